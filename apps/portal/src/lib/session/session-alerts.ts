/** The specified alert for an expired session (section 8). */
export const SESSION_ENDED_ALERT = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

/** The specified alert for a failed session check. */
export const SESSION_CHECK_FAILED_ALERT = `${SESSION_ENDED_ALERT} catch`;

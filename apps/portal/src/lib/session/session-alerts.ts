/** The specification's alert when a session turns out to be over (section 8), letter by letter. */
export const SESSION_ENDED_ALERT = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

/** The same when the check itself failed. */
export const SESSION_CHECK_FAILED_ALERT = `${SESSION_ENDED_ALERT} catch`;

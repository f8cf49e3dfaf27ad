import type { Failure, FailureCode } from '@sahakorn/contract/envelope';

type FailureText = {
  status: number;
  /** What a member reads; `{seconds}` is filled in. */
  thai: string;
  english: string;
};

const FAILURE_TEXTS: Readonly<Record<FailureCode, FailureText>> = {
  validation: {
    status: 400,
    thai: 'ข้อมูลที่ส่งมาไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่อีกครั้ง',
    english: 'the request is malformed',
  },
  invalid_credentials: {
    status: 401,
    thai: 'เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง',
    english: 'the membership number or the password is wrong',
  },
  unauthorized: {
    status: 401,
    thai: 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง',
    english: 'there is no session, or it has ended',
  },
  password_reset_required: {
    status: 403,
    thai: 'กรุณาตั้งรหัสผ่านใหม่ที่เมนูลืมรหัสผ่านก่อนเข้าสู่ระบบ',
    english: 'the password must be reset before signing in',
  },
  password_change_required: {
    status: 403,
    thai: 'กรุณาตั้งรหัสผ่านของท่านเองก่อนใช้งาน',
    english: 'the temporary password must be changed first',
  },
  proof_of_work_required: {
    status: 403,
    thai: 'กรุณารอการตรวจสอบความปลอดภัยสักครู่ แล้วลองใหม่อีกครั้ง',
    english: 'proof of work required, see POST /api/info/challenge',
  },
  terms_required: {
    status: 403,
    thai: 'กรุณายอมรับข้อตกลงและเงื่อนไขก่อนใช้งาน',
    english: 'the current terms have not been accepted',
  },
  forbidden: { status: 403, thai: 'ท่านไม่มีสิทธิ์ทำรายการนี้', english: 'not allowed' },
  csrf: {
    status: 403,
    thai: 'คำขอนี้ไม่ได้มาจากหน้าเว็บไซต์ของสหกรณ์',
    english: 'CSRF check failed: the request comes from another site',
  },
  impersonating: {
    status: 403,
    thai: 'เจ้าหน้าที่ดูข้อมูลแทนสมาชิกได้อย่างเดียว ไม่สามารถเปลี่ยนแปลงข้อมูล',
    english: 'read-only: an officer is impersonating the member',
  },
  not_found: { status: 404, thai: 'ไม่พบข้อมูลที่ต้องการ', english: 'not found' },
  gone: {
    status: 410,
    thai: 'ประกาศนี้สิ้นสุดระยะเวลาเผยแพร่แล้ว',
    english: 'no longer published',
  },
  method_not_allowed: { status: 405, thai: 'ระบบไม่รองรับคำขอแบบนี้', english: 'method not allowed' },
  conflict: {
    status: 409,
    thai: 'ข้อมูลมีการเปลี่ยนแปลง กรุณาลองใหม่อีกครั้ง',
    english: 'the data has changed in the meantime',
  },
  in_progress: {
    status: 409,
    thai: 'ระบบกำลังบันทึกรายการนี้อยู่ กรุณารอสักครู่แล้วลองใหม่อีกครั้ง',
    english: 'a request with the same idempotency key is in progress',
  },
  idempotency_key_reused: {
    status: 422,
    thai: 'รายการนี้ไม่ตรงกับที่ส่งครั้งก่อน กรุณาเปิดหน้านี้ใหม่แล้วส่งอีกครั้ง',
    english: 'the idempotency key was used with another body',
  },
  payload_too_large: { status: 413, thai: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', english: 'the body is too large' },
  unsupported_media_type: {
    status: 415,
    thai: 'ระบบไม่รองรับข้อมูลชนิดนี้',
    english: 'the body must be application/json without content encoding',
  },
  locked: {
    status: 429,
    thai: 'ใส่ข้อมูลผิดเกินจำนวนครั้งที่กำหนด กรุณารอ {seconds} วินาที แล้วลองใหม่อีกครั้ง',
    english: 'too many failed attempts',
  },
  rate_limited: {
    status: 429,
    thai: 'มีคำขอมากเกินไป กรุณารอ {seconds} วินาที แล้วลองใหม่อีกครั้ง',
    english: 'too many requests',
  },
  unavailable: {
    status: 503,
    thai: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณารอสักครู่แล้วลองใหม่อีกครั้ง',
    english: 'temporarily unavailable',
  },
  internal: {
    status: 500,
    thai: 'ขออภัย ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง',
    english: 'internal error',
  },
};

/** What a failure is, for logs and developers. */
export function describeFailure(code: FailureCode): string {
  return FAILURE_TEXTS[code].english;
}

export function getStatus(code: FailureCode): number {
  return FAILURE_TEXTS[code].status;
}

/** The failure code for a status. */
export function getCodeForStatus(status: number): FailureCode {
  if (status >= 500) return status === 503 ? 'unavailable' : 'internal';
  const found = Object.entries(FAILURE_TEXTS).find(([, words]) => words.status === status);
  return found ? (found[0] as FailureCode) : 'validation';
}

export type FailureDetails = { message?: string; retryAfter?: number | undefined; requestId?: string };

/** The body of a failed request: a Thai sentence for the member, plain words for everyone else. */
export function failureBody(
  code: FailureCode,
  { message, retryAfter, requestId }: FailureDetails = {},
): Failure {
  const { thai, english } = FAILURE_TEXTS[code];
  return {
    error: thai.replace('{seconds}', String(retryAfter ?? 1)),
    message: message ?? english,
    code,
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(requestId !== undefined && { request_id: requestId }),
  };
}

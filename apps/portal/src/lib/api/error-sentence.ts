import { type ApiError, isConnectionError } from './api-error.ts';

/** What failed where no words of the server say so: the connection, or the server behind it. */
export function describeError(error: ApiError): { title: string; advice: string } {
  return isConnectionError(error)
    ? { title: 'ไม่สามารถเชื่อมต่อได้', advice: 'ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง' }
    : { title: 'ระบบสหกรณ์ขัดข้องชั่วคราว', advice: 'อินเทอร์เน็ตของท่านใช้งานได้ปกติ ข้อมูลของท่านไม่สูญหาย' };
}

/** The server's own words about what it refused, or why it failed; '' where it gave none. */
export function getServerMessage(error: ApiError): string {
  if (error.kind === 'refused') return error.message;
  return (error.kind === 'failed' && error.notice) || '';
}

/** Whether the server failed, or a proxy answered in its place. */
export function isServerError(error: ApiError): error is Extract<ApiError, { kind: 'failed' }> {
  return error.kind === 'failed' && error.status >= 500;
}

export function getErrorSentence(error: ApiError): string {
  const { title, advice } = describeError(error);
  return getRefusal(error) || `${title} ${advice}`;
}

/** The sentence of an error where room is short. */
export function getErrorTitle(error: ApiError): string {
  return getRefusal(error) || describeError(error).title;
}

function getRefusal(error: ApiError): string {
  return isServerError(error) ? '' : getServerMessage(error);
}

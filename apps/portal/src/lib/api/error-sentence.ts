import { type ApiError, isConnectionError } from './api-error.ts';

/** The error text if the server sent none: connection or server failure. */
export function describeError(error: ApiError): { title: string; advice: string } {
  return isConnectionError(error)
    ? { title: 'ไม่สามารถเชื่อมต่อได้', advice: 'ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง' }
    : { title: 'ระบบสหกรณ์ขัดข้องชั่วคราว', advice: 'อินเทอร์เน็ตของท่านใช้งานได้ปกติ ข้อมูลของท่านไม่สูญหาย' };
}

/** The server's own message about a refusal or failure; '' if there is none. */
export function getServerMessage(error: ApiError): string {
  if (error.kind === 'refused') return error.message;
  return (error.kind === 'failed' && error.notice) || '';
}

/** Whether the server or a proxy failed. */
export function isServerError(error: ApiError): error is Extract<ApiError, { kind: 'failed' }> {
  return error.kind === 'failed' && error.status >= 500;
}

export function getErrorSentence(error: ApiError): string {
  const { title, advice } = describeError(error);
  return getRefusal(error) || `${title} ${advice}`;
}

/** A short error message. */
export function getErrorTitle(error: ApiError): string {
  return getRefusal(error) || describeError(error).title;
}

function getRefusal(error: ApiError): string {
  return isServerError(error) ? '' : getServerMessage(error);
}

import { type ApiError, isConnectionError } from './api-error.ts';

/** What failed where no words of the server say so: the connection, or the server behind it. */
export function describeError(error: ApiError): { title: string; advice: string } {
  return isConnectionError(error)
    ? { title: 'ไม่สามารถเชื่อมต่อได้', advice: 'ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง' }
    : { title: 'ระบบสหกรณ์ขัดข้องชั่วคราว', advice: 'อินเทอร์เน็ตของท่านใช้งานได้ปกติ ข้อมูลของท่านไม่สูญหาย' };
}

export function getErrorSentence(error: ApiError): string {
  const sentence = error.kind === 'failed' ? error.notice : error.kind === 'refused' ? error.message : '';
  const { title, advice } = describeError(error);
  return sentence || `${title} ${advice}`;
}

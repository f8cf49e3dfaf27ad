import { type ApiError, isConnectionError } from './api-error.ts';

/** The message for the member: the server's own if there is one. */
export function getErrorSentence(error: ApiError): string {
  if (isConnectionError(error)) return 'ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง';
  const sentence = error.kind === 'failed' ? error.notice : error.kind === 'refused' ? error.message : '';
  return sentence || 'ระบบขัดข้องชั่วคราว ข้อมูลของท่านไม่สูญหาย';
}

import { type ApiError, isConnectionError } from './api-error.ts';

/** What a member reads where something could not be shown: the server's own sentence if there is one. */
export function getErrorSentence(error: ApiError): string {
  if (isConnectionError(error)) return 'ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง';
  const sentence = error.kind === 'failed' ? error.notice : error.kind === 'refused' ? error.message : '';
  return sentence || 'ระบบขัดข้องชั่วคราว ข้อมูลของท่านไม่สูญหาย';
}

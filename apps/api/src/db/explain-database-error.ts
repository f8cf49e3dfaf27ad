import type { Bilingual } from '../language.ts';
import { getErrorCode, getErrorWords, OperatorError } from '../operator-error.ts';

/** The sentence for a database that cannot be used. */
export function explainDatabaseError(error: unknown, isEmbedded: boolean): OperatorError {
  if (error instanceof OperatorError) return error;
  const reason = describe(error);
  return new OperatorError({
    th: `ใช้${isEmbedded ? 'ฐานข้อมูลในตัว' : 'ฐานข้อมูลของ DATABASE_URL '}ไม่ได้: ${reason.th}`,
    en: `The ${isEmbedded ? 'embedded database' : 'database of DATABASE_URL'} cannot be used: ${reason.en.replace(/\.$/, '')}.`,
  });
}

function describe(error: unknown): Bilingual {
  // Node joins the failures of several addresses in one AggregateError without a message.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (getErrorCode(inner) === 'ERR_INVALID_URL') {
    return { th: 'ที่อยู่ผิดรูปแบบ', en: 'the address is malformed' };
  }
  const reason = getErrorWords(inner);
  return reason.en.includes('client password must be a string')
    ? { th: 'ฐานข้อมูลถามรหัสผ่าน แต่ที่อยู่ไม่มีรหัสผ่าน', en: 'it asks for a password, and the address has none' }
    : reason;
}

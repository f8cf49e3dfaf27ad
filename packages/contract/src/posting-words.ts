import { formatMoney } from '@sahakorn/thai/money';

/** Why the ledger states another amount than the balance of a day. */
export function describePosted(what: string, posted: string): string {
  return `${what}นับตามวันที่ของรายการ แต่บรรทัดสุดท้ายถึงวันนั้นในสมุดบัญชีระบุ ${formatMoney(posted)}\u00A0บาท เพราะมีรายการที่บันทึกย้อนหลัง`;
}

/** Below the rows of a statement whose balances do not lead from its opening to its closing balance. */
export const POSTED_LATE =
  'มีรายการที่บันทึกย้อนหลัง ยอดยกมาและยอดคงเหลือรวมนับตามวันที่ของรายการ ส่วนคงเหลือในแต่ละบรรทัดเป็นไปตามลำดับที่บันทึก จึงอาจไม่ต่อเนื่องกัน';

/** Beside balances of a day where rows of later days are posted already. */
export const POSTED_AHEAD = 'ยอดไม่รวมรายการที่ลงวันที่หลังจากวันนี้ แม้สมุดบัญชีบันทึกไว้ล่วงหน้าแล้ว';

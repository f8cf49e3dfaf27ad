import type { DocumentKind } from '@sahakorn/contract/document';
import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';

/** The printed title of each kind of document. */
export const DOCUMENT_TITLES = {
  receipt: 'ใบเสร็จรับเงิน',
  invoice: 'ใบแจ้งหนี้',
  cremation_receipt: 'ใบเสร็จรับเงินสงเคราะห์ศพ',
  cremation_invoice: 'ใบแจ้งหนี้เงินสงเคราะห์ศพ',
  share_statement: 'รายการเคลื่อนไหวหุ้น',
  loan_statement: 'รายการเคลื่อนไหวเงินกู้',
  loan_schedule: 'ตารางชำระเงินกู้',
  deposit_statement: 'รายการเคลื่อนไหวเงินฝาก',
  holdings: 'สรุปหุ้น เงินฝาก และเงินกู้',
  dividend_certificate: 'หนังสือรับรองเงินปันผลและเงินเฉลี่ยคืน',
  interest_certificate: 'หนังสือรับรองดอกเบี้ย',
  balance_confirmation: 'หนังสือยืนยันยอด',
} as const satisfies Record<DocumentKind, string>;

/** The notes in the foot of every document. */
export function footNotes(updatedOn: string | null, printedAt: Date): string[] {
  const updated = updatedOn === null ? '' : ` · ข้อมูล ณ วันที่อัพเดทล่าสุด ${formatThaiDate(updatedOn)}`;
  const printed = formatThaiDate(printedAt.toISOString(), { time: true });
  return [`จำนวนเงินเป็นบาท${updated} · พิมพ์เมื่อ ${printed}`];
}

/** An amount in a table; nothing where the books state none. */
export function amountCell(amount: string | null): string {
  return amount === null ? '' : formatMoney(amount);
}

/** A name with its title, as it is written on paper. */
export function fullName(member: { prename: string; member_name: string; member_surname: string }): string {
  return `${member.prename}${member.member_name} ${member.member_surname}`.trim();
}

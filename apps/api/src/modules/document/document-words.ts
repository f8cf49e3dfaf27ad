import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';

/** The notes in the foot of every document; a document that is printed again was still issued once. */
export function footNotes({ updatedOn, issuedAt }: { updatedOn: string | null; issuedAt: Date }): string[] {
  const updated = updatedOn === null ? '' : ` · ข้อมูล ณ วันที่อัพเดทล่าสุด ${formatThaiDate(updatedOn)}`;
  const issued = formatThaiDate(issuedAt.toISOString(), { time: true });
  return [`จำนวนเงินเป็นบาท${updated} · ออกเมื่อ ${issued}`];
}

/** An amount in a table; nothing where the books state none. */
export function amountCell(amount: string | null): string {
  return amount === null ? '' : formatMoney(amount);
}

/** A name with its title, as it is written on paper. */
export function fullName(member: { prename: string; member_name: string; member_surname: string }): string {
  return `${member.prename}${member.member_name} ${member.member_surname}`.trim();
}

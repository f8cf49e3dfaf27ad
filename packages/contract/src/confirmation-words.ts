import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { formatThaiDate } from '@sahakorn/thai/date';
import { absMoney, formatMoney, subtractMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import type { BalanceConfirmation, BalanceDifference, ConfirmationLine } from './confirmation.ts';
import type { Lenient } from './lenient.ts';
import { describePosted } from './posting-words.ts';

/** The answers that a member gives, in words. */
export const ANSWER_WORDS = { agreed: 'ถูกต้อง', disputed: 'ไม่ถูกต้อง' } as const;

/** The day of the balances, and whether they were answered, as documents and screens show it. */
export function describeConfirmation({
  balance_on,
  submitted_at,
}: Pick<Lenient<BalanceConfirmation>, 'balance_on' | 'submitted_at'>) {
  const submitted =
    submitted_at === null ? 'ยังไม่ได้ส่งคำตอบ' : formatThaiDate(submitted_at, { style: 'short', time: true });
  return [
    ['ยอด ณ วันที่', formatThaiDate(balance_on)],
    ['ส่งคำตอบเมื่อ', submitted],
  ] as const;
}

/** The number of the account or contract; null for shares. */
export function formatLineNo({
  kind,
  account_no,
}: Pick<Lenient<ConfirmationLine>, 'kind' | 'account_no'>): string | null {
  if (kind === 'share' || account_no === '') return null;
  return kind === 'deposit' ? formatDepositAccountNo(account_no) : formatText(account_no);
}

/** What explains the amount of a line, one sentence each. */
export function describeLine({
  posted_amount: posted,
  differences,
}: Pick<Lenient<ConfirmationLine>, 'posted_amount' | 'differences'>): string[] {
  return [...(posted ? [describePosted('ยอดนี้', posted)] : []), ...differences.map(describeDifference)];
}

/** Which row of the books it is, what it states, and the sum of the movements. */
function describeDifference(difference: Lenient<BalanceDifference>): string {
  const { kind, seq_no, day, description, stated, expected } = difference;
  const off = stated === null || expected === null ? null : absMoney(subtractMoney(stated, expected));
  const place = formatNumber(seq_no, { decimals: 0 });
  const row = `รายการลำดับที่ ${place} ${formatText(description)} ${formatThaiDate(day, { style: 'short' })}`;
  return `${kind === 'account' ? 'ยอดของบัญชี' : row} สมุดบัญชีระบุ ${formatMoney(stated)} คำนวณได้ ${formatMoney(expected)} ต่างกัน ${formatMoney(off)} บาท`;
}

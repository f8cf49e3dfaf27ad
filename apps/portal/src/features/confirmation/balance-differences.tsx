import { formatThaiDate } from '@sahakorn/thai/date';
import { absMoney, formatMoney, subtractMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { Difference } from './confirmation-endpoints.ts';

/** Rows of the books whose balance is not what the movements come to, with both amounts. */
export function BalanceDifferences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 border-s-4 border-line-strong ps-3 text-sm">
      {differences.map((difference, place) => (
        <li key={`${difference.kind} ${difference.seq_no ?? place}`}>
          <WholeWords>{describeDifference(difference)}</WholeWords>
        </li>
      ))}
    </ul>
  );
}

/** Which row of the books it is, what it states and what the movements come to. */
export function describeDifference({ kind, seq_no, day, description, stated, expected }: Difference): string {
  const off = stated === null || expected === null ? null : absMoney(subtractMoney(stated, expected));
  const amounts = `สมุดบัญชีระบุ ${formatMoney(stated)} คำนวณได้ ${formatMoney(expected)} ต่างกัน ${formatMoney(off)} บาท`;
  if (kind === 'account') return `ยอดของบัญชี: ${amounts}`;
  const place = formatNumber(seq_no, { decimals: 0 });
  return `รายการลำดับที่ ${place} ${formatText(description)} ${formatThaiDate(day, { style: 'short' })}: ${amounts}`;
}

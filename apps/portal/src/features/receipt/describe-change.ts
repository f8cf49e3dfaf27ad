import {
  absMoney,
  compareMoney,
  formatMoney,
  getMoneySign,
  subtractMoney,
  sumMoney,
} from '@sahakorn/thai/money';
import type { Receipt, ReceiptLine } from './receipt-from-wire.ts';

const MONTHS_OF_YEAR = 12;
const NONE = '0.00';

/**
 * How a bill differs from the month before, in words: `เพิ่มขึ้น 363.43 บาท เพราะดอกเบี้ย`. A reason is given only where it
 * explains the whole difference. Null where the month before has no paper.
 */
export function describeChange(bill: Receipt, before: Receipt | undefined): string | null {
  if (!before || monthsBetween(before, bill) !== 1) return null;
  const difference = subtractMoney(bill.charged, before.charged);
  const sign = getMoneySign(difference);
  if (sign === 0) return 'เท่ากับเดือนก่อน';
  const words = `${sign > 0 ? 'เพิ่มขึ้น' : 'ลดลง'} ${formatMoney(absMoney(difference))}\u00A0บาท`;
  return `${words} ${getReason(bill.lines, before.lines, difference) ?? 'จากเดือนก่อน'}`;
}

function getReason(lines: ReceiptLine[], before: ReceiptLine[], difference: string): string | null {
  const added = lines.filter((line) => !before.some((other) => sameItem(line, other)));
  const gone = before.filter((line) => !lines.some((other) => sameItem(line, other)));
  const [first] = [...added, ...gone];
  if (first && added.length + gone.length > 1) return null;
  if (first) {
    const [amount, reason] = added.includes(first)
      ? [first.amount, `เพราะมี${first.name}เพิ่ม`]
      : [subtractMoney(NONE, first.amount), `เพราะไม่มี${first.name}แล้ว`];
    return compareMoney(amount, difference) === 0 ? reason : null;
  }
  if (compareMoney(subtractMoney(sumInterest(lines), sumInterest(before)), difference) === 0)
    return 'เพราะดอกเบี้ย';
  const changed = lines.filter((line) =>
    before.some((other) => sameItem(line, other) && compareMoney(line.amount, other.amount) !== 0),
  );
  return changed.length === 1 ? `เพราะ${changed[0]?.name ?? ''}` : null;
}

function sameItem(one: ReceiptLine, other: ReceiptLine): boolean {
  return one.code === other.code && one.subject === other.subject;
}

function sumInterest(lines: ReceiptLine[]): string {
  return sumMoney(lines.map(({ interest }) => interest ?? NONE));
}

function monthsBetween(from: Receipt, to: Receipt): number {
  return (to.year - from.year) * MONTHS_OF_YEAR + to.month - from.month;
}

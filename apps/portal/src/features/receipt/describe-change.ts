import {
  absMoney,
  compareMoney,
  formatMoney,
  getMoneySign,
  subtractMoney,
  sumMoney,
} from '@sahakorn/thai/money';
import { type Receipt, type ReceiptLine, monthsBetween } from '../../domain/receipt/receipt.ts';

const NONE = '0.00';

/** A reason is given only where it explains the whole difference. */
export function describeChange(bill: Receipt, before: Receipt | undefined): string | null {
  if (!before || monthsBetween(before, bill) !== 1) return null;
  if (bill.charged_amount === null || before.charged_amount === null) return null;
  const difference = subtractMoney(bill.charged_amount, before.charged_amount);
  const sign = getMoneySign(difference);
  if (sign === 0) return 'เท่ากับเดือนก่อน';
  const words = `${sign > 0 ? 'เพิ่มขึ้น' : 'ลดลง'} ${formatMoney(absMoney(difference))}\u00A0บาท`;
  const [lines, linesBefore] = [bill.lines, before.lines];
  // A line that is not known may be the reason.
  const known = lines.every(isKnown) && linesBefore.every(isKnown);
  const reason = known ? getReason(lines, linesBefore, difference) : null;
  return `${words} ${reason ?? 'จากเดือนก่อน'}`;
}

type KnownLine = ReceiptLine & { item_type_name: string; amount: string };

function isKnown(line: ReceiptLine): line is KnownLine {
  const { item_type_code, item_type_name, description, amount } = line;
  return ![item_type_code, item_type_name, description, amount].includes(null);
}

function getReason(lines: KnownLine[], before: KnownLine[], difference: string): string | null {
  const added = lines.filter((line) => !before.some((other) => sameItem(line, other)));
  const gone = before.filter((line) => !lines.some((other) => sameItem(line, other)));
  const [first] = [...added, ...gone];
  if (first && added.length + gone.length > 1) return null;
  if (first) {
    const [amount, reason] = added.includes(first)
      ? [first.amount, `เพราะมี${first.item_type_name}เพิ่ม`]
      : [subtractMoney(NONE, first.amount), `เพราะไม่มี${first.item_type_name}แล้ว`];
    return compareMoney(amount, difference) === 0 ? reason : null;
  }
  if (compareMoney(subtractMoney(sumInterest(lines), sumInterest(before)), difference) === 0)
    return 'เพราะดอกเบี้ย';
  const changed = lines.filter((line) =>
    before.some((other) => sameItem(line, other) && compareMoney(line.amount, other.amount) !== 0),
  );
  return changed.length === 1 ? `เพราะ${changed[0]?.item_type_name ?? ''}` : null;
}

function sameItem(one: KnownLine, other: KnownLine): boolean {
  return one.item_type_code === other.item_type_code && one.description === other.description;
}

function sumInterest(lines: KnownLine[]): string {
  return sumMoney(lines.map(({ interest_amount }) => interest_amount ?? NONE));
}

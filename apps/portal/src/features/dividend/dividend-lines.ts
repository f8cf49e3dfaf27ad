import { formatMoney, negateMoney, getMoneySign, subtractMoney, sumMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import type { DividendYear } from './dividend-endpoints.ts';

export type DividendLine = { words: string; note: string | null; amount: string };

/** A rate is never rounded, and has two decimals at least. */
const LEAST_RATE_DECIMALS = 2;

/** The steps to the net amount, which add up exactly. A difference that the books do not explain is shown on a separate line. */
export function dividendLines(year: DividendYear): DividendLine[] {
  const stated: DividendLine[] = [
    { words: 'เงินปันผล', note: dividendNote(year), amount: year.dividend },
    ...takenOff('งดจ่ายเงินปันผล', year.dividendSuspended),
    { words: 'เงินเฉลี่ยคืน', note: averageNote(year), amount: year.averageReturn },
    ...takenOff('งดจ่ายเงินเฉลี่ยคืน', year.averageSuspended),
    ...year.deductions.flatMap(({ description, amount }) => takenOff(`หัก ${description}`, amount)),
  ];
  const unexplained = subtractMoney(year.net, sumMoney(stated.map(({ amount }) => amount)));
  if (getMoneySign(unexplained) === 0) return stated;
  return [...stated, { words: 'รายการอื่นที่ไม่ได้แจ้งรายละเอียด', note: null, amount: unexplained }];
}

/** A rate in words: `ร้อยละ 5.25`; null where the books state none. */
export function formatRate(rate: string | null): string | null {
  if (rate === null) return null;
  const stated = (rate.split('.')[1] ?? '').replace(/0+$/, '').length;
  return `ร้อยละ\u00A0${formatNumber(rate, { decimals: Math.max(LEAST_RATE_DECIMALS, stated) })}`;
}

function takenOff(words: string, amount: string): DividendLine[] {
  return getMoneySign(amount) === 0 ? [] : [{ words, note: null, amount: negateMoney(amount) }];
}

function dividendNote({ dividendRate }: DividendYear): string | null {
  const rate = formatRate(dividendRate);
  return rate && `${rate} ของทุนเรือนหุ้น`;
}

function averageNote({ averageRate, baseInterest }: DividendYear): string | null {
  const rate = formatRate(averageRate);
  const base = baseInterest && `ดอกเบี้ยที่ชำระ ${formatMoney(baseInterest)}`;
  if (rate === null) return base;
  return `${rate} ของ${base ?? 'ดอกเบี้ยที่ชำระ'}`;
}

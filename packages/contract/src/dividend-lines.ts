import { formatMoney, getMoneySign, negateMoney, subtractMoney, sumKnownMoney } from '@sahakorn/thai/money';
import { formatRate } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import type { Dividend } from './dividend.ts';
import type { Lenient } from './lenient.ts';

/** A year, of which some figures may not be known. */
export type DividendYear = Omit<Lenient<Dividend>, 'pay_method' | 'bank_name' | 'bank_account' | 'paid_on'>;

export type DividendLine = { words: string; note: string | null; amount: string | null };

/**
 * The steps to the net amount, which add up exactly. A difference that the books do
 * not explain is shown on a separate line.
 */
export function dividendLines(year: DividendYear): DividendLine[] {
  const stated: DividendLine[] = [
    { words: 'เงินปันผล', note: dividendNote(year), amount: year.dividend },
    ...deductionLine('งดจ่ายเงินปันผล', year.drop_dividend),
    { words: 'เงินเฉลี่ยคืน', note: averageNote(year), amount: year.average_return },
    ...deductionLine('งดจ่ายเงินเฉลี่ยคืน', year.drop_average),
    ...year.deductions.flatMap(({ description, amount }) =>
      deductionLine(`หัก ${formatText(description)}`, amount),
    ),
  ];
  const sum = sumKnownMoney(stated.map(({ amount }) => amount));
  if (sum === null || year.net_amount === null) return stated;
  const unexplained = subtractMoney(year.net_amount, sum);
  if (getMoneySign(unexplained) === 0) return stated;
  return [...stated, { words: 'รายการอื่นที่ไม่ได้แจ้งรายละเอียด', note: null, amount: unexplained }];
}

/** The rates of both parts, in words. */
export function getRates({ dividend_rate, average_return_rate }: DividendYear) {
  return [
    { words: 'ปันผล', rate: formatRateInWords(dividend_rate) },
    { words: 'เฉลี่ยคืน', rate: formatRateInWords(average_return_rate) },
  ];
}

/** A rate in words: `ร้อยละ 5.25`; null if the books state none. */
export function formatRateInWords(rate: string | null): string | null {
  return rate === null ? null : `ร้อยละ\u00A0${formatRate(rate)}`;
}

function deductionLine(words: string, amount: string | null): DividendLine[] {
  return getMoneySign(amount) === 0 ? [] : [{ words, note: null, amount: amount && negateMoney(amount) }];
}

function dividendNote({ dividend_rate }: DividendYear): string | null {
  const rate = formatRateInWords(dividend_rate);
  return rate && `${rate} ของทุนเรือนหุ้น`;
}

function averageNote({ average_return_rate, base_interest }: DividendYear): string | null {
  const rate = formatRateInWords(average_return_rate);
  const base = base_interest && `ดอกเบี้ยที่ชำระ ${formatMoney(base_interest)}`;
  if (rate === null) return base;
  return `${rate} ของ${base ?? 'ดอกเบี้ยที่ชำระ'}`;
}

import { formatMoney, getMoneySign, subtractMoney } from '@sahakorn/thai/money';
import { formatYearDays } from './accounting-year-words.ts';
import type { DividendExplanation } from './dividend-explanation.ts';
import { formatRateInWords } from './dividend-lines.ts';
import type { Lenient } from './lenient.ts';
import { describePosted } from './posting-words.ts';

/** A year as it is explained, of which some figures may not be known. */
export type ExplainedYear = Lenient<DividendExplanation>;

/** One of the lines below the movements; the `total` is their sum. */
export type DividendStep = { kind: 'rounding' | 'sum' | 'total'; words: string; amount: string | null };

/** The names of facts in texts about dividends, for `explainMissing`. */
export const DIVIDEND_FACTS = {
  rate: 'อัตราของปีนี้',
  rule: 'วิธีคำนวณที่ใช้กับปีนี้',
  shares: 'จำนวนหุ้นเมื่อต้นปี',
  interest: 'ดอกเบี้ยที่ชำระครบทุกรายการ',
} as const;

/** The part of the year that a line counts: `342/365`, never a decimal. Null if it is not known. */
export function formatYearPart({
  parts,
  divisor,
}: {
  parts: number | null;
  divisor: number | null;
}): string | null {
  return parts === null || divisor === null ? null : `${parts}/${divisor}`;
}

/** How the rule counts the shares of a year; null without a rule. */
export function describeWeighing(year: ExplainedYear): string | null {
  if (!year.dividend_rule?.weighing) return null;
  const unit = year.dividend_rule.weighing === 'days' ? 'วันที่ถือ' : 'เดือนที่ถือ';
  const days = formatYearDays(year);
  const held = `หุ้นที่ถือทั้งปี ได้ปันผลเต็ม หุ้นที่ซื้อระหว่างปี ได้ตามจำนวน${unit}`;
  return days === null ? held : `${held} ปีบัญชีนี้คือ ${days}`;
}

/** Why the ledger states other shares brought forward; null where it does not. */
export function describePostedForward({ posted_forward: posted }: ExplainedYear): string | null {
  return posted ? describePosted('หุ้นยกมาต้นปี', posted) : null;
}

/** A rule with its version and source: `เงินปันผลรายวัน ฉบับที่ 1 (ข้อบังคับ …)`; null without a rule. */
export function describeRule(
  rule: { name: string | null; version: number | null; source: string | null } | null,
) {
  if (!rule?.name) return null;
  const version = rule.version === null ? '' : ` ฉบับที่\u00A0${rule.version}`;
  return rule.name + version + (rule.source ? ` (${rule.source})` : '');
}

/**
 * From the lines to the dividend, so that a reader can check it with a pocket calculator. Where
 * each line is rounded, the lines add up as they are; otherwise the shares are summed, and the
 * rounding difference is on its own line.
 */
export function dividendSteps({
  dividend_rule,
  dividend_rate,
  dividend_worked_out,
}: Pick<ExplainedYear, 'dividend_rule' | 'dividend_rate' | 'dividend_worked_out'>): DividendStep[] {
  const worked = dividend_worked_out.value;
  if (!worked) return [];
  const result = `เงินปันผล${formatRateInWords(dividend_rate) ?? ''}`;
  if (dividend_rule?.rounded === 'line') return [{ kind: 'total', words: result, amount: worked.amount }];
  const rounded = getMoneySign(worked.amount_rounding);
  return [
    ...rounding('ปัดเศษสตางค์ของแต่ละบรรทัด', worked.counted_rounding),
    { kind: 'sum', words: 'รวมหุ้นที่คิดปันผล', amount: worked.counted_shares },
    ...(rounded
      ? [
          {
            kind: 'sum' as const,
            words: result,
            amount: subtractKnown(worked.amount, worked.amount_rounding),
          },
          ...rounding('ปัดเศษตามระเบียบ', worked.amount_rounding),
          { kind: 'total' as const, words: 'เงินปันผล', amount: worked.amount },
        ]
      : [{ kind: 'total' as const, words: result, amount: worked.amount }]),
  ];
}

/** `ตามระเบียบ 100.00 ที่จ่ายจริง 101.50 ต่างกัน +1.50`; null if both agree or one is not known. */
export function describeDifference(
  stated: string | null,
  worked: string | null,
  difference: string | null,
): string | null {
  if (stated === null || worked === null || difference === null || getMoneySign(difference) === 0)
    return null;
  return [
    `ตามระเบียบ\u00A0${formatMoney(worked)}`,
    `ที่จ่ายจริง\u00A0${formatMoney(stated)}`,
    `ต่างกัน\u00A0${formatMoney(difference, { sign: 'always' })}`,
  ].join(' ');
}

function rounding(words: string, amount: string | null): DividendStep[] {
  return amount === null || getMoneySign(amount) === 0 ? [] : [{ kind: 'rounding', words, amount }];
}

function subtractKnown(amount: string | null, part: string | null): string | null {
  return amount === null || part === null ? null : subtractMoney(amount, part);
}

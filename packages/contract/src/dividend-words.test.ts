import { describe, expect, it } from 'vitest';
import {
  describeDifference,
  describeRule,
  describeWeighing,
  dividendSteps,
  type ExplainedYear,
  formatYearPart,
} from './dividend-words.ts';

const RULE = {
  name: 'เงินปันผลรายวัน',
  version: 1,
  from: '2012-01-01',
  source: 'ข้อบังคับ หมวด 3',
  weighing: 'days',
  rounded: 'sum',
} as const;
const WORKED = {
  lines: [],
  counted_shares: '445869.86',
  counted_rounding: '-0.01',
  amount: '23408.17',
  amount_rounding: '0.00',
};
const KNOWN = { missing: [], obstacle: null };
const YEAR: ExplainedYear = {
  account_year: 2025,
  dividend_rule: RULE,
  dividend_rate: '5.2500',
  dividend: '23408.17',
  dividend_worked_out: { ...KNOWN, value: WORKED },
  dividend_difference: '0.00',
  average_return_rule: null,
  average_return_rate: '8.0000',
  average_return: '3357.48',
  interest: [],
  base_interest: '41968.46',
  average_return_worked_out: { ...KNOWN, value: { interest: '41968.46', amount: '3357.48' } },
  average_return_difference: '0.00',
  average_return_withheld: null,
};
const withWorked = (worked: Partial<typeof WORKED>, rounded: 'line' | 'sum' = 'sum'): ExplainedYear => ({
  ...YEAR,
  dividend_rule: { ...RULE, rounded },
  dividend_worked_out: { ...KNOWN, value: { ...WORKED, ...worked } },
});

describe('the steps to a dividend', () => {
  it('sum the shares that count and take the rate of them', () => {
    expect(dividendSteps(YEAR)).toEqual([
      { kind: 'rounding', words: 'ปัดเศษสตางค์ของแต่ละบรรทัด', amount: '-0.01' },
      { kind: 'sum', words: 'รวมหุ้นที่คิดปันผล', amount: '445869.86' },
      { kind: 'total', words: 'เงินปันผลร้อยละ\u00A05.25', amount: '23408.17' },
    ]);
  });

  it('name what the rule’s rounding takes off', () => {
    const steps = dividendSteps(
      withWorked({ counted_rounding: '0.00', amount: '23408.00', amount_rounding: '-0.17' }),
    );
    expect(steps.map(({ words, amount }) => [words, amount])).toEqual([
      ['รวมหุ้นที่คิดปันผล', '445869.86'],
      ['เงินปันผลร้อยละ\u00A05.25', '23408.17'],
      ['ปัดเศษตามระเบียบ', '-0.17'],
      ['เงินปันผล', '23408.00'],
    ]);
  });

  it('are the sum alone where each line is rounded, and none where nothing was worked out', () => {
    expect(dividendSteps(withWorked({}, 'line'))).toHaveLength(1);
    const missing = { value: null, missing: [{ fact: 'rate', on: null }], obstacle: null } as const;
    expect(
      dividendSteps({ ...YEAR, dividend_worked_out: { ...missing, missing: [...missing.missing] } }),
    ).toEqual([]);
  });
});

it('describes how the rule weighs, its name and its source', () => {
  expect(describeWeighing(YEAR)).toMatch(/ได้ตามจำนวนวันที่ถือ$/);
  const months = { ...YEAR, dividend_rule: { ...RULE, weighing: 'months' as const } };
  expect(describeWeighing(months)).toMatch(/ได้ตามจำนวนเดือนที่ถือ$/);
  expect(describeWeighing({ ...YEAR, dividend_rule: null })).toBeNull();
  expect(describeRule(RULE)).toBe('เงินปันผลรายวัน ฉบับที่\u00A01 (ข้อบังคับ หมวด 3)');
  expect(describeRule({ ...RULE, version: null, source: null })).toBe('เงินปันผลรายวัน');
  expect(describeRule(null)).toBeNull();
});

it('writes a part of the year as a fraction', () => {
  expect(formatYearPart({ parts: 342, divisor: 365 })).toBe('342/365');
  expect(formatYearPart({ parts: null, divisor: 365 })).toBeNull();
});

it('compares both amounts with their difference', () => {
  expect(describeDifference('101.50', '100.00', '1.50')).toBe(
    'ตามระเบียบ\u00A0100.00 ที่จ่ายจริง\u00A0101.50 ต่างกัน\u00A0+1.50',
  );
  expect(describeDifference('100.00', '100.00', '0.00')).toBeNull();
  expect(describeDifference(null, '100.00', null)).toBeNull();
});

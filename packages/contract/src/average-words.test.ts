import { describe, expect, it } from 'vitest';
import { averageSteps, describeDefault, describeWithheldDifference } from './average-words.ts';
import type { ExplainedYear } from './dividend-words.ts';

const KNOWN = { missing: [], obstacle: null };
const NOTHING = { ...KNOWN, value: null };
const YEAR: ExplainedYear = {
  account_year: 2025,
  dividend_rule: null,
  dividend_rate: null,
  dividend: null,
  dividend_worked_out: NOTHING,
  dividend_difference: null,
  average_return_rule: null,
  average_return_rate: '8.0000',
  average_return: '3357.48',
  interest: [],
  base_interest: '41968.46',
  average_return_worked_out: { ...KNOWN, value: { interest: '41968.46', amount: '3357.48' } },
  average_return_difference: '0.00',
  average_return_withheld: null,
};
const MISSED = { receive_year: 2025, receive_month: 7, missed_amount: '14398.75' };
const TRANSFERRED = { loan_contract_no: 'ส6800207', loan_type_description: 'เงินกู้สามัญ' };

type Withheld = { amount: string; missed: (typeof MISSED)[]; transferred: (typeof TRANSFERRED)[] };

function withhold(value: Withheld | null, stated: string | null, difference: string | null): ExplainedYear {
  const missing = value ? [] : [{ fact: 'default', on: null } as const];
  return {
    ...YEAR,
    average_return_withheld: { stated, worked_out: { value, missing, obstacle: null }, difference },
  };
}

const WHOLE = { amount: '3357.48', missed: [MISSED], transferred: [] };
const NONE = { amount: '0.00', missed: [], transferred: [] };

describe('the steps to an average return', () => {
  it.each([
    ['no rule asks for a default', YEAR],
    ['none was missed', withhold(NONE, '0.00', '0.00')],
    ['that is not known', withhold(null, '0.00', null)],
  ])('are the rate of the interest where %s', (_why, year) => {
    expect(averageSteps(year)).toEqual([
      { kind: 'sum', words: 'รวมดอกเบี้ยที่ชำระ', amount: '41968.46' },
      { kind: 'total', words: 'เงินเฉลี่ยคืนร้อยละ\u00A08.00', amount: '3357.48' },
    ]);
  });

  it('end at zero where a payment was missed', () => {
    expect(
      averageSteps(withhold(WHOLE, '3357.48', '0.00')).map(({ words, amount }) => [words, amount]),
    ).toEqual([
      ['รวมดอกเบี้ยที่ชำระ', '41968.46'],
      ['เงินเฉลี่ยคืนร้อยละ\u00A08.00', '3357.48'],
      ['งดจ่ายเพราะค้างชำระ', '-3357.48'],
      ['เงินเฉลี่ยคืน', '0.00'],
    ]);
  });

  it('are none where nothing was worked out', () => {
    expect(averageSteps({ ...YEAR, average_return_worked_out: NOTHING })).toEqual([]);
  });
});

describe('a missed payment', () => {
  it('is named with its month and amount, or its contract', () => {
    const both = { ...WHOLE, transferred: [TRANSFERRED] };
    expect(describeDefault(withhold(both, '3357.48', '0.00'))).toBe(
      'ระเบียบงดจ่ายเงินเฉลี่ยคืนของปีที่ค้างชำระ เดือนกรกฎาคม\u00A02568 เก็บเงินไม่ได้ 14,398.75\u00A0บาท ผู้ค้ำประกันรับชำระสัญญา\u00A0ส6800207\u00A0แทน',
    );
    expect(describeDefault(withhold(NONE, '0.00', '0.00'))).toBeNull();
    expect(describeDefault(YEAR)).toBeNull();
  });

  it('is not known if the books do not cover the year, even with suspended payments', () => {
    const unknown =
      'ระเบียบงดจ่ายเงินเฉลี่ยคืนของปีที่ค้างชำระ ในระบบไม่มีข้อมูลการเก็บเงินครบทุกเดือนของปี\u00A02568 จึงตรวจข้อนี้ไม่ได้';
    expect(describeDefault(withhold(null, '0.00', null))).toBe(unknown);
    expect(describeDefault(withhold(null, null, null))).toBe(unknown);
    expect(describeDefault(withhold(null, '1148.31', null))).toBe(
      `${unknown} ปี\u00A02568\u00A0สหกรณ์งดจ่าย\u00A01,148.31\u00A0บาท สอบถามสาเหตุได้ที่สหกรณ์`,
    );
  });

  it('compares what the rule withholds with what the books suspend', () => {
    expect(describeWithheldDifference(withhold(WHOLE, '0.00', '-3357.48'))).toBe(
      'งดตามระเบียบ\u00A03,357.48 งดจริง\u00A00.00 ต่างกัน\u00A0\u22123,357.48',
    );
    for (const year of [YEAR, withhold(NONE, '0.00', '0.00'), withhold(null, '5.00', null)]) {
      expect(describeWithheldDifference(year)).toBeNull();
    }
  });
});

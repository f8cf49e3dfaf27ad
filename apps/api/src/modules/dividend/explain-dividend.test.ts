import type { RuleBook } from '@sahakorn/rules/rule-book';
import { describe, expect, it } from 'vitest';
import { explainDividend } from './explain-dividend.ts';
import type { PaymentBooks } from './missed-payments.ts';
import type { ShareMovement } from './share-year.ts';

const VERSION = { name: 'ปันผลรายวัน', version: 1, from: '2020-01-01', source: 'ข้อบังคับ' };
const TO_SATANG = { unit: 'satang', mode: 'half-up' } as const;
const RULES: RuleBook = {
  dividend: [
    {
      ...VERSION,
      weighing: { by: 'days', yearDays: 365 },
      rounding: { ...TO_SATANG, per: 'sum' },
      ceiling: '10.00',
    },
  ],
  averageReturn: [{ ...VERSION, noneAfterDefault: true, rounding: TO_SATANG }],
  loan: [],
  guarantee: [],
};
const YEAR = {
  account_year: 2025,
  dividend_rate: '5.0000',
  dividend: '500.00',
  average_return_rate: '8.0000',
  average_return: '80.00',
  drop_average: '0.00',
  base_interest: '1000.00',
};
const PAID = {
  account_year: 2025,
  loan_contract_no: 'ส1',
  loan_type_description: 'เงินกู้สามัญ',
  close_status: '0',
  interest: '1000.00' as string | null,
};
const NO_INTEREST = { paid: [], partlyRecorded: [] };
const NO_PAYMENTS = { collections: [], contracts: [] };

function move(seq: number, day: string, value: string, stock: string, code = 'SPM'): ShareMovement {
  return {
    seq_no: seq,
    operate_date: day,
    item_type_code: code,
    item_type_description: code === 'BF' ? 'ยกมา' : 'หุ้นรายเดือน',
    period: null,
    share_value: value,
    share_stock: stock,
  };
}

const OPENED = move(1, '2016-01-01', '9000.00', '9000.00', 'BF');
const LEDGER = [
  OPENED,
  move(2, '2024-05-02', '1000.00', '10000.00'),
  move(3, '2025-01-24', '2500.00', '12500.00'),
];

const explain = (year: Partial<typeof YEAR>, shares: ShareMovement[], rules: RuleBook | null = RULES) =>
  explainDividend({ ...YEAR, ...year }, { shares, interest: NO_INTEREST, payments: NO_PAYMENTS }, rules);

describe('the lines of a dividend', () => {
  it('are what was brought forward and each movement of the year', () => {
    const { dividend_worked_out: worked, dividend_difference } = explain({}, LEDGER);
    expect(worked.value).toEqual({
      lines: [
        {
          day: null,
          description: null,
          period: null,
          shares: '10000.00',
          parts: 365,
          divisor: 365,
          counted_shares: '10000.00',
          amount: '500.00',
        },
        {
          day: '2025-01-24',
          description: 'หุ้นรายเดือน',
          period: null,
          shares: '2500.00',
          parts: 342,
          divisor: 365,
          counted_shares: '2342.47',
          amount: '117.12',
        },
      ],
      counted_shares: '12342.47',
      counted_rounding: '0.00',
      amount: '617.12',
      amount_rounding: '0.00',
    });
    expect(dividend_difference).toBe('-117.12');
  });

  it.each([
    ['begins from zero within the year', [move(1, '2025-06-01', '500.00', '500.00')], '0.00'],
    ['begins after the year from zero', [move(1, '2026-06-01', '500.00', '500.00')], '0.00'],
    ['opens within the year', [move(1, '2025-01-01', '700.00', '700.00', 'BF')], '700.00'],
    ['states what it began with on the first day', [move(1, '2025-01-01', '10.00', '710.00')], '700.00'],
    [
      'counts a row that was posted after later ones on its own day',
      [OPENED, move(2, '2025-01-24', '111.33', '9111.33'), move(3, '2024-12-24', '1111.11', '10222.44')],
      '10111.11',
    ],
    [
      'opens on the first day after a row that was dated back',
      [move(1, '2025-01-01', '700.00', '700.00', 'BF'), move(2, '2024-12-24', '5.00', '705.00')],
      '705.00',
    ],
  ])('know the shares of a book that %s', (_what, shares, broughtForward) => {
    const { value } = explain({}, shares).dividend_worked_out;
    expect(value?.lines[0]?.shares).toBe(broughtForward);
  });

  it.each([
    ['has no movement', []],
    ['begins after the year', [move(1, '2026-01-01', '700.00', '700.00', 'BF')]],
    ['begins midway', [move(7, '2025-02-05', '10.00', '710.00')]],
    ['brings shares forward within the year', [move(1, '2025-06-15', '700.00', '700.00', 'BF')]],
    ['brings shares forward on the last day of the year', [move(1, '2025-12-31', '700.00', '700.00', 'BF')]],
    ['brings shares forward by a balance alone', [move(1, '2025-06-15', '0.00', '700.00', 'BF')]],
    ['states within the year what it began with', [move(1, '2025-01-05', '10.00', '710.00')]],
    ['brings more forward within the year', [...LEDGER, move(4, '2025-06-15', '700.00', '13200.00', 'BF')]],
    [
      'opens within the year, with a row that was dated back',
      [move(1, '2025-06-15', '700.00', '700.00', 'BF'), move(2, '2024-12-24', '5.00', '705.00')],
    ],
  ])('are not shown where a book %s', (_what, shares) => {
    const { dividend_worked_out, dividend_difference } = explain({}, shares);
    expect(dividend_worked_out).toEqual({
      value: null,
      missing: [{ fact: 'shares', on: '2025-01-01' }],
      obstacle: null,
    });
    expect(dividend_difference).toBeNull();
  });

  it('say what the ledger states at the end of the year before, where that is another amount', () => {
    const late = move(3, '2024-12-24', '1111.11', '10222.44');
    const posted = [OPENED, move(2, '2025-01-24', '111.33', '9111.33'), late];
    expect(explain({}, posted)).toMatchObject({ posted_forward: '10222.44' });
    expect(explain({}, LEDGER)).not.toHaveProperty('posted_forward');
  });

  it('are not shown without a rule of that year, nor above its ceiling', () => {
    const missing = [{ fact: 'rule', on: '2025-01-01' }];
    expect(explain({}, LEDGER, null).dividend_worked_out.missing).toEqual(missing);
    expect(explain({}, LEDGER, null)).toMatchObject({ dividend_rule: null, average_return_rule: null });
    expect(explain({ account_year: 2019 }, LEDGER).dividend_worked_out.missing).toEqual([
      { fact: 'rule', on: '2019-01-01' },
    ]);
    expect(explain({ dividend_rate: '10.5000' }, LEDGER).dividend_worked_out.obstacle).toBe('over-ceiling');
  });
});

describe('an accounting year that ends in September', () => {
  const SEPTEMBER = { ...RULES, yearEndMonth: 9 };
  const LATER = [
    move(1, '2024-01-01', '9000.00', '9000.00', 'BF'),
    move(2, '2024-09-30', '1000.00', '10000.00'),
    move(3, '2024-10-01', '200.00', '10200.00'),
    move(4, '2025-09-30', '300.00', '10500.00'),
    move(5, '2025-10-01', '400.00', '10900.00'),
  ];

  it('has the shares of its own days, each weighed to its own end', () => {
    const { dividend_worked_out: worked, ...head } = explain({}, LATER, SEPTEMBER);
    expect(head).toMatchObject({ account_year: 2025, year_from: '2024-10-01', year_to: '2025-09-30' });
    expect(worked.value?.lines.map(({ day, shares, parts }) => [day, shares, parts])).toEqual([
      [null, '10000.00', 365],
      ['2024-10-01', '200.00', 365],
      ['2025-09-30', '300.00', 1],
    ]);
  });

  it('needs the rule and the shares of its own first day', () => {
    const later = {
      ...SEPTEMBER,
      dividend: SEPTEMBER.dividend.map((rule) => ({ ...rule, from: '2024-10-02' })),
    };
    expect(explain({}, LATER, later).dividend_worked_out.missing).toEqual([
      { fact: 'rule', on: '2024-10-01' },
    ]);
    const opened = [move(1, '2024-10-02', '700.00', '700.00', 'BF')];
    expect(explain({}, opened, SEPTEMBER).dividend_worked_out.missing).toEqual([
      { fact: 'shares', on: '2024-10-01' },
    ]);
  });

  it('misses the payments of its own months', () => {
    const months = Array.from({ length: 12 }, (_, index) => ({
      receive_year: index < 3 ? 2024 : 2025,
      receive_month: ((index + 9) % 12) + 1,
      missed_amount: '0.00',
    }));
    const contract = {
      loan_contract_no: 'ส1',
      loan_type_description: 'เงินกู้สามัญ',
      close_status: '0',
      begin_date: '2024-03-11',
      last_day: null,
    };
    const withhold = (at: number) => {
      const collections = months.map((month, index) =>
        index === at ? { ...month, missed_amount: '5.00' } : month,
      );
      const payments = { collections, contracts: [contract] };
      const interest = { paid: [PAID], partlyRecorded: [] };
      return explainDividend(YEAR, { shares: LATER, interest, payments }, SEPTEMBER).average_return_withheld
        ?.worked_out.value?.amount;
    };
    expect([withhold(0), withhold(11), withhold(-1)]).toEqual(['80.00', '80.00', '0.00']);
    expect(
      explainDividend(
        YEAR,
        {
          shares: LATER,
          interest: { paid: [PAID], partlyRecorded: [] },
          payments: { collections: months.slice(1), contracts: [contract] },
        },
        SEPTEMBER,
      ).average_return_withheld?.worked_out.missing,
    ).toEqual([{ fact: 'default', on: null }]);
  });
});

describe('the average return', () => {
  const explainInterest = (interest: Parameters<typeof explainDividend>[1]['interest']) =>
    explainDividend(YEAR, { shares: LEDGER, interest, payments: NO_PAYMENTS }, RULES);

  it('is the rate of the interest on each contract in that year', () => {
    const other = { ...PAID, account_year: 2024, loan_contract_no: 'ส2' };
    const explained = explainInterest({ paid: [PAID, other], partlyRecorded: [] });
    const { account_year: _year, ...shown } = PAID;
    expect(explained.interest).toEqual([shown]);
    expect(explained.average_return_worked_out.value).toEqual({ interest: '1000.00', amount: '80.00' });
    expect(explained.average_return_difference).toBe('0.00');
  });

  it('is not shown where a movement states no interest, or a contract lacks its first movements', () => {
    const { account_year: _year, interest: _interest, ...contract } = PAID;
    const begun = { ...contract, begin_date: '2024-01-01', first_day: '2025-03-25' };
    for (const books of [
      { paid: [{ ...PAID, interest: null }], partlyRecorded: [] },
      { paid: [PAID], partlyRecorded: [begun] },
      { paid: [], partlyRecorded: [begun] },
    ]) {
      const explained = explainInterest(books);
      expect(explained.interest).toEqual([{ ...contract, interest: null }]);
      expect(explained.average_return_worked_out.missing).toEqual([{ fact: 'interest', on: null }]);
    }
    const before = { ...begun, first_day: '2025-01-01' };
    expect(
      explainInterest({ paid: [PAID], partlyRecorded: [before] }).average_return_worked_out.value,
    ).not.toBeNull();
  });
});

describe('what a missed payment withholds', () => {
  const CONTRACT = {
    loan_contract_no: 'ส1',
    loan_type_description: 'เงินกู้สามัญ',
    close_status: '0',
    begin_date: '2024-03-11',
    last_day: '2026-10-25',
  };
  const MONTHS = Array.from({ length: 12 }, (_, index) => ({
    receive_year: 2025,
    receive_month: index + 1,
    missed_amount: '0.00',
  }));
  const missing = (month: number) =>
    MONTHS.map((one) => (one.receive_month === month ? { ...one, missed_amount: '950.00' } : one));
  const withhold = (
    payments: PaymentBooks,
    { rules = RULES, stated = '0.00' }: { rules?: RuleBook; stated?: string } = {},
  ) =>
    explainDividend(
      { ...YEAR, drop_average: stated },
      { shares: LEDGER, interest: { paid: [PAID], partlyRecorded: [] }, payments },
      rules,
    ).average_return_withheld;

  it('is the whole average return, with the month', () => {
    expect(withhold({ collections: missing(7), contracts: [CONTRACT] }, { stated: '80.00' })).toEqual({
      stated: '80.00',
      worked_out: {
        value: {
          amount: '80.00',
          missed: [{ receive_year: 2025, receive_month: 7, missed_amount: '950.00' }],
          transferred: [],
        },
        missing: [],
        obstacle: null,
      },
      difference: '0.00',
    });
  });

  it('is the whole of it for a loan that went over to its guarantors in the year', () => {
    const moved = { ...CONTRACT, close_status: 'T', last_day: '2025-09-10' };
    expect(withhold({ collections: MONTHS, contracts: [moved] })).toMatchObject({
      worked_out: { value: { amount: '80.00', transferred: [{ loan_contract_no: 'ส1' }] } },
      difference: '-80.00',
    });
    const later = { ...moved, last_day: '2026-02-10' };
    expect(withhold({ collections: MONTHS, contracts: [later] })).toMatchObject({ difference: '0.00' });
  });

  it('is zero where all was collected, even if the books suspend an amount', () => {
    expect(withhold({ collections: MONTHS, contracts: [CONTRACT] }, { stated: '80.00' })).toMatchObject({
      worked_out: { value: { amount: '0.00', missed: [], transferred: [] } },
      difference: '80.00',
    });
  });

  it.each([
    ['before the loan', { ...CONTRACT, begin_date: '2025-08-04' }, 7],
    ['after the loan', { ...CONTRACT, close_status: '1', last_day: '2025-06-25' }, 7],
  ])('is nothing for a month %s', (_when, contract, month) => {
    expect(withhold({ collections: missing(month), contracts: [contract] })).toMatchObject({
      difference: '0.00',
    });
  });

  it.each([
    ['begin within the year', MONTHS.slice(1), CONTRACT],
    ['end within the year', MONTHS.slice(0, -1), CONTRACT],
    ['are not there', [], CONTRACT],
  ])('is not known where the collections %s', (_what, collections, contract) => {
    expect(withhold({ collections, contracts: [contract] })).toEqual({
      stated: '0.00',
      worked_out: { value: null, missing: [{ fact: 'default', on: null }], obstacle: null },
      difference: null,
    });
  });

  it.each([
    ['a loan that began with them', MONTHS.slice(3), { ...CONTRACT, begin_date: '2025-04-02' }],
    [
      'a loan that ended the month after them',
      MONTHS.slice(0, 5),
      { ...CONTRACT, close_status: '1', last_day: '2025-06-25' },
    ],
    ['a loan that ended in January', [], { ...CONTRACT, close_status: '1', last_day: '2025-01-09' }],
    ['a loan of another year', [], { ...CONTRACT, begin_date: '2026-01-05' }],
  ])('is known where the collections cover %s', (_what, collections, contract) => {
    expect(withhold({ collections, contracts: [contract] })).toMatchObject({ difference: '0.00' });
  });

  it('is not asked for where the rule pays all the same, or there is none', () => {
    const [rule] = RULES.averageReturn;
    const payments = { collections: missing(7), contracts: [CONTRACT] };
    const pays = { ...RULES, averageReturn: rule ? [{ ...rule, noneAfterDefault: false }] : [] };
    expect(withhold(payments, { rules: pays })).toBeNull();
    expect(withhold(payments, { rules: { ...RULES, averageReturn: [] } })).toBeNull();
  });
});

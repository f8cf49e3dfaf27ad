const RULE = { name: 'ดอกเบี้ยรายวัน', version: 2, from: '2024-01-01', source: 'ระเบียบเงินกู้ พ.ศ. 2567' };

const KIND = {
  name: 'สามัญ',
  rate: '5.75',
  effective_on: '2026-07-01',
  url: '/list/services-loan',
  max_amount: '2000000.00',
  max_periods: 240,
};

/** The options of the loan calculator. */
export const LOAN_CALCULATOR = {
  kinds: [{ ...KIND, name: 'ฉุกเฉิน', rate: '6.25', max_amount: '50000.00', max_periods: 12 }, KIND],
  rule: { ...RULE, pay_day: 25, weekend: 'before', rounding: { unit: 'satang', mode: 'half-up' } },
  paid_out_on: '2026-11-20',
  choice: { kind: 'ฉุกเฉิน', method: 'total', by: 'periods' },
  mistakes: [] as { field: string; message: string }[],
  plan: null as object | null,
};

const FIRST = {
  period: 1,
  day: '2026-12-25',
  days: 35,
  interest_amount: '551.37',
  principal_amount: '8055.63',
  total_amount: '8607.00',
  principal_balance: '91944.37',
};

const LAST = {
  ...FIRST,
  period: 12,
  day: '2027-11-25',
  days: 31,
  interest_amount: '41.43',
  principal_amount: '8482.07',
  total_amount: '8523.50',
  principal_balance: '0.00',
};

/** A loan of 100,000 in 12 equal payments, of which the first and the last are given. */
export const LOAN_CALCULATION = {
  ...LOAN_CALCULATOR,
  choice: { ...LOAN_CALCULATOR.choice, kind: 'สามัญ' },
  plan: {
    value: {
      kind: KIND,
      principal_amount: '100000.00',
      instalment_amount: '8607.00',
      periods: 12,
      interest_amount: '3200.50',
      total_amount: '103200.50',
      carried_interest: '0.00',
      first: FIRST,
      last: LAST,
      payments: [FIRST, LAST],
      years: [
        {
          year: 2026,
          from: '2026-12-25',
          to: '2026-12-25',
          first_period: 1,
          last_period: 1,
          principal_amount: '8055.63',
          interest_amount: '551.37',
          principal_balance: '91944.37',
        },
        {
          year: 2027,
          from: '2027-01-25',
          to: '2027-11-25',
          first_period: 2,
          last_period: 12,
          principal_amount: '91944.37',
          interest_amount: '2649.13',
          principal_balance: '0.00',
        },
      ],
    },
    missing: [],
    obstacle: null,
  },
};

/** The options of the dividend calculator. */
export const DIVIDEND_CALCULATOR = {
  account_year: 2026,
  dividend_rule: { ...RULE, name: 'เงินปันผลรายเดือน', weighing: 'months', rounded: 'sum' },
  average_return_rule: { ...RULE, name: 'เงินเฉลี่ยคืน' },
  dividend_rates: [{ name: 'ปี 2568', rate: '6.15', effective_on: null, url: '' }],
  average_return_rates: [] as object[],
  dividend_rounding: { unit: 'satang', mode: 'half-up' },
  average_return_rounding: { unit: 'baht', mode: 'down' },
  none_after_default: true,
  mistakes: [] as { field: string; message: string }[],
  result: null as object | null,
};

/** 100,000 brought forward, 1,000 bought in January and 50,000 of interest. */
export const DIVIDEND_CALCULATION = {
  ...DIVIDEND_CALCULATOR,
  result: {
    dividend_rate: '6.15',
    dividend_worked_out: {
      value: {
        lines: [
          {
            day: null,
            description: null,
            period: null,
            shares: '100000.00',
            parts: 12,
            divisor: 12,
            counted_shares: '100000.00',
            amount: '6150.00',
          },
          {
            day: '2026-01-23',
            description: 'หุ้นรายเดือน',
            period: null,
            shares: '1000.00',
            parts: 11,
            divisor: 12,
            counted_shares: '916.67',
            amount: '56.38',
          },
        ],
        counted_shares: '100916.67',
        counted_rounding: '0.00',
        amount: '6206.38',
        amount_rounding: '0.00',
      },
      missing: [],
      obstacle: null,
    },
    average_return_rate: '10.35',
    average_return_worked_out: {
      value: { interest: '50000.00', amount: '5175.00' },
      missing: [],
      obstacle: null,
    },
    total_amount: '11381.38',
  },
};

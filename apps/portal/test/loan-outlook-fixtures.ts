import type * as wire from '@sahakorn/contract/loan-outlook';

const NEXT: wire.LoanPayment = {
  period: 27,
  day: '2026-11-25',
  days: 33,
  interest_amount: '2523.93',
  principal_amount: '5000.00',
  total_amount: '7523.93',
  principal_balance: '480500.00',
};
const LAST: wire.LoanPayment = {
  period: 124,
  day: '2034-12-25',
  days: 30,
  interest_amount: '2.36',
  principal_amount: '480500.00',
  total_amount: '480502.36',
  principal_balance: '0.00',
};

export const LOAN_OUTLOOK: wire.LoanOutlook = {
  loan_contract_no: 'ส6700123',
  loan_type_description: 'เงินกู้สามัญ',
  loan_approve_amount: '620000.00',
  principal_balance: '485500.00',
  interest_rate: '5.7500',
  last_period: 26,
  installment_count: 124,
  standing: 'open',
  end: {
    value: {
      last_day: '2034-12-25',
      last_period: 124,
      periods_left: 98,
      interest_amount: '114315.88',
      next: NEXT,
    },
    missing: [],
    obstacle: null,
  },
};

const YEAR = { first_period: 1, last_period: 26, from: '2024-09-25', to: '2026-10-23' };

export const LOAN_FORECAST: wire.LoanForecast = {
  ...LOAN_OUTLOOK,
  rule: { name: 'ดอกเบี้ยรายวัน', source: 'ระเบียบ พ.ศ. 2568', pay_day: 25, weekend: 'before' },
  paid: [
    { day: '2024-09-10', principal_balance: '620000.00' },
    { day: '2026-10-23', principal_balance: '485500.00' },
  ],
  plan: { value: [NEXT, LAST], missing: [], obstacle: null },
  years: [
    {
      ...YEAR,
      year: 2026,
      state: 'paid',
      principal_amount: '134500.00',
      interest_amount: '67587.33',
      principal_balance: '485500.00',
    },
    {
      year: 2026,
      state: 'planned',
      from: '2026-11-25',
      to: '2026-12-25',
      first_period: 27,
      last_period: 28,
      principal_amount: '10000.00',
      interest_amount: '4794.79',
      principal_balance: '475500.00',
    },
    {
      year: 2034,
      state: 'planned',
      from: '2034-12-25',
      to: '2034-12-25',
      first_period: 124,
      last_period: 124,
      principal_amount: '475500.00',
      interest_amount: '109521.09',
      principal_balance: '0.00',
    },
  ],
  payoff: {
    value: {
      day: '2026-11-25',
      total_amount: '488023.93',
      principal_amount: '485500.00',
      interest_amount: '2523.93',
      days: 33,
      arrear_amount: '0.00',
    },
    missing: [],
    obstacle: null,
  },
  rates: [{ from: '2024-09-10', rate: '5.7500' }],
  extra_from: { value: '2026-12-25', missing: [], obstacle: null },
  differences: [],
  interest_paid_to: '2026-10-23',
  backdated: [],
  postdated: [],
};

export const LOAN_TRIAL = {
  value: {
    from: '2026-12-25',
    months_saved: 28,
    interest_saved: '31631.59',
    interest_amount: '82684.29',
    last_day: '2032-08-25',
    unused_amount: '0.00',
    plan: [NEXT, { ...LAST, day: '2032-08-25', period: 96 }],
    years: [{ year: 2026, principal_balance: '473500.00' }],
  } satisfies wire.LoanTrial,
  missing: [],
  obstacle: null,
};

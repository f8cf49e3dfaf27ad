export const DIVIDEND_YEAR = {
  account_year: 2025,
  dividend_rate: '5.5000',
  average_return_rate: '8.0000',
  dividend: '24035.25',
  average_return: '2810.50',
  drop_dividend: '0.00',
  drop_average: '0.00',
  base_interest: '35131.25',
  deductions: [
    { description: 'เงินสงเคราะห์ศพล่วงหน้า', amount: '300.00' },
    { description: 'เบี้ยประกันชีวิตกลุ่ม', amount: '60.00' },
  ],
  net_amount: '26485.75',
  pay_method: 'TRB',
  bank_name: 'เงินฝากออมทรัพย์ของสหกรณ์',
  bank_account: 'xxx-x-x1234-x',
  paid_on: '2026-10-02',
};

const DIVIDEND_LINE = {
  day: null as string | null,
  description: null as string | null,
  period: null as number | null,
  shares: '431500.00',
  parts: 365,
  divisor: 365,
  counted_shares: '431500.00',
  amount: '23732.50',
};

const KNOWN = { missing: [] as { fact: string; on: string | null }[], obstacle: null as string | null };

/** 24,035.25 was paid; two movements of shares at 5.50 % come to 23,861.34. */
export const DIVIDEND_EXPLAINED = {
  account_year: 2025,
  dividend_rule: {
    name: 'เงินปันผลรายวัน',
    version: 1,
    from: '2012-01-01',
    source: 'ข้อบังคับ หมวด 3',
    weighing: 'days',
    rounded: 'sum',
  },
  dividend_rate: '5.5000',
  dividend: '24035.25',
  dividend_worked_out: {
    ...KNOWN,
    value: {
      lines: [
        DIVIDEND_LINE,
        {
          ...DIVIDEND_LINE,
          day: '2025-01-24',
          description: 'หุ้นรายเดือน',
          period: 207,
          shares: '2500.00',
          parts: 342,
          counted_shares: '2342.47',
          amount: '128.84',
        },
      ],
      counted_shares: '433842.46',
      counted_rounding: '-0.01',
      amount: '23861.34',
      amount_rounding: '0.00',
    },
  },
  dividend_difference: '173.91',
  average_return_rule: { name: 'เงินเฉลี่ยคืน', version: 1, from: '2012-01-01', source: 'ข้อบังคับ หมวด 3' },
  average_return_rate: '8.0000',
  average_return: '2810.50',
  interest: [
    {
      loan_contract_no: 'ส6700123',
      loan_type_description: 'เงินกู้สามัญ',
      close_status: '0',
      interest: '35131.25',
    },
  ],
  base_interest: '35131.25',
  average_return_worked_out: { ...KNOWN, value: { interest: '35131.25', amount: '2810.50' } },
  average_return_difference: '0.00',
  average_return_withheld: {
    stated: '0.00',
    worked_out: { ...KNOWN, value: { amount: '0.00', missed: [], transferred: [] } },
    difference: '0.00',
  },
};

const WELFARE_REQUEST = {
  requestment_no: 'ส69-0107',
  welfare_type: '01',
  welfare_name: 'ทุนการศึกษาบุตร',
  operate_date: '2026-11-19',
  amount: '2500.00',
  approve_status: '2',
  approve_date: null as string | null,
  paid_status: '0',
  paid_date: null as string | null,
  detail: 'ระดับอุดมศึกษา' as string | null,
};

export const WELFARE = {
  rc_code: '1',
  data: [
    WELFARE_REQUEST,
    {
      ...WELFARE_REQUEST,
      requestment_no: 'ส67-0102',
      operate_date: '2024-06-25',
      amount: '2000.00',
      approve_status: '1',
      approve_date: '2024-07-16',
      paid_status: '1',
      paid_date: '2024-07-23',
      detail: null,
    },
    {
      ...WELFARE_REQUEST,
      requestment_no: 'ส68-0105',
      welfare_type: '02',
      welfare_name: 'สงเคราะห์ผู้ประสบภัยพิบัติ',
      operate_date: '2025-10-24',
      amount: '5000.00',
      approve_status: '0',
      approve_date: '2025-11-14',
      detail: 'ที่พักอาศัยอยู่นอกพื้นที่ประกาศภัย',
    },
  ],
  tabs: [
    { welfare_type: '01', welfare_name: 'ทุนการศึกษาบุตร', request_count: 2 },
    { welfare_type: '02', welfare_name: 'สงเคราะห์ผู้ประสบภัยพิบัติ', request_count: 1 },
  ],
  current_tab: null,
};

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

import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { infoAnswers } from './info-wire.ts';
import { postAnswers } from './posts-wire.ts';

/** The network of the tests. Each test says what its own calls answer; an unforeseen call fails. */
export const network = setupServer();

/** Answers a call of the member area. */
export function answers(path: string, body: JsonBodyType, init?: { status?: number; headers?: HeadersInit }) {
  return http.post(`*/api/member/${path}`, () => HttpResponse.json(body, init));
}

/** The server's way to say that nobody is signed in. */
export const UNAUTHORIZED = {
  error: 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง',
  message: 'the session has ended or never was',
  code: 'unauthorized',
};

export const LOGIN_ANSWER = {
  token: 'token-of-somying',
  token_type: 'bearer',
  expires_in: 900,
  membership_no: '001234',
  member: { prename: 'นาง', member_name: 'สมหญิง', member_surname: 'ใจดี' },
};

export const SOMYING = {
  token: 'token-of-somying',
  membershipNo: '001234',
  prename: 'นาง',
  firstName: 'สมหญิง',
  surname: 'ใจดี',
};

export const STATUS_ROW = {
  membership_no: '001234',
  prename: 'นาง',
  member_name: 'สมหญิง',
  member_surname: 'ใจดี',
  id_card: 'x-xxxx-xxxx0-41-2',
  date_of_birth: '1977-02-07',
  joined_on: '2007-11-01',
  member_type: '01',
  member_status: '0',
  sex: 'F',
  member_group_no: '0215',
  member_group_name: 'กองคลัง สำนักงานเขตตัวอย่าง',
  position_name: 'นักวิชาการเงินและบัญชีชำนาญการ',
  salary_amount: '42860.00',
  address_present: '99/12 หมู่ที่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000',
  mobile_no: '08x-xxx-4567',
  email: 'so***@example.com',
  picture_url: null,
  deposit_balance: '248310.75',
  deposit_account_count: 3,
  principal_balance: '497500.00',
  loan_contract_count: 2,
  share_stock: '486500.00',
  share_amount: '2500.00',
  share_paid_on: '2026-10-25',
  period: 228,
};

export const ACCOUNT_ROW = {
  deposit_account_no: '0100012345',
  deposit_type_code: '01',
  deposit_type_name: 'เงินฝากออมทรัพย์',
  deposit_account_name: 'นางสมหญิง ใจดี',
  balance: '86410.75',
  withdrawable_amount: '86310.75',
  accumulated_interest: '628.40',
  loan_holding_amount: '0.00',
  monthly_deposit_amount: '3000.00',
  opened_on: '2007-11-01',
  maturity_on: null,
  close_status: '0',
};

export const SHARE_ACCOUNT = {
  share_stock: '486500.00',
  share_amount: '2500.00',
  period: 228,
  drop_status: '0',
  brought_forward: '461500.00',
};

export const SHARE_ENTRY = {
  seq_no: 231,
  operate_date: '2026-10-25',
  item_type_code: 'SPM',
  item_type_description: 'หุ้นรายเดือน',
  period: 228 as number | null,
  share_value: '2500.00',
  share_stock: '486500.00',
  doc_no: 'RC691000234' as string | null,
};

export const SHARE_STATEMENT = {
  rc_code: '1',
  head: SHARE_ACCOUNT as typeof SHARE_ACCOUNT | null,
  data: [
    SHARE_ENTRY,
    {
      ...SHARE_ENTRY,
      seq_no: 230,
      operate_date: '2026-10-10',
      item_type_code: 'SWD',
      item_type_description: 'ถอนหุ้น',
      period: null,
      share_value: '-1000.00',
      share_stock: '484000.00',
      doc_no: null,
    },
  ],
  totals: {
    row_count: 2,
    credit_amount: '2500.00',
    debit_amount: '-1000.00',
    opening_balance: '485000.00',
    closing_balance: '486500.00',
    first_date: '2026-10-10',
    last_date: '2026-10-25',
  },
  kinds: [
    { item_type_code: 'SPM', item_type_description: 'หุ้นรายเดือน' },
    { item_type_code: 'SWD', item_type_description: 'ถอนหุ้น' },
  ],
  next_cursor: null as string | null,
};

export const LOAN_CONTRACT = {
  loan_contract_no: 'ส6700123',
  loan_type_code: '02',
  loan_type_description: 'เงินกู้สามัญ',
  begin_date: '2024-09-10',
  loan_approve_amount: '620000.00',
  principal_balance: '485500.00' as string | null,
  period_payment_amount: '5000.00',
  last_period: 26,
  installment_count: 124,
  interest_rate: '5.75',
  interest_arrear: '0.00',
  payment_type: '01',
  drop_payment_status: '0',
  close_status: '0',
  collateral: [
    {
      collateral_type: '01',
      description: 'นางสาวปิ่นมณี ศรีสุข',
      used_amount: '400000.00',
      status: '1',
    },
    { collateral_type: '02', description: 'ทุนเรือนหุ้นของผู้กู้', used_amount: '220000.00', status: '0' },
  ],
};

export const LOAN_ENTRY = {
  seq_no: 28,
  loan_payment_date: '2026-10-23',
  item_type_code: 'LPM',
  item_type_description: 'หักชำระรายเดือน',
  period: 26 as number | null,
  principal_amount: '-5000.00',
  interest_amount: '2163.58' as string | null,
  total_amount: '7163.58',
  principal_balance: '485500.00',
  doc_no: 'LPM691000009',
};

export const LOAN_STATEMENT = {
  rc_code: '1',
  head: LOAN_CONTRACT,
  data: [
    LOAN_ENTRY,
    {
      ...LOAN_ENTRY,
      seq_no: 27,
      loan_payment_date: '2024-09-10',
      item_type_code: 'LRC',
      item_type_description: 'รับเงินกู้',
      period: null,
      principal_amount: '490500.00',
      interest_amount: '0.00',
      total_amount: '490500.00',
      principal_balance: '490500.00',
    },
  ],
  totals: {
    row_count: 2,
    credit_amount: '490500.00',
    debit_amount: '-5000.00',
    interest_amount: '2163.58' as string | null,
    opening_balance: null as string | null,
    closing_balance: '485500.00' as string | null,
    first_date: '2024-09-10' as string | null,
    last_date: '2026-10-23' as string | null,
  },
  kinds: [
    { item_type_code: 'LPM', item_type_description: 'หักชำระรายเดือน' },
    { item_type_code: 'LRC', item_type_description: 'รับเงินกู้' },
  ],
  next_cursor: null as string | null,
};

export const ENTRY_ROW = {
  seq_no: 2,
  operate_date: '2026-11-19',
  item_type_code: 'CW',
  item_description: 'ถอนเงินสด',
  note: 'เคาน์เตอร์สาขาสอง',
  amount: '-2000.00',
  balance: '86410.75',
  fee_amount: '0.00',
  tax_amount: '0.00',
  doc_no: 'CW691100118',
};

export const STATEMENT = {
  rc_code: '1',
  head: ACCOUNT_ROW,
  data: [
    ENTRY_ROW,
    {
      ...ENTRY_ROW,
      seq_no: 1,
      operate_date: '2026-10-25',
      item_type_code: 'XD',
      item_description: 'ฝากโอน',
      note: 'หักเงินเดือน ต.ค. 2569',
      amount: '3000.00',
      balance: '88410.75',
      doc_no: 'XD691000812',
    },
  ],
  totals: {
    row_count: 2,
    credit_amount: '3000.00',
    debit_amount: '-2000.00',
    opening_balance: '85410.75',
    closing_balance: '86410.75',
    first_date: '2026-10-25',
    last_date: '2026-11-19',
  },
  kinds: [
    { item_type_code: 'CW', item_description: 'ถอนเงินสด' },
    { item_type_code: 'XD', item_description: 'ฝากโอน' },
  ],
  next_cursor: null as string | null,
};

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

export const RECEIPT = {
  receive_year: 2026,
  receive_month: 10,
  seq_no: 1,
  receipt_no: '6910-001234' as string | null,
  receipt_date: '2026-10-23',
  receipt_status: '0',
  posted: '1',
  charged_amount: '9663.58',
  collected_amount: '9663.58',
  lines: [
    {
      item_type_code: 'MS00',
      item_type_name: 'ค่าหุ้น',
      description: '',
      period: 228,
      principal_amount: '2500.00',
      interest_amount: '0.00',
      amount: '2500.00',
      balance_after: '486500.00',
    },
    {
      item_type_code: 'ML02',
      item_type_name: 'เงินกู้สามัญ',
      description: 'ส6700123',
      period: 26,
      principal_amount: '5000.00',
      interest_amount: '2163.58',
      amount: '7163.58',
      balance_after: '485500.00',
    },
  ],
};

export const COLLECTION = {
  receive_year: 2026,
  receive_month: 10,
  charged_amount: '9663.58',
  collected_amount: '9663.58',
  missed_amount: '0.00',
  paid_later_amount: '0.00',
  paid_later_on: null as string | null,
  outstanding_amount: '0.00',
  reason: null as string | null,
};

/** The items of November: shares, and a loan with its interest. */
export const BILL_ITEMS = [
  { amount: '2500.00', principal_amount: '2500.00', interest_amount: '0.00', item_type_code: 'MS00' },
  { amount: '7524.01', principal_amount: '5000.00', interest_amount: '2524.01', item_type_code: 'ML02' },
].map((amounts) => ({
  receive_year: 2026,
  receive_month: 11,
  item_type_name: '',
  description: '',
  period: null,
  ...amounts,
}));

export const CREMATION_RECEIPT = {
  receive_year: 2026,
  receive_month: 10,
  seq_no: 1,
  receipt_no: 'ฌ6910-001234' as string | null,
  receipt_date: '2026-10-23',
  receipt_status: '0',
  posted: '1',
  charged_amount: '100.00',
  collected_amount: '100.00',
  crem_code: 'CM01',
  crem_name: 'สมาคมฌาปนกิจสงเคราะห์สหกรณ์ตัวอย่าง',
  case_count: 5,
  rate_per_case: '20.00',
  amount: '100.00',
};

export const ACTIVITY = {
  happened_at: '2026-11-20T03:02:00.000Z',
  kind: 'signed-in',
  device: 'Firefox บน Windows',
  address: '198.51.x.x',
  staff: null,
  detail: null,
};

export const DEVICE = {
  device_id: 'mine-mine-mine-mine-01',
  device: 'Firefox บน Windows',
  signed_in_at: '2026-11-20T03:02:00.000Z',
  last_seen_at: '2026-11-20T03:03:00.000Z',
  address: '198.51.x.x',
  remember: false,
  current: true,
};

export const CONSENTS = {
  rc_code: '1',
  version: 2,
  data: [
    {
      code: 'news',
      title: 'รับข่าวสารทางอีเมล',
      description: 'ไม่เกินเดือนละ 2 ฉบับ',
      state: 'given',
      decided_at: '2026-11-10T03:00:00.000Z',
    },
    {
      code: 'photos',
      title: 'เผยแพร่ภาพกิจกรรม',
      description: 'ลงในเว็บไซต์',
      state: 'undecided',
      decided_at: null,
    },
  ],
  history: [
    { kind: 'given', title: 'รับข่าวสารทางอีเมล', version: 2, decided_at: '2026-11-10T03:00:00.000Z' },
    { kind: 'terms', title: 'ข้อกำหนดการใช้บริการ', version: 1, decided_at: '2026-11-01T03:00:00.000Z' },
  ],
};

export const PRIVACY_REQUEST = {
  request_no: '12',
  kind: 'correction',
  detail: 'ที่อยู่ใหม่\n99 หมู่ 4',
  received_at: '2026-11-10T03:00:00.000Z',
  due_on: '2026-12-10',
  state: 'received',
  answer: null,
  answered_at: null,
};

/** A server on which all is well. */
export function answerEverything(): void {
  network.use(
    ...infoAnswers(),
    ...postAnswers(),
    answers('auth/login', LOGIN_ANSWER),
    answers('auth/logout', { rc_code: '1', message: 'ออกจากระบบแล้ว', data: [] }),
    answers('auth/getAuthUser', {
      rc_code: '1',
      data: [{ membership_no: '001234', member: LOGIN_ANSWER.member }],
    }),
    answers('auth/devices', { rc_code: '1', data: [DEVICE] }),
    answers('member_consents', CONSENTS),
    answers('member_privacy_requests', { rc_code: '1', data: [PRIVACY_REQUEST] }),
    answers('member_activity', { rc_code: '1', data: [ACTIVITY], next_cursor: null }),
    answers('termofconditional', { rc_code: '1', data: [] }),
    answers('lastupdate_bydepstatement', { rc_code: '1', data: '2026-11-19' }),
    answers('member_status', { rc_code: '1', data: [STATUS_ROW] }),
    answers('member_share', SHARE_STATEMENT),
    answers('member_loan', { rc_code: '1', data: [LOAN_CONTRACT] }),
    answers(`member_loan_statement/${encodeURIComponent(LOAN_CONTRACT.loan_contract_no)}`, LOAN_STATEMENT),
    answers('member_dep', { rc_code: '1', data: [ACCOUNT_ROW] }),
    answers('member_dep_statement/0100012345', STATEMENT),
    answers('member_kep', { rc_code: '1', data: [RECEIPT] }),
    answers('member_collection', { rc_code: '1', data: [COLLECTION] }),
    answers('member_monthly', { rc_code: '1', data: BILL_ITEMS }),
    answers('member_kepcrem', { rc_code: '1', data: [CREMATION_RECEIPT] }),
    answers('member_coll', { rc_code: '1', data: [] }),
    answers('member_gian', { rc_code: '1', data: [] }),
    answers('member_div', { rc_code: '1', data: [DIVIDEND_YEAR] }),
    answers('member_welfare', WELFARE),
  );
}

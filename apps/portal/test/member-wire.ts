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

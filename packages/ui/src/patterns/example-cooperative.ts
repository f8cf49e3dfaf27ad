/** The cooperative, the member and the day that the examples show. All of it is invented. */
export const COOP_TH = 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด';
export const COOP_EN = 'Example Savings and Credit Cooperative, Limited';
export const ADDRESS = '99 ถนนตัวอย่าง แขวงตัวอย่าง เขตตัวอย่าง กรุงเทพมหานคร 10000';

/** The instant that the examples take for now, and the day up to which the books are known. */
export const NOW = new Date('2026-11-20T03:42:00Z');
export const AS_OF = '2026-11-19';

export const MEMBER = {
  membershipNo: '001234',
  firstName: 'สมหญิง',
  name: 'สมหญิง ใจดี',
  fullName: 'นางสมหญิง ใจดี',
} as const;

export const ACCOUNT_NO = '01-00012345';

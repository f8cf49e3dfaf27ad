import { PEOPLE } from './demo-register.ts';

/** The password of every demonstration member who can sign in. */
export const DEMO_PASSWORD = 'Sahakorn#2569';

/** A fictitious member, as shown in the start message. */
export type DemoMember = {
  membershipNo: string;
  name: string;
  /** Null for those who have no account yet. */
  password: string | null;
  termsAccepted: boolean;
  /** What this member's account shows, in Thai. */
  about: string;
};

/** Who is in the demonstration cooperative, those first who can sign in. */
export const demoMembers: readonly DemoMember[] = [
  describe('001234', DEMO_PASSWORD, true, 'มีข้อมูลครบทุกหน้า บัญชี 01-00012345 มี 2,140 รายการ'),
  describe('004321', DEMO_PASSWORD, false, 'ยังไม่ยอมรับข้อกำหนด งดส่งค่าหุ้น'),
  describe('009999', DEMO_PASSWORD, true, 'สมาชิกใหม่สัปดาห์นี้ ยังไม่มีรายการ'),
  describe('002468', DEMO_PASSWORD, true, 'พักชำระหนี้สัญญาหนึ่ง ค้างชำระอีกสัญญาหนึ่ง'),
  describe('005678', null, false, 'สมาชิกที่ยังไม่ได้ลงทะเบียน'),
  describe('003003', null, false, 'พ้นสมาชิกภาพแล้ว'),
];

function describe(
  membershipNo: string,
  password: string | null,
  termsAccepted: boolean,
  about: string,
): DemoMember {
  const person = PEOPLE[membershipNo];
  const name = person ? `${person.prename}${person.member_name} ${person.member_surname}` : '';
  return { membershipNo, name, password, termsAccepted, about };
}

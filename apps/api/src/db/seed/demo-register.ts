import { addDays } from '@sahakorn/thai/date-arithmetic';
import type { Insertable } from 'kysely';
import type { MemberTable } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { Day } from './pay-days.ts';
import { somyingJoined } from './somying-books.ts';

type Person = Omit<Insertable<MemberTable>, 'membership_no' | 'joined_on'> & {
  joined: (calendar: Calendar) => Day;
};

/** The persons of the register by membership number; all of them invented, with right check digits. */
export const PEOPLE: Readonly<Record<string, Person>> = {
  '001234': {
    prename: 'นาง',
    member_name: 'สมหญิง',
    member_surname: 'ใจดี',
    id_card: '1100200300412',
    date_of_birth: '1977-02-07',
    sex: 'F',
    member_group_no: '0215',
    member_group_name: 'กองคลัง สำนักงานเขตตัวอย่าง',
    position_name: 'นักวิชาการเงินและบัญชีชำนาญการ',
    salary_amount: '42860.00',
    address_present: '99/12 หมู่ที่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000',
    mobile_no: '0812344567',
    email: 'somying@example.com',
    joined: somyingJoined,
  },
  '004321': {
    prename: 'นาย',
    member_name: 'ก้องภพ',
    member_surname: 'ณ บ้านไร่',
    id_card: '3100200300427',
    date_of_birth: '1965-12-31',
    sex: 'M',
    member_group_no: '0901',
    member_group_name: 'ข้าราชการบำนาญ สำนักงานเขตตัวอย่าง',
    position_name: 'ข้าราชการบำนาญ',
    salary_amount: '21450.00',
    address_present: '7 ซอยตัวอย่าง 3 ถนนสายกลาง ตำบลในเมือง อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000',
    mobile_no: '0890017788',
    email: null,
    joined: (calendar) => `${calendar.payDay(240).slice(0, 7)}-01`,
  },
  '005678': {
    prename: 'นางสาว',
    member_name: 'ปิ่นมณี',
    member_surname: 'ศรีสุข',
    id_card: '5100200300431',
    date_of_birth: '1992-02-29',
    sex: 'F',
    member_group_no: '0118',
    member_group_name: 'ฝ่ายทะเบียน สำนักงานเขตตัวอย่าง',
    position_name: 'เจ้าพนักงานปกครองชำนาญงาน',
    salary_amount: '24190.00',
    address_present: '231/5 หมู่ที่ 9 ตำบลดอนกลาง อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000',
    mobile_no: '0865551212',
    email: 'pinmanee@example.com',
    joined: (calendar) => `${calendar.payDay(72).slice(0, 7)}-01`,
  },
  '009999': {
    prename: 'นาย',
    member_name: 'ธนิก',
    member_surname: 'มาใหม่',
    id_card: '1100200300447',
    date_of_birth: '2001-05-05',
    sex: 'M',
    member_group_no: '0302',
    member_group_name: 'ฝ่ายโยธา สำนักงานเขตตัวอย่าง',
    position_name: 'นายช่างโยธาปฏิบัติงาน',
    salary_amount: '15800.00',
    address_present: '18 หมู่ที่ 1 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000',
    mobile_no: '0931110099',
    email: 'thanik@example.com',
    joined: (calendar) => getMonday(calendar.today),
  },
  '002468': {
    prename: 'นาย',
    member_name: 'วิรัตน์',
    member_surname: 'ตั้งใจสู้',
    id_card: '1100200300463',
    date_of_birth: '1984-06-17',
    sex: 'M',
    member_group_no: '0302',
    member_group_name: 'ฝ่ายโยธา สำนักงานเขตตัวอย่าง',
    position_name: 'พนักงานขับเครื่องจักรกล',
    salary_amount: '18240.00',
    address_present: '64/3 หมู่ที่ 6 ตำบลดอนกลาง อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000',
    mobile_no: '0822468024',
    email: 'wirat@example.com',
    joined: (calendar) => `${calendar.payDay(139).slice(0, 7)}-01`,
  },
  '003003': {
    prename: 'นาง',
    member_name: 'อำไพ',
    member_surname: 'ลาภยิ่ง',
    id_card: '3100200300451',
    date_of_birth: '1958-08-12',
    member_status: '3',
    sex: 'F',
    member_group_no: '0901',
    member_group_name: 'ข้าราชการบำนาญ สำนักงานเขตตัวอย่าง',
    position_name: 'ข้าราชการบำนาญ',
    salary_amount: null,
    address_present: '55/1 หมู่ที่ 2 ตำบลดอนกลาง อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000',
    mobile_no: '0819003003',
    email: null,
    joined: (calendar) => `${calendar.payDay(215).slice(0, 7)}-01`,
  },
};

/** The rows of the register on the day of seeding. */
export function memberRows(calendar: Calendar): Insertable<MemberTable>[] {
  return Object.entries(PEOPLE).map(([membershipNo, { joined, ...person }]) => ({
    membership_no: membershipNo,
    joined_on: joined(calendar),
    member_status: '0',
    ...person,
  }));
}

function getMonday(day: Day): Day {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

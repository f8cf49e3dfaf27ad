import type { Insertable } from 'kysely';
import type { BeneficiaryTable } from '../schema.ts';
import type { Calendar } from './calendar.ts';

export type Beneficiary = Insertable<BeneficiaryTable>;

type Person = Pick<Beneficiary, 'name' | 'relation' | 'condition'> & { percent: string | null };

/** Whom the members named, and how many pay days ago. All of them invented. */
const NAMED: Readonly<Record<string, { back: number; people: readonly Person[] }>> = {
  '001234': {
    back: 41,
    people: [
      { name: 'นายสมศักดิ์ ใจดี', relation: 'คู่สมรส', percent: '50', condition: null },
      { name: 'นางสาวสุดา ใจดี', relation: 'บุตร', percent: '25', condition: null },
      {
        name: 'เด็กชายสุทธิ ใจดี',
        relation: 'บุตร',
        percent: '25',
        condition: 'หากยังไม่บรรลุนิติภาวะ ให้ผู้ใช้อำนาจปกครองรับแทน',
      },
    ],
  },
  '004321': {
    back: 118,
    people: [{ name: 'นางจันทร์แรม ณ บ้านไร่', relation: 'คู่สมรส', percent: '100', condition: null }],
  },
  '005678': {
    back: 60,
    people: [
      { name: 'นายปรีชา ศรีสุข', relation: 'บิดา', percent: null, condition: 'แบ่งเท่ากัน' },
      { name: 'นางปราณี ศรีสุข', relation: 'มารดา', percent: null, condition: 'แบ่งเท่ากัน' },
    ],
  },
};

/** The beneficiaries of every demonstration member who named some. */
export function beneficiaryRows(calendar: Calendar): Beneficiary[] {
  return Object.entries(NAMED).flatMap(([membershipNo, { back, people }]) =>
    people.map((person, index) => ({
      membership_no: membershipNo,
      order_no: index + 1,
      recorded_on: calendar.loanDay(back),
      ...person,
    })),
  );
}

import type { DepositKind } from './deposit-book.ts';
import type { Random } from './random.ts';
import type { Satang } from './satang.ts';
import { baht } from './satang.ts';

/** One kind of everyday movement: its range in baht, and the step of its amounts in satang. */
type Habit = {
  kind: Exclude<DepositKind, 'INT'>;
  min: number;
  max: number;
  step: Satang;
  notes: readonly [string | null, ...(string | null)[]];
};

export type Movement = { kind: Habit['kind']; amount: Satang; note: string | null };

const OWN_BANK = 'ธนาคาร xxx-x-x4567-x';
const COUNTERS = [null, null, 'เคาน์เตอร์สำนักงานใหญ่', 'เคาน์เตอร์สาขาสอง'] as const;

/** A habit that is listed several times happens more often. */
const PAYMENTS: readonly [Habit, ...Habit[]] = [
  shopping(['ร้านสวัสดิการสหกรณ์', 'ร้านอาหาร', 'ตลาดเทศบาลตัวอย่าง', null]),
  shopping(['ร้านสะดวกซื้อ', 'ร้านกาแฟ', 'ค่าโดยสาร', null]),
  shopping(['ชำระด้วยคิวอาร์', null]),
  {
    kind: 'XW',
    min: 120,
    max: 2_400,
    step: 25,
    notes: ['ค่าไฟฟ้า', 'ค่าน้ำประปา', 'ค่าโทรศัพท์', 'ค่าอินเทอร์เน็ต'],
  },
  { kind: 'XW', min: 300, max: 3_000, step: baht(100), notes: [`เข้า${OWN_BANK}`] },
  { kind: 'CW', min: 500, max: 4_000, step: baht(100), notes: COUNTERS },
  { kind: 'CW', min: 200, max: 2_000, step: baht(100), notes: COUNTERS },
];

const RECEIPTS: readonly [Habit, ...Habit[]] = [
  { kind: 'XD', min: 240, max: 1_680, step: baht(60), notes: ['ค่าเบี้ยเลี้ยงเดินทาง', 'ค่าตอบแทนนอกเวลา'] },
  { kind: 'XD', min: 500, max: 4_000, step: baht(100), notes: [`จาก${OWN_BANK}`] },
  { kind: 'CD', min: 500, max: 5_000, step: baht(100), notes: COUNTERS },
];

const LARGE_PAYMENT: Habit = {
  kind: 'XW',
  min: 8_000,
  max: 15_000,
  step: baht(500),
  notes: [`เข้า${OWN_BANK}`, 'ค่าเล่าเรียนบุตร', 'เบี้ยประกันชีวิต'],
};

const PLENTY = baht(85_000);
const SCARCE = baht(18_000);

/** What a member does next with a savings account with this balance: never more out than it has. */
export function nextMovement(balance: Satang, random: Random): Movement {
  if (balance > PLENTY && random.chance(30)) return createMovement(LARGE_PAYMENT, random);
  if (balance < SCARCE || random.chance(14)) return createMovement(random.pick(RECEIPTS), random);
  return createMovement(random.pick(PAYMENTS), random);
}

function shopping(notes: Habit['notes']): Habit {
  return { kind: 'XW', min: 35, max: 690, step: baht(1), notes };
}

function createMovement({ kind, min, max, step, notes }: Habit, random: Random): Movement {
  const amount = random.between(baht(min) / step, baht(max) / step) * step;
  return { kind, amount: kind === 'CW' || kind === 'XW' ? -amount : amount, note: random.pick(notes) };
}

import type { Lenient } from './lenient.ts';
import type { MissingFact, Obstacle } from './worked-out.ts';

type FactWords = Readonly<Record<MissingFact['fact'], string>>;

const FACTS: FactWords = {
  balance: 'ยอดคงเหลือ',
  day: 'วันที่',
  default: 'ประวัติการผิดนัด',
  instalment: 'เงินงวดและวิธีชำระ',
  interest: 'ข้อมูลดอกเบี้ยค้างชำระ',
  limit: 'วงเงินค้ำประกัน',
  rate: 'อัตราดอกเบี้ย',
  rule: 'ระเบียบการคำนวณ',
  shares: 'ทุนเรือนหุ้น',
};

const OBSTACLES: Record<Obstacle, string> = {
  'before-last-payment': 'วันที่เลือกอยู่ก่อนวันที่ชำระดอกเบี้ยครั้งล่าสุด',
  'never-repaid': 'เงินงวดไม่พอชำระดอกเบี้ย',
  'over-ceiling': 'อัตราเกินที่กฎหมายกำหนด',
};

type Unknown = { missing: readonly Lenient<MissingFact>[]; obstacle: Obstacle | null };

/**
 * Why a figure is not known, for members: `ไม่มีอัตราดอกเบี้ยในระบบ`. `words` replace those of facts
 * that have another name beside the figure.
 */
export function explainMissing({ missing, obstacle }: Unknown, words: Partial<FactWords> = {}): string {
  if (obstacle !== null) return OBSTACLES[obstacle];
  const named = { ...FACTS, ...words };
  const facts = [...new Set(missing.flatMap(({ fact }) => (fact === null ? [] : [named[fact]])))];
  return facts.length === 0 ? 'ข้อมูลไม่ครบ' : `ไม่มี${facts.join('และ')}ในระบบ`;
}

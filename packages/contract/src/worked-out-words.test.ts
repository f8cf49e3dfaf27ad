import { expect, it } from 'vitest';
import { DIVIDEND_FACTS } from './dividend-words.ts';
import { explainMissing } from './worked-out-words.ts';

it.each([
  [{ missing: [{ fact: 'rate', on: '2026-11-25' }], obstacle: null }, 'ไม่มีอัตราดอกเบี้ยในระบบ'],
  [
    {
      missing: [
        { fact: 'balance', on: null },
        { fact: 'rate', on: null },
        { fact: 'rate', on: '2026-11-25' },
      ],
      obstacle: null,
    },
    'ไม่มียอดคงเหลือและอัตราดอกเบี้ยในระบบ',
  ],
  [{ missing: [], obstacle: 'never-repaid' }, 'เงินงวดไม่พอชำระดอกเบี้ย'],
  [{ missing: [{ fact: null, on: null }], obstacle: null }, 'ข้อมูลไม่ครบ'],
] as const)('says why there is no figure: %j', (unknown, words) => {
  expect(explainMissing(unknown)).toBe(words);
});

it('names facts by their names in texts about dividends', () => {
  const missing = [{ fact: 'rate' }, { fact: 'rate' }, { fact: 'shares' }, { fact: 'limit' }] as const;
  const unknown = { missing: missing.map(({ fact }) => ({ fact, on: null })), obstacle: null };
  expect(explainMissing(unknown, DIVIDEND_FACTS)).toBe('ไม่มีอัตราของปีนี้และจำนวนหุ้นเมื่อต้นปีและวงเงินค้ำประกันในระบบ');
  expect(explainMissing({ missing: [], obstacle: 'over-ceiling' }, DIVIDEND_FACTS)).toBe(
    'อัตราเกินที่กฎหมายกำหนด',
  );
});

import { expect, it } from 'vitest';
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

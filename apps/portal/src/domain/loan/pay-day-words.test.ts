import { expect, it } from 'vitest';
import { describePayDays } from './pay-day-words.ts';

it.each([
  [25, 'same', 'ทุกวันที่ 25'],
  [25, 'before', 'ทุกวันที่ 25 หากตรงกับวันเสาร์หรือวันอาทิตย์เลื่อนมาเป็นวันศุกร์ก่อนหน้า'],
  [1, 'after', 'ทุกวันที่ 1 หากตรงกับวันเสาร์หรือวันอาทิตย์เลื่อนไปเป็นวันจันทร์ถัดไป'],
  [28, null, 'ทุกวันที่ 28'],
  [30, 'same', 'ทุกวันที่ 30 หรือวันสิ้นเดือนของเดือนที่สั้นกว่า'],
  [31, 'before', 'ทุกวันสิ้นเดือน หากตรงกับวันเสาร์หรือวันอาทิตย์เลื่อนมาเป็นวันศุกร์ก่อนหน้า'],
  [null, null, 'ทุกวันที่  - '],
] as const)('says which days the rule %s, %s means', (pay_day, weekend, words) => {
  expect(describePayDays({ pay_day, weekend })).toBe(words);
});

it('says nothing of a rule that is not known', () => {
  expect(describePayDays(null)).toBe('ทุกวันที่  - ');
});

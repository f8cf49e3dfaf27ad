import { expect, it } from 'vitest';
import { describeEntryFilter } from './entry-filter-words.ts';

it('names each part of a filter that is given, in the order of the paper', () => {
  expect(
    describeEntryFilter({ amountFrom: '500', amountTo: '2000.5', direction: 'out', text: 'โอน' }),
  ).toEqual([
    ['เฉพาะ', 'เงินออก'],
    ['จำนวนเงิน', 'ตั้งแต่ 500.00 ไม่เกิน 2,000.50 บาท'],
    ['ข้อความ', 'โอน'],
  ]);
  expect(describeEntryFilter({ amountTo: '2000', direction: 'in' })).toEqual([
    ['เฉพาะ', 'เงินเข้า'],
    ['จำนวนเงิน', 'ไม่เกิน 2,000.00 บาท'],
  ]);
  expect(describeEntryFilter({})).toEqual([]);
});

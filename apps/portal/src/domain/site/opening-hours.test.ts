import { expect, it } from 'vitest';
import { formatOpeningHours } from './opening-hours.ts';

const hours = (weekdays: number[], opens = '08:30', closes = '15:30') => ({ weekdays, opens, closes });

it.each([
  [[hours([1, 2, 3, 4, 5])], 'จันทร์–ศุกร์ 8.30–15.30\u00A0น.'],
  [[hours([5, 4, 3, 2, 1, 1])], 'จันทร์–ศุกร์ 8.30–15.30\u00A0น.'],
  [[hours([6], '09:00', '12:00')], 'เสาร์ 9.00–12.00\u00A0น.'],
  [[hours([6, 7], '10:00', '16:00')], 'เสาร์ อาทิตย์ 10.00–16.00\u00A0น.'],
  [[hours([1, 3, 5])], 'จันทร์ พุธ ศุกร์ 8.30–15.30\u00A0น.'],
  [[hours([1, 2, 3, 4, 5, 6, 7], '00:00', '23:59')], 'ทุกวัน 0.00–23.59\u00A0น.'],
  [
    [hours([1, 2, 3, 4, 5]), hours([6], '08:30', '12:00')],
    'จันทร์–ศุกร์ 8.30–15.30\u00A0น., เสาร์ 8.30–12.00\u00A0น.',
  ],
  [[hours([])], ''],
  [[], ''],
])('writes %j', (given, words) => {
  expect(formatOpeningHours(given)).toBe(words);
});

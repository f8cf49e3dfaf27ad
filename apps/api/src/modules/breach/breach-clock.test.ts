import { expect, it } from 'vitest';
import { isOverdue, getReportDeadline, describeBreachState } from './breach-clock.ts';

const bangkok = (text: string) => new Date(`${text}:00+07:00`);
const DISCOVERED = bangkok('2026-12-29T23:30');

it('is due 72 hours later, over midnight and the end of a year', () => {
  expect(getReportDeadline(DISCOVERED)).toEqual(bangkok('2027-01-01T23:30'));
});

it.each([
  ['2026-12-29T23:30', null, null, 'ต้องแจ้ง สคส. ภายใน 1 ม.ค. 2570 23.30 น. เหลือ 72 ชั่วโมง 0 นาที', false],
  ['2026-12-30T00:01', null, null, 'ต้องแจ้ง สคส. ภายใน 1 ม.ค. 2570 23.30 น. เหลือ 71 ชั่วโมง 29 นาที', false],
  ['2027-01-01T23:30', null, null, 'ต้องแจ้ง สคส. ภายใน 1 ม.ค. 2570 23.30 น. เหลือ 0 ชั่วโมง 0 นาที', false],
  ['2027-01-02T01:35', null, null, 'ต้องแจ้ง สคส. ภายใน 1 ม.ค. 2570 23.30 น. เกินกำหนดมา 2 ชั่วโมง 5 นาที', true],
  ['2027-02-01T00:00', '2027-01-01T23:30', null, 'แจ้ง สคส. แล้ว 1 ม.ค. 2570 23.30 น. ภายในกำหนด', false],
  [
    '2027-02-01T00:00',
    '2027-01-03T00:30',
    null,
    'แจ้ง สคส. แล้ว 3 ม.ค. 2570 0.30 น. หลังกำหนด 25 ชั่วโมง 0 นาที',
    false,
  ],
  ['2027-02-01T00:00', null, '2026-12-30T10:00', 'ปิดเรื่องแล้ว 30 ธ.ค. 2569 10.00 น. โดยไม่ได้แจ้ง สคส.', false],
])('at %s, reported %s, closed %s: %s', (now, reported, closed, words, overdue) => {
  const times = {
    discoveredAt: DISCOVERED,
    reportedAt: reported === null ? null : bangkok(reported),
    closedAt: closed === null ? null : bangkok(closed),
  };
  expect(describeBreachState(times, bangkok(now)).th.replaceAll('\u00a0', ' ')).toBe(words);
  expect(isOverdue(times, bangkok(now))).toBe(overdue);
});

it.each([
  ['2026-12-29T23:30', null, null, 'report to the committee by 1 Jan 2027, 23:30, 72 h 0 min left'],
  ['2027-01-02T01:35', null, null, 'report to the committee by 1 Jan 2027, 23:30, overdue by 2 h 5 min'],
  ['2027-02-01T00:00', '2027-01-01T23:30', null, 'reported to the committee on 1 Jan 2027, 23:30, in time'],
  [
    '2027-02-01T00:00',
    '2027-01-03T00:30',
    null,
    'reported to the committee on 3 Jan 2027, 00:30, 25 h 0 min late',
  ],
  [
    '2027-02-01T00:00',
    null,
    '2026-12-30T10:00',
    'closed on 30 Dec 2026, 10:00 without a report to the committee',
  ],
])('in English at %s, reported %s, closed %s: %s', (now, reported, closed, words) => {
  const times = {
    discoveredAt: DISCOVERED,
    reportedAt: reported === null ? null : bangkok(reported),
    closedAt: closed === null ? null : bangkok(closed),
  };
  expect(describeBreachState(times, bangkok(now)).en).toBe(words);
});

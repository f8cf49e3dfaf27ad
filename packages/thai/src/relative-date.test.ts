import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatRelativeDate } from './relative-date.ts';

// Friday, 20 November 2569, 10.42 in Bangkok; the week runs from Sunday the 15th to Saturday the 21st.
const now = new Date('2026-11-20T10:42:00+07:00');

describe.each(['UTC', 'America/Los_Angeles'])('formatRelativeDate on a machine in %s', (machineZone) => {
  beforeAll(() => void vi.stubEnv('TZ', machineZone));
  afterAll(() => void vi.unstubAllEnvs());

  it.each([
    ['this moment', '2026-11-20T10:42:00+07:00', 'เมื่อสักครู่'],
    ['59 seconds ago', '2026-11-20T10:41:01+07:00', 'เมื่อสักครู่'],
    ['a minute ago', '2026-11-20T10:41:00+07:00', '1\u00a0นาทีที่แล้ว'],
    ['59 minutes ago', '2026-11-20T09:43:00+07:00', '59\u00a0นาทีที่แล้ว'],
    ['an hour ago', '2026-11-20T09:42:00+07:00', '1\u00a0ชั่วโมงที่แล้ว'],
    ['nearly two hours ago', '2026-11-20T08:42:01+07:00', '1\u00a0ชั่วโมงที่แล้ว'],
    ['at midnight in Bangkok', '2026-11-19T17:00:00Z', '10\u00a0ชั่วโมงที่แล้ว'],
    ['by the wall clock', '2026-11-20 09:12:00', '1\u00a0ชั่วโมงที่แล้ว'],
    ['by the wall clock at midnight', '2026-11-20 00:00:00', '10\u00a0ชั่วโมงที่แล้ว'],
    ['a clock that is a little ahead', '2026-11-20T10:42:59+07:00', 'เมื่อสักครู่'],
    ['in five minutes', '2026-11-20T10:47:00+07:00', 'อีก 5\u00a0นาที'],
    ['in 13 hours', '2026-11-20T23:59:00+07:00', 'อีก 13\u00a0ชั่วโมง'],
    ['a date without a time', '2026-11-20', 'วันนี้'],
  ])('formats today: %s', (_, value, expected) => {
    expect(formatRelativeDate(value, { now })).toBe(expected);
  });

  it.each([
    ['the last minute', '2026-11-19T23:59:59+07:00', 'เมื่อวานนี้ เวลา\u00a023.59\u00a0น.'],
    ['its midnight', '2026-11-18T17:00:00Z', 'เมื่อวานนี้ เวลา\u00a00.00\u00a0น.'],
    ['by the wall clock', '2026-11-19 08:05:00', 'เมื่อวานนี้ เวลา\u00a08.05\u00a0น.'],
    ['a date without a time', '2026-11-19', 'เมื่อวานนี้'],
  ])('formats yesterday: %s', (_, value, expected) => {
    expect(formatRelativeDate(value, { now })).toBe(expected);
  });

  it.each([
    ['two days ago', '2026-11-18T16:59:59Z', '18\u00a0พฤศจิกายน เวลา\u00a023.59\u00a0น.'],
    ['seven days ago', '2026-11-13 00:00:00', '13\u00a0พฤศจิกายน เวลา\u00a00.00\u00a0น.'],
    ['seven days ago without a time', '2026-11-13', '13\u00a0พฤศจิกายน'],
    [
      'tomorrow, the last day of this week',
      '2026-11-21T16:59:59Z',
      '21\u00a0พฤศจิกายน เวลา\u00a023.59\u00a0น.',
    ],
  ])('formats as day and month within about a week: %s', (_, value, expected) => {
    expect(formatRelativeDate(value, { now })).toBe(expected);
  });

  it.each([
    ['eight days ago', '2026-11-12T23:59:59+07:00', '12\u00a0พฤศจิกายน\u00a02569'],
    ['the next week', '2026-11-21T17:00:00Z', '22\u00a0พฤศจิกายน\u00a02569'],
    ['a year ago', '2025-11-20', '20\u00a0พฤศจิกายน\u00a02568'],
    ['29 February', '2024-02-29 12:00:00', '29\u00a0กุมภาพันธ์\u00a02567'],
  ])('formats as the full date otherwise: %s', (_, value, expected) => {
    expect(formatRelativeDate(value, { now })).toBe(expected);
  });

  it.each([
    ['2026-12-31T17:00:00Z', '3\u00a0ชั่วโมงที่แล้ว'],
    ['2026-12-31T16:59:00Z', 'เมื่อวานนี้ เวลา\u00a023.59\u00a0น.'],
    ['2026-12-26', '26\u00a0ธันวาคม'],
    ['2026-12-24', '24\u00a0ธันวาคม\u00a02569'],
  ])('crosses the end of the year 2569 from %s', (value, expected) => {
    expect(formatRelativeDate(value, { now: new Date('2027-01-01T03:00:00+07:00') })).toBe(expected);
  });

  it('counts elapsed hours when summer time begins', () => {
    const options = { now: new Date('2026-03-08T12:00:00Z'), timeZone: 'America/Los_Angeles' };
    expect(formatRelativeDate('2026-03-08T09:00:00Z', options)).toBe('3\u00a0ชั่วโมงที่แล้ว');
  });

  it('separates days at midnight in the time zone', () => {
    const value = '2026-11-19T18:00:00Z';
    expect(formatRelativeDate(value, { now })).toBe('9\u00a0ชั่วโมงที่แล้ว');
    expect(formatRelativeDate(value, { now, timeZone: 'UTC' })).toBe('เมื่อวานนี้ เวลา\u00a018.00\u00a0น.');
  });

  it('formats the full date in the time zone', () => {
    const value = '2026-10-31T18:00:00Z';
    expect(formatRelativeDate(value, { now })).toBe('1\u00a0พฤศจิกายน\u00a02569');
    expect(formatRelativeDate(value, { now, timeZone: 'UTC' })).toBe('31\u00a0ตุลาคม\u00a02569');
  });

  it('has no days left in the week on a Saturday', () => {
    const saturday = new Date('2026-11-21T10:00:00+07:00');
    expect(formatRelativeDate('2026-11-22', { now: saturday })).toBe('22\u00a0พฤศจิกายน\u00a02569');
  });

  it('has six days left in the week on a Sunday', () => {
    const sunday = new Date('2026-11-15T10:00:00+07:00');
    expect(formatRelativeDate('2026-11-21', { now: sunday })).toBe('21\u00a0พฤศจิกายน');
    expect(formatRelativeDate('2026-11-22', { now: sunday })).toBe('22\u00a0พฤศจิกายน\u00a02569');
  });
});

describe('invalid values for formatRelativeDate', () => {
  it.each([null, undefined, '', '0000-00-00', '0000-00-00 00:00:00', '2026-02-30', 'เมื่อวาน'])(
    'writes %j as a dash',
    (value) => {
      expect(formatRelativeDate(value, { now })).toBe(' - ');
    },
  );

  it('refuses an invalid now', () => {
    expect(() => formatRelativeDate('2026-11-20', { now: new Date(Number.NaN) })).toThrow(RangeError);
  });
});

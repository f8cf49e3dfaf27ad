import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  BUDDHIST_ERA_OFFSET,
  EMPTY_DATE,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
  THAI_WEEKDAYS,
  ageInYears,
  formatMonthOfDate,
  formatThaiDate,
  formatThaiMonth,
  formatThaiTime,
  toBuddhistYear,
  todayIso,
} from './date.ts';
import { addDays, addMonths, daysBetween, startOfMonth, startOfYear } from './date-arithmetic.ts';

const MACHINE_ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Bangkok'];

describe('formatThaiDate', () => {
  it.each([
    ['2026-11-19', '19\u00a0พฤศจิกายน\u00a02569'],
    ['2026-01-01', '1\u00a0มกราคม\u00a02569'],
    ['2026-12-31', '31\u00a0ธันวาคม\u00a02569'],
    ['2024-02-29', '29\u00a0กุมภาพันธ์\u00a02567'],
    ['2000-02-29', '29\u00a0กุมภาพันธ์\u00a02543'],
    ['1940-02-07', '7\u00a0กุมภาพันธ์\u00a02483'],
    ['0001-01-01', '1\u00a0มกราคม\u00a0544'],
    ['9999-12-31', '31\u00a0ธันวาคม\u00a010542'],
    ['2026-11-19 10:42:00', '19\u00a0พฤศจิกายน\u00a02569'],
  ])('formats %s in full', (value, expected) => {
    expect(formatThaiDate(value)).toBe(expected);
  });

  it.each([
    ['2026-01-19', '19\u00a0ม.ค.\u00a02569'],
    ['2026-02-19', '19\u00a0ก.พ.\u00a02569'],
    ['2026-03-19', '19\u00a0มี.ค.\u00a02569'],
    ['2026-04-19', '19\u00a0เม.ย.\u00a02569'],
    ['2026-05-19', '19\u00a0พ.ค.\u00a02569'],
    ['2026-06-19', '19\u00a0มิ.ย.\u00a02569'],
    ['2026-07-19', '19\u00a0ก.ค.\u00a02569'],
    ['2026-08-19', '19\u00a0ส.ค.\u00a02569'],
    ['2026-09-19', '19\u00a0ก.ย.\u00a02569'],
    ['2026-10-19', '19\u00a0ต.ค.\u00a02569'],
    ['2026-11-19', '19\u00a0พ.ย.\u00a02569'],
    ['2026-12-19', '19\u00a0ธ.ค.\u00a02569'],
  ])('formats %s short', (value, expected) => {
    expect(formatThaiDate(value, { style: 'short' })).toBe(expected);
  });

  it.each([
    ['2026-11-19', '19/11/2569'],
    ['1977-02-07', '07/02/2520'],
  ])('formats %s in digits', (value, expected) => {
    expect(formatThaiDate(value, { style: 'numeric' })).toBe(expected);
  });

  it.each([
    ['1977-02-06', 'วันอาทิตย์ที่ 6\u00a0กุมภาพันธ์\u00a02520'],
    ['1977-02-07', 'วันจันทร์ที่ 7\u00a0กุมภาพันธ์\u00a02520'],
    ['1977-02-08', 'วันอังคารที่ 8\u00a0กุมภาพันธ์\u00a02520'],
    ['1977-02-09', 'วันพุธที่ 9\u00a0กุมภาพันธ์\u00a02520'],
    ['1977-02-10', 'วันพฤหัสบดีที่ 10\u00a0กุมภาพันธ์\u00a02520'],
    ['1977-02-11', 'วันศุกร์ที่ 11\u00a0กุมภาพันธ์\u00a02520'],
    ['1977-02-12', 'วันเสาร์ที่ 12\u00a0กุมภาพันธ์\u00a02520'],
    ['2000-03-01', 'วันพุธที่ 1\u00a0มีนาคม\u00a02543'],
    ['1900-02-28', 'วันพุธที่ 28\u00a0กุมภาพันธ์\u00a02443'],
  ])('formats %s with its weekday', (value, expected) => {
    expect(formatThaiDate(value, { weekday: true })).toBe(expected);
  });

  it('abbreviates the weekday in a short date', () => {
    expect(formatThaiDate('2026-11-19', { style: 'short', weekday: true })).toBe(
      'พฤ.\u00a019\u00a0พ.ย.\u00a02569',
    );
    expect(formatThaiDate('2026-11-19', { style: 'numeric', weekday: true })).toBe('พฤ.\u00a019/11/2569');
  });

  it.each([
    ['2026-11-19 10:42:00', 'full', '19\u00a0พฤศจิกายน\u00a02569 เวลา\u00a010.42\u00a0น.'],
    ['2026-11-19 09:00:59', 'full', '19\u00a0พฤศจิกายน\u00a02569 เวลา\u00a09.00\u00a0น.'],
    ['2026-11-19 00:00:00', 'full', '19\u00a0พฤศจิกายน\u00a02569 เวลา\u00a00.00\u00a0น.'],
    ['2026-11-19 23:59', 'short', '19\u00a0พ.ย.\u00a02569 23.59\u00a0น.'],
    ['2026-11-19T10:42:00', 'numeric', '19/11/2569 10.42\u00a0น.'],
    ['2026-11-19', 'full', '19\u00a0พฤศจิกายน\u00a02569'],
    ['2026-11-19', 'short', '19\u00a0พ.ย.\u00a02569'],
  ] as const)('writes %s with the time, %s', (value, style, expected) => {
    expect(formatThaiDate(value, { style, time: true })).toBe(expected);
  });

  it('formats weekday, date and time together', () => {
    expect(formatThaiDate('2026-11-20T03:42:00Z', { weekday: true, time: true })).toBe(
      'วันศุกร์ที่ 20\u00a0พฤศจิกายน\u00a02569 เวลา\u00a010.42\u00a0น.',
    );
  });
});

describe.each(MACHINE_ZONES)('formatThaiDate on a machine in %s', (machineZone) => {
  beforeAll(() => void vi.stubEnv('TZ', machineZone));
  afterAll(() => void vi.unstubAllEnvs());

  it('runs in that time zone', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machineZone);
    expect(new Date(2026, 0, 1).toISOString()).toBe(
      { UTC: '2026-01-01T00:00:00.000Z', 'America/Los_Angeles': '2026-01-01T08:00:00.000Z' }[machineZone] ??
        '2025-12-31T17:00:00.000Z',
    );
  });

  it.each([
    ['2026-12-31T16:59:59Z', '31\u00a0ธันวาคม\u00a02569 เวลา\u00a023.59\u00a0น.'],
    ['2026-12-31T17:00:00Z', '1\u00a0มกราคม\u00a02570 เวลา\u00a00.00\u00a0น.'],
    ['2026-12-31T17:00:00.000Z', '1\u00a0มกราคม\u00a02570 เวลา\u00a00.00\u00a0น.'],
    ['2027-01-01T00:00:00+07:00', '1\u00a0มกราคม\u00a02570 เวลา\u00a00.00\u00a0น.'],
    ['2027-01-01 00:00:00+07', '1\u00a0มกราคม\u00a02570 เวลา\u00a00.00\u00a0น.'],
    ['2026-12-31T09:00:00-0800', '1\u00a0มกราคม\u00a02570 เวลา\u00a00.00\u00a0น.'],
    ['2024-02-28T17:00:00Z', '29\u00a0กุมภาพันธ์\u00a02567 เวลา\u00a00.00\u00a0น.'],
    ['2024-02-29T16:59:59.999Z', '29\u00a0กุมภาพันธ์\u00a02567 เวลา\u00a023.59\u00a0น.'],
    ['2024-02-29T17:00:00Z', '1\u00a0มีนาคม\u00a02567 เวลา\u00a00.00\u00a0น.'],
  ])('shows the instant %s in Bangkok', (value, expected) => {
    expect(formatThaiDate(value, { time: true })).toBe(expected);
  });

  it.each([
    ['UTC', '31\u00a0ธันวาคม\u00a02569 เวลา\u00a017.00\u00a0น.'],
    ['America/Los_Angeles', '31\u00a0ธันวาคม\u00a02569 เวลา\u00a09.00\u00a0น.'],
    ['Asia/Tokyo', '1\u00a0มกราคม\u00a02570 เวลา\u00a02.00\u00a0น.'],
    ['Asia/Kolkata', '31\u00a0ธันวาคม\u00a02569 เวลา\u00a022.30\u00a0น.'],
  ])('shows an instant in the given zone %s', (timeZone, expected) => {
    expect(formatThaiDate('2026-12-31T17:00:00Z', { time: true, timeZone })).toBe(expected);
  });

  it('does not convert a date or a wall time', () => {
    for (const timeZone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      expect(formatThaiDate('2026-03-08', { timeZone })).toBe('8\u00a0มีนาคม\u00a02569');
      expect(formatThaiDate('2026-03-08 02:30:00', { time: true, timeZone })).toBe(
        '8\u00a0มีนาคม\u00a02569 เวลา\u00a02.30\u00a0น.',
      );
    }
  });

  it('handles summer time in other zones', () => {
    const timeZone = 'America/Los_Angeles';
    expect(formatThaiTime('2026-03-08T09:59:00Z', { timeZone })).toBe('1.59\u00a0น.');
    expect(formatThaiTime('2026-03-08T10:00:00Z', { timeZone })).toBe('3.00\u00a0น.');
  });

  it('uses local mean time for Bangkok before 1920', () => {
    expect(formatThaiTime('1920-03-31T17:17:55Z')).toBe('23.59\u00a0น.');
    expect(formatThaiTime('1920-04-02T00:00:00Z')).toBe('7.00\u00a0น.');
  });
});

describe('invalid values for formatThaiDate', () => {
  it.each([null, undefined, '', '0000-00-00', '0000-00-00 00:00:00'])('shows a dash for %j', (value) => {
    expect(formatThaiDate(value)).toBe(' - ');
    expect(formatThaiDate(value, { style: 'short', weekday: true, time: true })).toBe(' - ');
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-02-30 10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-11-19 24:00:00',
    '2026-11-19 10:60:00',
    '2026-11-19 10:00:60',
    '2026-11-19T10',
    '2026-11-19T10:00:00+7',
    '2026-11-19 ',
    ' 2026-11-19',
    '2026-1-1',
    '2026/11/19',
    '19/11/2569',
    '20261119',
    '-026-11-19',
    '2026-1x-19',
    '๒๐๒๖-๑๑-๑๙',
    'Invalid Date',
    'เมื่อวาน',
  ])('shows a dash for %j', (value) => {
    expect(formatThaiDate(value)).toBe(EMPTY_DATE);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => formatThaiDate('2026-11-19T10:00:00Z', { timeZone: 'Asia/Nowhere' })).toThrow(RangeError);
  });
});

describe('formatThaiTime', () => {
  it.each([
    ['2026-11-19 10:42:00', '10.42\u00a0น.'],
    ['2026-11-19T17:05:00Z', '0.05\u00a0น.'],
    ['2026-11-19', ' - '],
    ['0000-00-00 00:00:00', ' - '],
    ['', ' - '],
    [null, ' - '],
  ])('formats the time of %j as %j', (value, expected) => {
    expect(formatThaiTime(value)).toBe(expected);
  });
});

describe('formatThaiMonth', () => {
  it.each([
    [2026, 11, 'full', 'พฤศจิกายน\u00a02569'],
    [2026, 1, 'short', 'ม.ค.\u00a02569'],
    [2026, 2, 'numeric', '02/2569'],
    [2026, 0, 'full', ' - '],
    [2026, 13, 'numeric', ' - '],
    [2026, 1.5, 'short', ' - '],
    [Number.NaN, 1, 'full', ' - '],
    [0, 1, 'full', ' - '],
  ] as const)('writes %d-%d, %s', (year, month, style, expected) => {
    expect(formatThaiMonth(year, month, style)).toBe(expected);
  });

  it('uses the full name by default', () => {
    expect(formatThaiMonth(2026, 12)).toBe('ธันวาคม\u00a02569');
  });
});

describe('formatMonthOfDate', () => {
  it.each([
    ['2026-12-25', 'ธันวาคม\u00a02569'],
    ['2026-01', 'มกราคม\u00a02569'],
    ['2026-13-01', ' - '],
    ['', ' - '],
    [null, ' - '],
  ])('writes the month of %j', (date, expected) => {
    expect(formatMonthOfDate(date)).toBe(expected);
  });

  it('uses the given style', () => {
    expect(formatMonthOfDate('2026-12-25', 'short')).toBe('ธ.ค.\u00a02569');
  });
});

describe('the calendar', () => {
  it('agrees with Intl on every month and weekday name', () => {
    const month = new Intl.DateTimeFormat('th', { month: 'long', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat('th', { month: 'short', timeZone: 'UTC' });
    const weekday = new Intl.DateTimeFormat('th', { weekday: 'long', timeZone: 'UTC' });
    const firsts = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 1)));
    // 4 January 2026 is a Sunday.
    const week = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, 4 + index)));
    expect(THAI_MONTHS).toEqual(firsts.map((date) => month.format(date)));
    expect(THAI_MONTHS_SHORT).toEqual(firsts.map((date) => short.format(date)));
    expect(THAI_WEEKDAYS.map((name) => `วัน${name}`)).toEqual(week.map((date) => weekday.format(date)));
  });

  it('agrees with Intl on every day of four centuries', () => {
    const engine = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const differing: string[] = [];
    const end = Date.UTC(2201, 0, 1);
    for (let epoch = Date.UTC(1800, 0, 1); epoch < end; epoch += 86_400_000) {
      const iso = new Date(epoch).toISOString().slice(0, 10);
      const ours = formatThaiDate(iso, { weekday: true }).replaceAll('\u00a0', ' ');
      const theirs = engine.format(epoch).replace('พุทธศักราช ', '');
      if (ours !== theirs) differing.push(`${ours} / ${theirs}`);
    }
    expect(differing.slice(0, 5)).toEqual([]);
  });

  it('converts to Buddhist years', () => {
    expect(BUDDHIST_ERA_OFFSET).toBe(543);
    expect(toBuddhistYear(2026)).toBe(2569);
  });
});

describe('ageInYears', () => {
  it.each([
    ['1977-02-07', '2026-02-06T16:59:59Z', 48],
    ['1977-02-07', '2026-02-06T17:00:00Z', 49],
    ['1977-02-07', '2026-12-31T00:00:00Z', 49],
    ['1992-02-29', '2023-02-28T12:00:00Z', 30],
    ['1992-02-29', '2023-03-01T12:00:00Z', 31],
    ['1992-02-29', '2024-02-28T12:00:00Z', 31],
    ['1992-02-29', '2024-02-29T12:00:00Z', 32],
    ['2026-11-20', '2026-11-20T03:00:00Z', 0],
    ['2026-11-21', '2026-11-20T03:00:00Z', null],
    ['0000-00-00', '2026-11-20T03:00:00Z', null],
    ['1977-02-30', '2026-11-20T03:00:00Z', null],
    ['', '2026-11-20T03:00:00Z', null],
    [null, '2026-11-20T03:00:00Z', null],
  ])('gives the age of someone born on %s at %s', (birthDate, now, expected) => {
    expect(ageInYears(birthDate, new Date(now))).toBe(expected);
  });

  it('counts the birthday when it has begun in the time zone', () => {
    const now = new Date('2026-02-06T20:00:00Z');
    expect(ageInYears('1977-02-07', now)).toBe(49);
    expect(ageInYears('1977-02-07', now, 'UTC')).toBe(48);
  });
});

describe('todayIso', () => {
  it.each([
    ['2026-12-31T16:59:59Z', undefined, '2026-12-31'],
    ['2026-12-31T17:00:00Z', undefined, '2027-01-01'],
    ['2026-12-31T17:00:00Z', 'UTC', '2026-12-31'],
    ['2026-12-31T07:59:59Z', 'America/Los_Angeles', '2026-12-30'],
    ['2024-02-28T17:00:00Z', 'Asia/Bangkok', '2024-02-29'],
  ])('gives the date of %s in %s', (now, timeZone, expected) => {
    expect(todayIso(new Date(now), timeZone)).toBe(expected);
  });

  it('refuses an invalid Date', () => {
    expect(() => todayIso(new Date('nonsense'))).toThrow(
      new RangeError('Not an instant: the Date given is invalid.'),
    );
  });
});

describe.each(MACHINE_ZONES)('date arithmetic on a machine in %s', (machineZone) => {
  beforeAll(() => void vi.stubEnv('TZ', machineZone));
  afterAll(() => void vi.unstubAllEnvs());

  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-11-01', -1, '2026-10-31'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', -365, '2025-11-20'],
    ['0050-03-01', -1, '0050-02-28'],
  ])('adds to %s %d days', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-20', -3, '2026-08-20'],
    ['2026-05-31', -3, '2026-02-28'],
    ['2026-11-20', 14, '2028-01-20'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('adds to %s %d months', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('finds the first day of month and year', () => {
    expect(startOfMonth('2026-11-20')).toBe('2026-11-01');
    expect(startOfMonth('2024-02-29')).toBe('2024-02-01');
    expect(startOfYear('2026-11-20')).toBe('2026-01-01');
    expect(startOfYear('2026-01-01')).toBe('2026-01-01');
  });

  it.each([
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-03-09', '2026-03-07', -2],
    ['2024-02-28', '2024-03-01', 2],
  ])('counts the days from %s to %s', (from, to, expected) => {
    expect(daysBetween(from, to)).toBe(expected);
  });
});

describe('input that date arithmetic refuses', () => {
  it.each(['2026-02-30', '0000-00-00', '', '2026-11-20T00:00:00Z', '20/11/2569'])('refuses %j', (date) => {
    const refusal = new RangeError(`Not a date: "${date}". Expected an existing day as YYYY-MM-DD.`);
    expect(() => addDays(date, 1)).toThrow(refusal);
    expect(() => addMonths(date, 1)).toThrow(refusal);
    expect(() => startOfMonth(date)).toThrow(refusal);
    expect(() => startOfYear(date)).toThrow(refusal);
    expect(() => daysBetween('2026-11-20', date)).toThrow(refusal);
  });

  it('refuses fractions of a day and days beyond the calendar', () => {
    expect(() => addDays('2026-11-20', 0.5)).toThrow(
      new RangeError('Not a whole number of days or months: 0.5.'),
    );
    expect(() => addDays('9999-12-31', 1)).toThrow(
      new RangeError('The date falls outside the years 1 to 9999.'),
    );
    expect(() => addMonths('0001-01-01', -1)).toThrow(RangeError);
    expect(() => addMonths('2026-11-20', 1e12)).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { parseThaiDate } from './date-input.ts';

const now = new Date('2026-11-20T03:42:00Z');
const READ_BACK = 'วันจันทร์ที่ 7\u00a0กุมภาพันธ์\u00a02520';

describe('parseThaiDate', () => {
  it.each([
    '7 2 2520',
    '7/2/2520',
    '07/02/2520',
    '7-2-2520',
    '7.2.2520',
    '7 – 2 – 2520',
    '  7   2\t2520 ',
    '7\u00a02\u00a02520',
    '07022520',
    '๗ ๒ ๒๕๒๐',
    '๐๗๐๒๒๕๒๐',
    '7 ก.พ. 2520',
    '7 กพ 2520',
    '7กพ2520',
    '7-ก.พ.-2520',
    '7 ก. พ. 2520',
    '7 กุมภาพันธ์ 2520',
    '7กุมภาพันธ์2520',
    '7 กุมภา 2520',
    '๗ กุมภาพันธ์ ๒๕๒๐',
    '7 กุมภาพันธ์ พ.ศ. 2520',
    '7 กุมภาพันธ์ พ.ศ.2520',
    '7 กุมภาพันธ์ พุทธศักราช 2520',
    '7/2/พ.ศ. 2520',
    '7 เดือนกุมภาพันธ์ ปี 2520',
    'วันที่ 7 เดือนกุมภาพันธ์ ปี พ.ศ. 2520',
    'วันที่ 7 กุมภาพันธ์ 2520',
    'วันจันทร์ที่ 7 กุมภาพันธ์ 2520',
    'วันจันทร์ 7 กุมภาพันธ์ 2520',
    'จันทร์ 7 ก.พ. 2520',
    'จ. 7 ก.พ. 2520',
    'จ. 7/2/2520',
    '2520-02-07',
    '7 กุ\u200bมภาพันธ์ 2520',
    'วันที่ 7 เดือน 2 พ.ศ. 2520',
    'วันที่ ๗ เดือนที่ ๒ ปี พ.ศ. ๒๕๒๐',
    '7/2/2520.',
    '7 ก.พ. 2520 (อายุ 49 ปี)',
    '7 ก.พ. 2520 อายุ 49 ปี',
    '7 ก.พ. 2520 (49 ปี)',
    '7/2/2520 (อายุ 49 ปี 9 เดือน 13 วัน).',
    '7\u22122\u22122520',
    '7\u20142\u20142520',
    '7\u20112\u20112520',
    '\uff17\uff0f\uff12\uff0f\uff12\uff15\uff12\uff10',
    '\u200e7/2/2520',
    '7\u200e/2\u200e/2520',
    '\u202a7/2/2520\u202c',
    '7\u00ad/2/2520',
    '7 ก.พ\u202c. 2520',
    '7 กุมภาพันธ\u0e4c\u0e4c 2520',
  ])('reads %j with a Buddhist year', (text) => {
    expect(parseThaiDate(text, { now })).toEqual({
      ok: true,
      iso: '1977-02-07',
      yearReadAs: 'buddhist',
      readBack: READ_BACK,
    });
  });

  it.each([
    ['มกราคม', 'มกราคน', undefined],
    ['กุมภาพันธ์', 'กุมภาพันธุ์', '2026-02-05'],
    ['กุมภาพันธ์', 'กุมภาพัน', '2026-02-05'],
    ['กุมภาพันธ์', 'กุมพาพันธ์', '2026-02-05'],
    ['เมษายน', 'เมศายน', '2026-04-05'],
    ['เมษายน', 'เมสายน', '2026-04-05'],
    ['เมษายน', 'เมษายณ', '2026-04-05'],
    ['พฤษภาคม', 'พฤศภาคม', '2026-05-05'],
    ['พฤษภาคม', 'พฤสภา', '2026-05-05'],
    ['กรกฎาคม', 'กรกฏาคม', '2026-07-05'],
    ['กรกฎาคม', 'กรกฏา', '2026-07-05'],
    ['กรกฎาคม', 'กรกดาคม', '2026-07-05'],
    ['พฤศจิกายน', 'พฤษจิกายน', '2026-11-05'],
    ['พฤศจิกายน', 'พฤษจิกา', '2026-11-05'],
    ['พฤศจิกายน', 'พฤจิกายน', '2026-11-05'],
    ['ธันวาคม', 'ทันวาคม', '2026-12-05'],
  ])('takes for %s what is typed as %s: %s', (_, typed, iso) => {
    expect(parseThaiDate(`5 ${typed} 2569`, { now })).toMatchObject(
      iso === undefined ? { ok: false, reason: 'monthName' } : { ok: true, iso },
    );
  });

  it.each([
    ['January', 'Jan', 1],
    ['February', 'FEB', 2],
    ['March', 'mar.', 3],
    ['April', 'Apr', 4],
    ['May', 'may', 5],
    ['June', 'Jun', 6],
    ['July', 'Jul', 7],
    ['August', 'Aug', 8],
    ['September', 'Sept.', 9],
    ['October', 'Oct', 10],
    ['November', 'Nov', 11],
    ['December', 'Dec', 12],
  ])('reads %s and %s in English', (full, short, month) => {
    const iso = `2026-${String(month).padStart(2, '0')}-05`;
    for (const name of [full, short]) {
      for (const text of [`5 ${name} 2026`, `5-${name}-2569`, `${name} 5, 2026`]) {
        expect(parseThaiDate(text, { now }), text).toMatchObject({ ok: true, iso });
      }
    }
  });

  it.each([
    ['Mon, 7 Feb 1977', 'gregorian'],
    ['Monday, February 7, 1977', 'gregorian'],
    ['7 February A.D. 1977', 'gregorian'],
    ['7 Feb B.E. 2520', 'buddhist'],
    ['7 Feb พ.ศ. 20', 'buddhist-short'],
  ])('reads %j', (text, yearReadAs) => {
    expect(parseThaiDate(text, { now })).toMatchObject({ ok: true, iso: '1977-02-07', yearReadAs });
  });

  it.each([
    '7/2/2520 10.42 น.',
    '7/2/2520 10:42',
    '7/2/2520, 9:05',
    '๗/๒/๒๕๒๐ ๑๐.๔๒ น.',
    '7 ก.พ. 20 เวลา 10.42 น.',
    '7 กุมภาพันธ์ 2520 เวลา\u00a010.42\u00a0น.',
    'วันจันทร์ที่ 7 กุมภาพันธ์ 2520เวลา10.42นาฬิกา',
    '07022520 23:59:59',
    '2520-02-07 00:00:00',
    '1977-02-07T23:59:59.999',
    '1977-02-07T10:00:00Z',
    '1977-02-06T17:00:00Z',
    '1977-02-07T00:00:00+07:00',
    '7 Feb 1977 10:42',
    '7/2/2520 12:00:00 AM',
    '7/2/2520 12:00:00 a.m.',
    '7/2/2520 11:59 pm',
    '7/2/2520 00:00:00.000',
    '1977-02-07 00:00:00+07',
    '1977-02-06T17:00:00Z',
    '1977-02-07 12:00:00 AM +07:00',
    '7/2/2520 10.42 น. (อายุ 49 ปี)',
  ])('reads the date of %j', (text) => {
    expect(parseThaiDate(text, { now })).toMatchObject({ ok: true, iso: '1977-02-07', readBack: READ_BACK });
  });

  it('takes an instant as the date in the given time zone', () => {
    expect(parseThaiDate('1977-02-07T20:00:00Z', { now })).toMatchObject({ iso: '1977-02-08' });
    expect(parseThaiDate('1977-02-07T20:00:00Z', { now, timeZone: 'UTC' })).toMatchObject({
      iso: '1977-02-07',
    });
  });

  it('prefers a date to a time: the last group of 7 2.20 is a year', () => {
    expect(parseThaiDate('7 2.20', { now })).toMatchObject({ ok: true, iso: '1977-02-07' });
  });

  it.each(['7/2/20', '7 2 20', '070220', '7 ก.พ. 20', '7 ก.พ. พ.ศ. 20', '๗/๒/๒๐'])(
    'reads %j with a two-digit year',
    (text) => {
      expect(parseThaiDate(text, { now })).toEqual({
        ok: true,
        iso: '1977-02-07',
        yearReadAs: 'buddhist-short',
        readBack: READ_BACK,
      });
    },
  );

  it.each([
    '1977-02-07',
    '1977/2/7',
    '7/2/1977',
    '07021977',
    '7 ก.พ. 1977',
    '7 ก.พ. ค.ศ. 1977',
    '7 กุมภาพันธ์ ค.ศ. 1977',
    '7 กุมภาพันธ์ คริสต์ศักราช 1977',
    '7/2/ค.ศ. 1977',
    'วันจันทร์ที่ 7 กุมภาพันธ์ ค.ศ. 1977',
  ])('reads %j with a Gregorian year', (text) => {
    expect(parseThaiDate(text, { now })).toEqual({
      ok: true,
      iso: '1977-02-07',
      yearReadAs: 'gregorian',
      readBack: READ_BACK,
    });
  });

  it.each([
    ['19 11 2569', 'buddhist'],
    ['19 11 ๒๕๖๙', 'buddhist'],
    ['19 11 69', 'buddhist-short'],
    ['19 11 ๖๙', 'buddhist-short'],
    ['19 11 2026', 'gregorian'],
    ['2026-11-19', 'gregorian'],
    ['2569-11-19', 'buddhist'],
  ])('reads %j as the same day and adds 543 at most once', (text, yearReadAs) => {
    expect(parseThaiDate(text, { now })).toEqual({
      ok: true,
      iso: '2026-11-19',
      yearReadAs,
      readBack: 'วันพฤหัสบดีที่ 19\u00a0พฤศจิกายน\u00a02569',
    });
  });

  it.each([
    ['ม.ค.', 'มกราคม', 'มกรา', '2026-01-05'],
    ['ก.พ.', 'กุมภาพันธ์', 'กุมภา', '2026-02-05'],
    ['มี.ค.', 'มีนาคม', 'มีนา', '2026-03-05'],
    ['เม.ย.', 'เมษายน', 'เมษา', '2026-04-05'],
    ['พ.ค.', 'พฤษภาคม', 'พฤษภา', '2026-05-05'],
    ['มิ.ย.', 'มิถุนายน', 'มิถุนา', '2026-06-05'],
    ['ก.ค.', 'กรกฎาคม', 'กรกฎา', '2026-07-05'],
    ['ส.ค.', 'สิงหาคม', 'สิงหา', '2026-08-05'],
    ['ก.ย.', 'กันยายน', 'กันยา', '2026-09-05'],
    ['ต.ค.', 'ตุลาคม', 'ตุลา', '2026-10-05'],
    ['พ.ย.', 'พฤศจิกายน', 'พฤศจิกา', '2026-11-05'],
    ['ธ.ค.', 'ธันวาคม', 'ธันวา', '2026-12-05'],
  ])('recognises the month names %s, %s and %s', (short, full, spoken, iso) => {
    for (const month of [short, full, spoken, short.replaceAll('.', '')]) {
      expect(parseThaiDate(`5 ${month} 2569`, { now })).toMatchObject({ ok: true, iso });
    }
  });

  it.each([
    ['อาทิตย์', 'อา.', '15'],
    ['จันทร์', 'จ.', '16'],
    ['อังคาร', 'อ.', '17'],
    ['พุธ', 'พ.', '18'],
    ['พฤหัสบดี', 'พฤ.', '19'],
    ['พฤหัส', 'พฤหัสฯ', '19'],
    ['ศุกร์', 'ศ.', '20'],
    ['เสาร์', 'ส.', '21'],
  ])('recognises the weekday names %s and %s', (full, short, day) => {
    for (const weekday of [`วัน${full}ที่`, full, short]) {
      expect(parseThaiDate(`${weekday} ${day} พ.ย. 2569`, { now })).toMatchObject({
        ok: true,
        iso: `2026-11-${day}`,
      });
    }
  });

  it.each([
    ['29 2 2567', '2024-02-29'],
    ['29 2 43', '2000-02-29'],
    ['31 12 2569', '2026-12-31'],
    ['1 1 2570', '2027-01-01'],
    ['1 1 2400', '1857-01-01'],
    ['31 12 2699', '2156-12-31'],
    ['1 1 1857', '1857-01-01'],
    ['31 12 2156', '2156-12-31'],
  ])('reads %j as %s', (text, iso) => {
    expect(parseThaiDate(text, { now })).toMatchObject({ ok: true, iso });
  });
});

describe('two-digit years', () => {
  it.each([
    ['2026-11-20T03:42:00Z', '69', '2026-05-01'],
    ['2026-11-20T03:42:00Z', '79', '2036-05-01'],
    ['2026-11-20T03:42:00Z', '80', '1937-05-01'],
    ['2026-11-20T03:42:00Z', '99', '1956-05-01'],
    ['2026-11-20T03:42:00Z', '00', '1957-05-01'],
    // The next year has already begun in Bangkok.
    ['2026-12-31T17:00:00Z', '80', '2037-05-01'],
    ['2057-06-01T00:00:00Z', '01', '2058-05-01'],
  ])('at %s %s is the Buddhist year nearest in the past or ten years ahead', (instant, year, iso) => {
    expect(parseThaiDate(`1/5/${year}`, { now: new Date(instant) })).toMatchObject({
      ok: true,
      iso,
      yearReadAs: 'buddhist-short',
    });
  });
});

describe('input that parseThaiDate refuses', () => {
  it.each(['', ' ', '\u00a0\t', '\u200b'])('treats %j as empty', (text) => {
    expect(parseThaiDate(text, { now })).toEqual({
      ok: false,
      reason: 'empty',
      message: 'ยังไม่มีวันที่ พิมพ์วัน เดือน ปี เช่น 7\u00a0ก.พ.\u00a02569',
    });
  });

  it.each([
    'เมื่อวาน',
    '7',
    '7 ก.พ.',
    '7/2',
    '2/2520',
    'ก.พ. 2520',
    '7022520',
    '007/2/2520',
    '7/002/2520',
    '7/2/2520/1',
    '7/2/2520 10',
    '7/2 10.42 น.',
    '7 ก.พ. 10.42',
    '10.42 น.',
    '7 x 2 x 2520',
    '7 # 2520',
    `7 ${'ก'.repeat(41)} 2520`,
    `${'ก'.repeat(41)} 7 ก.พ. 2520`,
    'จ. 7 2520',
    '-7/2/2520',
    '7/2/2520 (8/2/2520)',
    '7 เดือน 2 เดือน 2520',
    '2520 เดือน 2 7',
    '2520-02-พ.ศ.07',
    '7/พ.ศ./2/2520',
    '2569-11-2569',
  ])('cannot read %j', (text) => {
    expect(parseThaiDate(text, { now })).toEqual({
      ok: false,
      reason: 'format',
      message: 'อ่านวันที่นี้ไม่ได้ พิมพ์วัน เดือน ปี เช่น 7\u00a0ก.พ.\u00a02569',
    });
  });

  it.each([
    ['7 2 3112', 'อ่านปี\u00a03112 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['7 ก.พ. 3063', 'อ่านปี\u00a03063 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['3112-02-07', 'อ่านปี\u00a03112 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['07023112', 'อ่านปี\u00a03112 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['๗/๒/๓๑๑๒', 'อ่านปี\u00a03112 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['7 2 520', 'อ่านปี\u00a0520 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['7 2 5', 'อ่านปี\u00a05 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['7 2 25200', 'อ่านปี\u00a025200 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['7 2 2300', 'อ่านปี\u00a02300 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['1 1 1856', 'อ่านปี\u00a01856 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['1 1 2157', 'อ่านปี\u00a02157 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['7 ก.พ. พ.ศ. 2026', 'อ่านปี พ.ศ.\u00a02026 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2569 หรือ 69'],
    ['7 ก.พ. ค.ศ. 2569', 'อ่านปี ค.ศ.\u00a02569 ไม่ได้ พิมพ์ปี ค.ศ. สี่หลัก เช่น 2026'],
    ['7 Feb 20', 'อ่านปี\u00a020 ไม่ได้ พิมพ์ปีสี่หลัก เช่น 2569 หรือ 2026'],
    ['7 ก.พ. ค.ศ. 26', 'อ่านปี ค.ศ.\u00a026 ไม่ได้ พิมพ์ปี ค.ศ. สี่หลัก เช่น 2026'],
  ])('refuses the year of %j', (text, message) => {
    expect(parseThaiDate(text, { now })).toEqual({ ok: false, reason: 'year', message });
  });

  it('shows both digits of the short year when it begins with a zero', () => {
    expect(parseThaiDate('7 2 3112', { now: new Date('2058-01-01T00:00:00Z') })).toMatchObject({
      message: 'อ่านปี\u00a03112 ไม่ได้ พิมพ์ปี พ.ศ. เช่น 2601 หรือ 01',
    });
  });

  it.each([
    ['29 2 2566', 'ไม่มีวันที่\u00a029\u00a0กุมภาพันธ์\u00a02566 ตรวจสอบวันหรือปี'],
    ['29 2 2023', 'ไม่มีวันที่\u00a029\u00a0กุมภาพันธ์\u00a02566 ตรวจสอบวันหรือปี'],
    ['29/2/66', 'ไม่มีวันที่\u00a029\u00a0กุมภาพันธ์\u00a02566 ตรวจสอบวันหรือปี'],
    ['30 ก.พ. 2567', 'ไม่มีวันที่\u00a030\u00a0กุมภาพันธ์\u00a02567 ตรวจสอบวันหรือเดือน'],
    ['31 เม.ย. 2569', 'ไม่มีวันที่\u00a031\u00a0เมษายน\u00a02569 ตรวจสอบวันหรือเดือน'],
    ['0 1 2569', 'ไม่มีวันที่\u00a00\u00a0มกราคม\u00a02569 ตรวจสอบวันหรือเดือน'],
    ['99 1 2569', 'ไม่มีวันที่\u00a099\u00a0มกราคม\u00a02569 ตรวจสอบวันหรือเดือน'],
    ['7 13 2569', 'ไม่มีเดือนที่\u00a013 ตรวจสอบวันหรือเดือน'],
    ['7 0 2569', 'ไม่มีเดือนที่\u00a00 ตรวจสอบวันหรือเดือน'],
  ])('refuses the day of %j', (text, message) => {
    const reason = message.startsWith('ไม่มีเดือน') ? 'month' : 'day';
    expect(parseThaiDate(text, { now })).toEqual({ ok: false, reason, message });
  });

  it.each([
    ['วันพุธที่ 13 ตุลาคม 2563', 'วันที่\u00a013\u00a0ตุลาคม\u00a02563 เป็นวันอังคาร ไม่ใช่วันพุธ ตรวจสอบวันหรือปี'],
    ['Wed, 13 Oct 2020', 'วันที่\u00a013\u00a0ตุลาคม\u00a02563 เป็นวันอังคาร ไม่ใช่วันพุธ ตรวจสอบวันหรือปี'],
  ])('refuses the weekday of %j', (text, message) => {
    expect(parseThaiDate(text, { now })).toEqual({ ok: false, reason: 'weekday', message });
  });

  it.each([
    ['วันพุทธที่ 18 พ.ย. 2569', 'พุทธ', 'วันพุธที่ 18\u00a0พฤศจิกายน\u00a02569'],
    ['พฤหัสบดื 19/11/69', 'พฤหัสบดื', 'วันพฤหัสบดีที่ 19\u00a0พฤศจิกายน\u00a02569'],
    ['วันหยุดที่ 7 กุมภาพันธ์ 2520', 'หยุด', READ_BACK],
    ['Mnday, 7 Feb 1977', 'Mnday', READ_BACK],
  ])('names the weekday of %j that it does not know', (text, name, date) => {
    expect(parseThaiDate(text, { now })).toEqual({
      ok: false,
      reason: 'weekdayName',
      message: `อ่าน “${name}” เป็นชื่อวันไม่ได้ วันที่พิมพ์คือ${date} แก้ชื่อวัน หรือพิมพ์เฉพาะวันที่`,
    });
  });

  it.each([
    ['7 กพพ 2520', 'กพพ'],
    ['7/กพพ/2520', 'กพพ'],
    ['7 Febuary 2020', 'Febuary'],
    ['7 กุมภาพันธ์ ก.ศ. 2520', 'กุมภาพันธ์ ก.ศ.'],
    ['7 มิถุนาคม 2520 10.42 น.', 'มิถุนาคม'],
  ])('names the month of %j that it does not know', (text, name) => {
    expect(parseThaiDate(text, { now })).toEqual({
      ok: false,
      reason: 'monthName',
      message: `อ่าน “${name}” เป็นชื่อเดือนไม่ได้ พิมพ์วัน เดือน ปี เช่น 7\u00a0ก.พ.\u00a02569`,
    });
  });

  it.each(['24.00 น.', '9.60 น.', '99:99 น.', '13:00 pm', '0:30 a.m.'])('refuses the time %s', (time) => {
    expect(parseThaiDate(`7/2/2520 ${time}`, { now })).toEqual({
      ok: false,
      reason: 'time',
      message: `ไม่มีเวลา\u00a0${time.replace(':', '.').replace(/ .*/, '')}\u00a0น. แก้เวลา หรือพิมพ์เฉพาะวันที่`,
    });
  });

  it('says its refusals in the given words', () => {
    const words = { day: () => 'No such day', weekdayName: (name: string) => `${name} is no weekday` };
    const getMessage = (text: string) => parseThaiDate(text, { now, words });
    expect(getMessage('31 2 2569')).toMatchObject({ message: 'No such day' });
    expect(getMessage('Mnday 7 Feb 1977')).toMatchObject({ message: 'Mnday is no weekday' });
    expect(getMessage('')).toMatchObject({ message: expect.stringMatching(/^ยังไม่มีวันที่/) });
  });

  it('handles a hundred thousand digits and marks', () => {
    for (const text of [
      '7'.repeat(100_000),
      '7/'.repeat(50_000),
      ' .'.repeat(50_000),
      `${' .'.repeat(50_000)}x`,
      'ก'.repeat(100_000),
      'T7.77.7'.repeat(15_000),
    ]) {
      expect(parseThaiDate(text, { now })).toMatchObject({ ok: false, reason: 'format' });
    }
  });

  it('refuses an invalid now', () => {
    expect(() => parseThaiDate('7 2 2520', { now: new Date(Number.NaN) })).toThrow(RangeError);
  });
});

import { BUDDHIST_ERA_OFFSET, THAI_MONTHS, THAI_WEEKDAYS, formatThaiDate, toBuddhistYear } from './date.ts';
import type { Era } from './date-names.ts';
import type { CalendarDate } from './iso-date.ts';

const NBSP = '\u00a0';

/** The sentences that refuse a typed date, each replaceable. They name what is wrong and say what to do. */
export type DateInputWords = {
  /** Nothing was typed; `thisYear` is Buddhist, for an example. */
  empty: (thisYear: number) => string;
  /** The text is not a date. */
  format: (thisYear: number) => string;
  /** `name` is in the place of a month. */
  monthName: (name: string, thisYear: number) => string;
  /** `name` is in the place of a weekday; the date itself exists. */
  weekdayName: (name: string, iso: string) => string;
  /** The date is another weekday than was typed; 0 is Sunday. */
  weekday: (iso: string, weekdays: { typed: number; actual: number }) => string;
  /** A year out of range, or a short one that may be of either era. */
  year: (year: string, details: { era: Era | null; fourDigits: boolean; thisYear: number }) => string;
  /** There is no such month. */
  month: (month: number) => string;
  /** There is no such day in the month of the (Gregorian) year. */
  day: (date: CalendarDate) => string;
  /** There is no such time of day. */
  time: (time: string) => string;
};

const exampleDate = (thisYear: number) => `7${NBSP}ก.พ.${NBSP}${thisYear}`;

export const DATE_INPUT_WORDS: DateInputWords = {
  empty: (thisYear) => `ยังไม่มีวันที่ พิมพ์วัน เดือน ปี เช่น ${exampleDate(thisYear)}`,
  format: (thisYear) => `อ่านวันที่นี้ไม่ได้ พิมพ์วัน เดือน ปี เช่น ${exampleDate(thisYear)}`,
  monthName: (name, thisYear) => `อ่าน “${name}” เป็นชื่อเดือนไม่ได้ พิมพ์วัน เดือน ปี เช่น ${exampleDate(thisYear)}`,
  weekdayName: (name, iso) =>
    `อ่าน “${name}” เป็นชื่อวันไม่ได้ วันที่พิมพ์คือ${formatThaiDate(iso, { weekday: true })} แก้ชื่อวัน หรือพิมพ์เฉพาะวันที่`,
  weekday: (iso, { typed, actual }) =>
    `วันที่${NBSP}${formatThaiDate(iso)} เป็นวัน${THAI_WEEKDAYS[actual]} ไม่ใช่วัน${THAI_WEEKDAYS[typed]} ตรวจสอบวันหรือปี`,
  year: (year, { era, fourDigits, thisYear }) => {
    const gregorian = thisYear - BUDDHIST_ERA_OFFSET;
    if (fourDigits) return `อ่านปี${NBSP}${year} ไม่ได้ พิมพ์ปีสี่หลัก เช่น ${thisYear} หรือ ${gregorian}`;
    if (era === 'gregorian') {
      return `อ่านปี ค.ศ.${NBSP}${year} ไม่ได้ พิมพ์ปี ค.ศ. สี่หลัก เช่น ${gregorian}`;
    }
    const named = era === 'buddhist' ? `ปี พ.ศ.${NBSP}${year}` : `ปี${NBSP}${year}`;
    return `อ่าน${named} ไม่ได้ พิมพ์ปี พ.ศ. เช่น ${thisYear} หรือ ${String(thisYear).slice(-2)}`;
  },
  month: (month) => `ไม่มีเดือนที่${NBSP}${month} ตรวจสอบวันหรือเดือน`,
  day: ({ day, month, year }) => {
    const leapDay = month === 2 && day === 29;
    const date = [day, THAI_MONTHS[month - 1], toBuddhistYear(year)].join(NBSP);
    return `ไม่มีวันที่${NBSP}${date} ตรวจสอบวันหรือ${leapDay ? 'ปี' : 'เดือน'}`;
  },
  time: (time) => `ไม่มีเวลา${NBSP}${time}${NBSP}น. แก้เวลา หรือพิมพ์เฉพาะวันที่`,
};

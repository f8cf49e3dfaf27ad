import { normaliseCode, normaliseLine } from '@sahakorn/thai/normalise';
import { z } from 'zod';
import { readDay } from '../import/values/dates.ts';
import { Refusal } from '../import/values/problems.ts';
import { sanitiseUrl } from '../../html/sanitise-html.ts';

const BANGKOK = '+07:00';
const DAY_MS = 24 * 3600 * 1000;
const WITH_TIME = /^(\S+)[ T](\d{1,2})[:.](\d{2})(?: น\.)?$/;

/** Normalised Thai text on one line, with a maximum length. */
export function line(max: number) {
  return z
    .union([z.string(), z.number()])
    .transform((value) => normaliseLine(String(value)))
    .refine((text) => text.length <= max, `ยาวเกิน ${max} ตัวอักษร`);
}

/** The same, and not empty. */
export function nonEmptyLine(max: number) {
  return line(max).refine((text) => text !== '', 'ว่างไม่ได้');
}

/** A link to this site, the web, mail or telephone. */
export const Link = z
  .string()
  .refine((text) => sanitiseUrl(text) !== '', 'ไม่ใช่ลิงก์ที่ใช้ได้ (ต้องขึ้นต้นด้วย /, https://, mailto: หรือ tel:)')
  .transform(sanitiseUrl);

/** A day in either era as `YYYY-MM-DD`. */
export const Day = z.union([z.string(), z.number()]).transform((value, context) => {
  const day = readDay(String(value));
  if (typeof day === 'string') return day;
  const message = day instanceof Refusal ? day.reason.th : 'ไม่ใช่วันที่';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A day, with or without a time of day in Bangkok, as an instant. */
export const Moment = z.string().transform((value, context) => {
  const [, dayPart = value, hours = '00', minutes = '00'] = WITH_TIME.exec(normaliseCode(value)) ?? [];
  const day = readDay(dayPart, { time: 'refused' });
  if (typeof day !== 'string' || Number(hours) > 23 || Number(minutes) > 59) {
    const message = day instanceof Refusal ? day.reason.th : 'ไม่ใช่วันและเวลา เช่น 2026-11-18 09:00';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  return new Date(`${day}T${hours.padStart(2, '0')}:${minutes}:00${BANGKOK}`);
});

/** The first moment of a day in Bangkok. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${BANGKOK}`);
}

/** The first moment after a day in Bangkok. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS);
}

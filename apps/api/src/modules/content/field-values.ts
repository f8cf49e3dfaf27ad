import { normaliseCode, normaliseLine } from '@sahakorn/thai/normalise';
import { z } from 'zod';
import { readDay } from '../import/values/dates.ts';
import { Refusal } from '../import/values/problems.ts';
import { toIssueMessage } from '../../issue-message.ts';
import type { Bilingual } from '../../language.ts';
import { sanitiseUrl } from '../../html/sanitise-html.ts';

const BANGKOK = '+07:00';
const DAY_MS = 24 * 3600 * 1000;
const WITH_TIME =
  /^(.+?)(?:[ T]| เวลา )(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?น\.)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

const NOT_A_DAY: Bilingual = { th: 'ไม่ใช่วันที่', en: 'not a date' };
const NOT_A_MOMENT: Bilingual = {
  th: 'ไม่ใช่วันและเวลา เช่น 2026-11-18 09:00',
  en: 'not a day and time such as 2026-11-18 09:00',
};

/** Normalised Thai text on one line, with a maximum length. */
export function line(max: number) {
  return z
    .string()
    .transform(normaliseLine)
    .refine(
      (text) => text.length <= max,
      toIssueMessage({ th: `ยาวเกิน ${max} ตัวอักษร`, en: `longer than ${max} characters` }),
    );
}

/** The same, and not empty. */
export function nonEmptyLine(max: number) {
  return line(max).refine((text) => text !== '', toIssueMessage({ th: 'ว่างไม่ได้', en: 'must not be empty' }));
}

/** A link to this site, the web, mail or telephone. */
export const Link = z
  .string()
  .refine(
    (text) => sanitiseUrl(text) !== '',
    toIssueMessage({
      th: 'ไม่ใช่ลิงก์ที่ใช้ได้ (ต้องขึ้นต้นด้วย /, https://, mailto: หรือ tel:)',
      en: 'not a link that can be used (it must begin with /, https://, mailto: or tel:)',
    }),
  )
  .transform(sanitiseUrl);

/** A day in either era as `YYYY-MM-DD`. */
export const Day = z.string().transform((value, context) => {
  const day = readDay(value);
  if (typeof day === 'string') return day;
  const message = toIssueMessage(day instanceof Refusal ? day.reason : NOT_A_DAY);
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A day, with or without a time of day, in Bangkok unless a time zone is given, as an instant. */
export const Moment = z.string().transform((value, context) => {
  const written = normaliseCode(value);
  const [, dayPart = written, hours = '00', minutes = '00', seconds = '00', zone = BANGKOK] =
    WITH_TIME.exec(written) ?? [];
  const day = readDay(dayPart, { time: 'refused' });
  const time = `${hours.padStart(2, '0')}:${minutes}:${seconds}${toOffset(zone)}`;
  const moment = typeof day === 'string' && Number(hours) < 24 ? new Date(`${day}T${time}`) : null;
  if (moment === null || Number.isNaN(moment.getTime())) {
    const message = toIssueMessage(day instanceof Refusal ? day.reason : NOT_A_MOMENT);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  return moment;
});

/** `+07`, `+0700` and `Z` as a date has them. */
function toOffset(zone: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === undefined ? 'Z' : `${hours}:${minutes}`;
}

/** The first moment of a day in Bangkok. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${BANGKOK}`);
}

/** The first moment after a day in Bangkok. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS);
}

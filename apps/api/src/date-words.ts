import { BANGKOK } from '@sahakorn/thai/iso-date';
import { formatThaiDate } from '@sahakorn/thai/date';
import type { Language } from './language.ts';

const EN_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const EN_MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: BANGKOK,
});

/** A date of the calendar (YYYY-MM-DD) as an operator reads it. */
export function formatDay(day: string, language: Language): string {
  return language === 'th' ? formatThaiDate(day, { style: 'short' }) : EN_DAY.format(new Date(day));
}

/** An instant as an operator reads it, in the time of Thailand. */
export function formatMoment(instant: Date, language: Language): string {
  return language === 'th'
    ? formatThaiDate(instant.toISOString(), { style: 'short', time: true })
    : EN_MOMENT.format(instant);
}

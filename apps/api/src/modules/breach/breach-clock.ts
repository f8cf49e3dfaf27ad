import { formatMoment } from '../../date-words.ts';
import type { Bilingual } from '../../language.ts';

/**
 * The time limit for notifying the Personal Data Protection Committee (notification on breaches, B.E. 2565).
 */
const REPORT_HOURS = 72;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** When a breach was discovered, reported and closed; null for what has not happened yet. */
export type BreachTimes = { discoveredAt: Date; reportedAt: Date | null; closedAt: Date | null };

/** The deadline for the report. */
export function getReportDeadline(discoveredAt: Date): Date {
  return new Date(discoveredAt.getTime() + REPORT_HOURS * HOUR_MS);
}

/** Whether the report is overdue. */
export function isOverdue({ discoveredAt, reportedAt, closedAt }: BreachTimes, now: Date): boolean {
  return reportedAt === null && closedAt === null && now > getReportDeadline(discoveredAt);
}

/** The state of a breach in one line for officers: the time remaining, or how the report was made. */
export function describeBreachState(times: BreachTimes, now: Date): Bilingual {
  const { reportedAt, closedAt } = times;
  const deadline = getReportDeadline(times.discoveredAt);
  if (reportedAt !== null) {
    const late = reportedAt.getTime() - deadline.getTime();
    const after = describeDuration(late);
    return {
      th: `แจ้ง สคส. แล้ว ${formatMoment(reportedAt, 'th')} ${late > 0 ? `หลังกำหนด ${after.th}` : 'ภายในกำหนด'}`,
      en: `reported to the committee on ${formatMoment(reportedAt, 'en')}, ${late > 0 ? `${after.en} late` : 'in time'}`,
    };
  }
  if (closedAt !== null) {
    return {
      th: `ปิดเรื่องแล้ว ${formatMoment(closedAt, 'th')} โดยไม่ได้แจ้ง สคส.`,
      en: `closed on ${formatMoment(closedAt, 'en')} without a report to the committee`,
    };
  }
  const remaining = deadline.getTime() - now.getTime();
  const { th, en } = describeDuration(Math.abs(remaining));
  return {
    th: `ต้องแจ้ง สคส. ภายใน ${formatMoment(deadline, 'th')} ${remaining < 0 ? `เกินกำหนดมา ${th}` : `เหลือ ${th}`}`,
    en: `report to the committee by ${formatMoment(deadline, 'en')}, ${remaining < 0 ? `overdue by ${en}` : `${en} left`}`,
  };
}

/** Rounded down to whole minutes, never to more time than remains. */
function describeDuration(ms: number): Bilingual {
  const minutes = Math.floor(ms / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return { th: `${hours} ชั่วโมง ${rest} นาที`, en: `${hours} h ${rest} min` };
}

import { formatThaiDate } from '@sahakorn/thai/date';

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
export function describeBreachState(times: BreachTimes, now: Date): string {
  const { reportedAt, closedAt } = times;
  const deadline = getReportDeadline(times.discoveredAt);
  if (reportedAt !== null) {
    const late = reportedAt.getTime() - deadline.getTime();
    return `แจ้ง สคส. แล้ว ${formatMoment(reportedAt)} ${late > 0 ? `หลังกำหนด ${formatDuration(late)}` : 'ภายในกำหนด'}`;
  }
  if (closedAt !== null) return `ปิดเรื่องแล้ว ${formatMoment(closedAt)} โดยไม่ได้แจ้ง สคส.`;
  const remaining = deadline.getTime() - now.getTime();
  const until = `ต้องแจ้ง สคส. ภายใน ${formatMoment(deadline)}`;
  return remaining < 0
    ? `${until} เกินกำหนดมา ${formatDuration(-remaining)}`
    : `${until} เหลือ ${formatDuration(remaining)}`;
}

/** An instant as officers read it. */
export function formatMoment(moment: Date): string {
  return formatThaiDate(moment.toISOString(), { style: 'short', time: true });
}

/** Rounded down to whole minutes, never to more time than remains. */
function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  return `${Math.floor(minutes / 60)} ชั่วโมง ${minutes % 60} นาที`;
}

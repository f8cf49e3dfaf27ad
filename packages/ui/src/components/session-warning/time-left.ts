const SECONDS_PER_MINUTE = 60;

/**
 * Formats a duration, e.g. `1 นาที 45 วินาที`; a number and its unit stay on one line. Negative or invalid counts as
 * 0.
 */
export function formatTimeLeft(seconds: number): string {
  const whole = Math.ceil(Number.isFinite(seconds) ? Math.max(0, seconds) : 0);
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  const rest = whole % SECONDS_PER_MINUTE;
  const parts = [
    ...(minutes > 0 ? [`${minutes}\u00A0นาที`] : []),
    ...(rest > 0 || minutes === 0 ? [`${rest}\u00A0วินาที`] : []),
  ];
  return parts.join(' ');
}

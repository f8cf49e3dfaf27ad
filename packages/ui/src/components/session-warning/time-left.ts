const SECONDS_PER_MINUTE = 60;

/**
 * Writes a time as it is said, e.g. `1 นาที 45 วินาที`; a number and its unit stay on one line.
 * @param seconds whole or not; what is less than none, or no number, is none
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

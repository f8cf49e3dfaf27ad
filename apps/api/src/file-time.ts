/** An instant in UTC for a file's name, as `2026-11-23T061500Z`; names sort by it. */
export function toFileTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

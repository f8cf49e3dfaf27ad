import { formatThaiMonth } from '@sahakorn/thai/date';

type Month = { year: number; month: number };

/** A month by its name, `ตุลาคม 2569`, or short, `ต.ค. 2569`. Breaks before the year where a row is too narrow for it. */
export function monthName({ year, month }: Month, style?: 'full' | 'short'): string {
  return formatThaiMonth(year, month, style).replaceAll('\u00A0', ' ');
}

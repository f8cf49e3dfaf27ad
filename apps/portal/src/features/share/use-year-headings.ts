import { formatYear } from '@sahakorn/thai/date';
import { addMoney, formatMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import type { StatementWords } from '@sahakorn/ui/statement-table';
import { useMemo } from 'react';
import { isFiltered } from '../../domain/statement/statement-choice.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';
import { type ShareYear, useListShareYearsQuery } from './share-endpoints.ts';

type YearHeadings = { words: Partial<StatementWords> | undefined; yearEndMonth: number | undefined };

/** Headings by accounting year with the total of the year, unless a filter hides rows. */
export function useYearHeadings(choice: StatementChoice): YearHeadings {
  const { data: years } = useListShareYearsQuery();
  const filtered = isFiltered(choice);
  const words = useMemo(
    () => (filtered || !years ? undefined : { year: (year: number) => describeYear(year, years) }),
    [filtered, years],
  );
  const lastDay = years?.find(({ year_to }) => year_to)?.year_to;
  return { words, yearEndMonth: lastDay ? Number(lastDay.slice(5, 7)) : undefined };
}

/** Of a Gregorian year. */
export function describeYear(year: number, years: readonly ShareYear[]): string {
  const name = `ปี\u00A0${formatYear(year)}`;
  const known = years.find((one) => one.year === year);
  if (!known || known.bought === null || known.withdrawn === null || known.row_count === null) return name;
  const moved = formatMoney(addMoney(known.bought, known.withdrawn), { sign: 'always' });
  return `${name} · ${moved} · ${formatNumber(known.row_count, { decimals: 0 })}\u00A0รายการ`;
}

import { type ComponentProps, useMemo } from 'react';
import { type AmountWidths, amountWidths, cardScale } from './column-widths.ts';
import { StatementProgress, StatementSpace } from './statement-progress.tsx';
import { StatementChunk } from './statement-chunk.tsx';
import type { StatementColumn } from './statement-columns.ts';
import { StatementHead } from './statement-head.tsx';
import {
  StatementEmpty,
  StatementFoot,
  type StatementOpening,
  StatementOpeningRow,
  type StatementTotals,
} from './statement-foot.tsx';
import { useCustomProperties } from './custom-properties.ts';
import { STATEMENT_WORDS, type StatementWords } from './statement-words.ts';
import { FIRST_ROWS, useArrivingChunks } from './use-arriving-chunks.ts';
import { TABLE_ROLES } from '../../internal/table-roles.ts';

export type StatementTableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the table for screen readers: which account, from when to when. */
  caption: string;
  /**
   * The columns in order, by `statementColumns`; the first is the row header. Keep the list stable: a new one renders
   * every row again.
   */
  columns: readonly StatementColumn<Row>[];
  /** Loaded rows, newest first. To add a page, pass a longer list that starts with the same rows. */
  rows: readonly Row[];
  /** A unique key, such as the running number of the ledger. */
  rowKey: (row: Row) => string | number;
  /** The balance before the oldest row. Shown when all rows that `totals` counts are loaded. */
  opening?: StatementOpening | undefined;
  /** The sums in the foot. Without them there is no foot. */
  totals?: StatementTotals | undefined;
  /**
   * The headings of the rows: `year` for ledgers with one row a month, at every width; `month` on a narrow screen. Default
   * `month`.
   */
  heads?: 'month' | 'year' | undefined;
  /** The month, 1 to 12, with whose last day a year of `heads` ends; the year is named by it. Default 12. */
  yearEndMonth?: number | undefined;
  /** Replaces built-in words. */
  words?: Partial<StatementWords> | undefined;
};

/**
 * A passbook page: ledger rows with a running balance, as one real table at every width, with all loaded rows in the
 * document. Renders a `div` with the `table` in it.
 */
export function StatementTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  opening,
  totals,
  heads = 'month',
  yearEndMonth = DECEMBER,
  words: givenWords,
  style,
  ...rest
}: StatementTableProps<Row>) {
  const words = useMemo(() => ({ ...STATEMENT_WORDS, ...givenWords }), [givenWords]);
  const getMonth = useMemo(() => periodReader(columns, heads, yearEndMonth), [columns, heads, yearEndMonth]);
  const { known, chunks, count } = useArrivingChunks({ rows, rowKey, getMonth });
  const widths = useMemo(
    () => amountWidths(columns, known, { balance: opening?.balance, ...totals?.sums }),
    [columns, known, opening, totals],
  );
  const measured = useCustomProperties(measures(columns, widths, words));
  const complete = rows.length >= (totals?.count ?? 0);
  return (
    <div data-slot="statement-table" data-heads={heads} style={{ ...measured, ...style }} {...rest}>
      <table {...TABLE_ROLES.table}>
        <caption>{caption}</caption>
        <StatementHead columns={columns} words={words} />
        {chunks.map((chunk) => (
          <StatementChunk key={chunk.first} chunk={chunk} columns={columns} rowKey={rowKey} words={words} />
        ))}
        {rows.length > FIRST_ROWS && <StatementSpace rows={rows.length - count} />}
        {rows.length === 0 && <StatementEmpty columns={columns.length}>{words.empty}</StatementEmpty>}
        {opening && complete && <StatementOpeningRow columns={columns} opening={opening} words={words} />}
        {totals && <StatementFoot columns={columns} totals={totals} words={words} />}
      </table>
      <StatementProgress shown={count} total={rows.length} words={words} />
    </div>
  );
}

/** Custom properties for the style sheet: column widths, and the word for an empty cell. */
function measures<Row>(
  columns: readonly StatementColumn<Row>[],
  widths: AmountWidths,
  words: StatementWords,
) {
  return {
    '--_scale': cardScale(columns, widths),
    '--_widest': Math.max(...Object.values(widths)),
    '--_outflow': widths.outflow,
    '--_inflow': widths.inflow,
    '--_balance': widths.balance,
    '--_money': widths.money,
    '--_none': JSON.stringify(words.none),
  };
}

function periodReader<Row>(
  columns: readonly StatementColumn<Row>[],
  heads: 'month' | 'year',
  yearEndMonth: number,
): (row: Row) => string {
  const column = columns.find(({ kind }) => kind === 'date');
  const toPeriod = heads === 'year' ? (month: string) => yearOfMonth(month, yearEndMonth) : String;
  return column?.kind === 'date' ? (row) => toPeriod(monthOfDate(column.value(row))) : () => '';
}

/** `2026` for `2026-11`, or `2027` if years end with an earlier month. */
function yearOfMonth(yearMonth: string, yearEndMonth: number): string {
  if (yearMonth === '') return '';
  const [year, month] = yearMonth.split('-').map(Number);
  return String((year ?? 0) + ((month ?? 0) > yearEndMonth ? 1 : 0)).padStart(4, '0');
}

const DECEMBER = 12;
const DATE = /^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])-/;

/** `2026-11` for `2026-11-19`; empty for a missing or invalid date. */
function monthOfDate(date: string | null | undefined): string {
  return typeof date === 'string' && DATE.test(date) ? date.slice(0, 'YYYY-MM'.length) : '';
}

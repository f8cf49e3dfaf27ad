import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TABLE_ROLES } from './table-roles.ts';
import { cn } from './cn.ts';
import { WholeWords } from './whole-words.tsx';

type ChartDisclosureProps = {
  /** On the control that opens it. */
  label: string;
  /** The table that shows the same as the chart. */
  children: ReactNode;
};

/** A disclosure for the table beside a chart; open in print, in a wide window, and if large text leaves little room. */
export function ChartDisclosure({ label, children }: ChartDisclosureProps) {
  return (
    <details data-part="figures" className="group open-beside-chart mt-1">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-1.5 font-semibold text-link hover:link-line [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 shrink-0 -rotate-90 group-open:rotate-0" />
        <WholeWords>{label}</WholeWords>
      </summary>
      {children}
    </details>
  );
}

/** A row of the table: its head, and a cell a column. Null leaves a cell empty. */
export type ChartRow = { key: string; label: string; cells: readonly (string | null)[] };

type ChartTableProps = {
  caption: string;
  /** Heads of the columns, that of the row heads first. */
  columns: readonly string[];
  /** Those of the columns that hold words, which begin at the start of their column. */
  wordColumns?: readonly string[] | undefined;
  rows: readonly ChartRow[];
};

/** If its columns do not fit, each row is a heading with one labelled amount per line, or two columns of them if there are many. */
const STACKED = {
  few: {
    head: '@max-tiny:sr-only',
    block: '@max-tiny:block',
    row: '@max-tiny:block @max-tiny:py-3',
    cell: '@max-tiny:flex @max-tiny:flex-wrap @max-tiny:justify-between @max-tiny:gap-x-3 @max-tiny:p-0 @max-tiny:empty:hidden',
    rowHead: '@max-tiny:block @max-tiny:mb-0.5 @max-tiny:p-0 @max-tiny:text-md @max-tiny:font-semibold',
    label: '@tiny:hidden',
  },
  many: {
    head: '@max-form:sr-only',
    block: '@max-form:block',
    row: '@max-form:block @max-form:py-3',
    cell: '@max-form:flex @max-form:flex-wrap @max-form:justify-between @max-form:gap-x-3 @max-form:p-0 @max-form:empty:hidden',
    rowHead: '@max-form:block @max-form:mb-0.5 @max-form:p-0 @max-form:text-md @max-form:font-semibold',
    label: '@form:hidden',
  },
  wide: {
    head: '@max-quad:sr-only',
    block: '@max-quad:block',
    row: '@max-quad:py-3 @max-panel:block @panel:@max-quad:grid @panel:@max-quad:grid-cols-2 @panel:@max-quad:gap-x-10',
    cell: '@max-quad:flex @max-quad:flex-wrap @max-quad:justify-between @max-quad:gap-x-3 @max-quad:p-0 @max-quad:empty:hidden',
    rowHead:
      '@max-quad:block @max-quad:mb-0.5 @max-quad:p-0 @max-quad:text-md @max-quad:font-semibold @panel:@max-quad:col-span-2',
    label: '@quad:hidden',
  },
  always: {
    head: 'sr-only',
    block: 'block',
    row: 'py-3 @max-panel:block @panel:grid @panel:grid-cols-2 @panel:gap-x-10',
    cell: 'flex flex-wrap justify-between gap-x-3 p-0 empty:hidden',
    rowHead: 'mb-0.5 block p-0 text-md font-semibold @panel:col-span-2',
    label: '',
  },
};

/** More columns than this have room in a wide place only, and of longer amounts nowhere. */
const MANY_COLUMNS = 4;
const LONG_AMOUNT = /^[−+]?[\d,]{16,}\.\d{2}$/;

/** The figures of a chart as a table. */
export function ChartTable({ caption, columns, wordColumns = [], rows }: ChartTableProps) {
  const stacked = STACKED[findSize(columns.length, rows)];
  const align = columns.map((column, index) =>
    index === 0 || wordColumns.includes(column) ? 'text-start' : 'text-end',
  );
  return (
    <table {...TABLE_ROLES.table} className={cn('w-full border-b border-line text-sm', stacked.block)}>
      <caption className="sr-only">{caption}</caption>
      <thead {...TABLE_ROLES.rowGroup} className={cn('border-b border-line-strong bg-subtle', stacked.head)}>
        <tr {...TABLE_ROLES.row}>
          {columns.map((column, index) => (
            <th
              key={column}
              {...TABLE_ROLES.columnHeader}
              className={cn('px-2 py-1.5 align-bottom', align[index])}
            >
              <WholeWords>{column}</WholeWords>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.rowGroup} className={stacked.block}>
        {rows.map(({ key, label, cells }) => (
          <tr
            key={key}
            {...TABLE_ROLES.row}
            className={cn('border-t border-line first:border-t-0 print:break-inside-avoid', stacked.row)}
          >
            <th
              {...TABLE_ROLES.rowHeader}
              className={cn('px-2 py-1.5 text-start align-baseline font-normal', stacked.rowHead)}
            >
              {label}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                {...TABLE_ROLES.cell}
                className={cn('px-2 py-1.5 align-baseline whitespace-nowrap', align[index + 1], stacked.cell)}
              >
                {cell !== null && (
                  <>
                    <span
                      aria-hidden
                      className={cn('text-start whitespace-normal text-text-muted', stacked.label)}
                    >
                      {columns[index + 1]}
                    </span>
                    <span className="ms-auto min-w-0 @max-tiny:wrap-anywhere @max-tiny:whitespace-normal">
                      {cell}
                    </span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function findSize(columns: number, rows: readonly ChartRow[]): keyof typeof STACKED {
  if (columns <= MANY_COLUMNS) return columns > 2 ? 'many' : 'few';
  const isLong = rows.some(({ cells }) => cells.some((cell) => cell !== null && LONG_AMOUNT.test(cell)));
  return isLong ? 'always' : 'wide';
}

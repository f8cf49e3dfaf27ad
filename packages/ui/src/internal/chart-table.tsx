import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TABLE_ROLES } from '../components/statement-table/table-roles.ts';
import { cn } from './cn.ts';
import { WholeWords } from './whole-words.tsx';

type ChartDisclosureProps = {
  /** On the control that opens it. */
  label: string;
  /** The table that shows the same as the chart. */
  children: ReactNode;
};

/** A disclosure for the table beside a chart; open on paper, in a wide window, and where large text leaves little room. */
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
  rows: readonly ChartRow[];
};

/** Where its columns have no room, each row is its head with a labelled amount a line; many of them in two columns. */
const STACKED = {
  few: {
    head: '@max-tiny:sr-only',
    block: '@max-tiny:block',
    row: '@max-tiny:block',
    cell: '@max-tiny:flex @max-tiny:flex-wrap @max-tiny:justify-between @max-tiny:gap-x-3 @max-tiny:p-0 @max-tiny:empty:hidden',
    rowHead: '@max-tiny:block @max-tiny:p-0 @max-tiny:font-semibold',
    label: '@tiny:hidden',
  },
  many: {
    head: '@max-form:sr-only',
    block: '@max-form:block',
    row: '@max-form:block',
    cell: '@max-form:flex @max-form:flex-wrap @max-form:justify-between @max-form:gap-x-3 @max-form:p-0 @max-form:empty:hidden',
    rowHead: '@max-form:block @max-form:p-0 @max-form:font-semibold',
    label: '@form:hidden',
  },
  wide: {
    head: '@max-quad:sr-only',
    block: '@max-quad:block',
    row: '@max-quad:py-2 @max-panel:block @panel:@max-quad:grid @panel:@max-quad:grid-cols-2 @panel:@max-quad:gap-x-10',
    cell: '@max-quad:flex @max-quad:flex-wrap @max-quad:justify-between @max-quad:gap-x-3 @max-quad:p-0 @max-quad:empty:hidden',
    rowHead: '@max-quad:block @max-quad:p-0 @max-quad:font-semibold @panel:@max-quad:col-span-2',
    label: '@quad:hidden',
  },
};

/** More columns than this have room in a wide place only. */
const MANY_COLUMNS = 4;

/** The figures of a chart as a table. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const size = columns.length > MANY_COLUMNS ? 'wide' : columns.length > 2 ? 'many' : 'few';
  const stacked = STACKED[size];
  return (
    <table {...TABLE_ROLES.table} className={cn('w-full border-b border-line text-sm', stacked.block)}>
      <caption className="sr-only">{caption}</caption>
      <thead {...TABLE_ROLES.rowGroup} className={stacked.head}>
        <tr {...TABLE_ROLES.row}>
          {columns.map((column, index) => (
            <th
              key={column}
              {...TABLE_ROLES.columnHeader}
              className={cn('py-1 align-bottom', index === 0 ? 'pe-2 text-start' : 'ps-2 text-end')}
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
            className={cn('border-t border-line @max-form:py-1 print:break-inside-avoid', stacked.row)}
          >
            <th
              {...TABLE_ROLES.rowHeader}
              className={cn('py-1 pe-2 text-start align-baseline font-normal', stacked.rowHead)}
            >
              {label}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                {...TABLE_ROLES.cell}
                className={cn('py-1 ps-2 text-end align-baseline whitespace-nowrap', stacked.cell)}
              >
                {cell !== null && (
                  <>
                    <span aria-hidden className={cn('text-start whitespace-normal', stacked.label)}>
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

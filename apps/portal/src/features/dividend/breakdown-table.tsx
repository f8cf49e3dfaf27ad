import type { DividendStep } from '@sahakorn/contract/dividend-words';
import { Money } from '@sahakorn/ui/money';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ReactNode } from 'react';

/** Explicit, since browsers drop some implicit roles when a row is displayed as a grid. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
} as const;

const BOX =
  '@container overflow-clip rounded-md border border-line bg-surface leading-tight contrast:border-2';
const ROW =
  'border-t border-line first:border-t-0 @max-panel:flex @max-panel:flex-wrap @max-panel:items-baseline @max-panel:gap-x-3 @max-panel:px-4 @max-panel:py-2.5 print:break-inside-avoid';
const CELL = 'px-4 py-2 align-baseline @max-quad:px-2 @max-panel:max-w-full @max-panel:p-0';
/** Fits millions on one line. Longer amounts break only if the other columns leave no room. */
const FIGURE =
  'text-end whitespace-nowrap tabular-nums *:wrap-anywhere *:whitespace-normal @panel:min-w-figure';
const SMALL = '@max-panel:text-sm @max-panel:text-text-muted';

type BreakdownTableProps = {
  caption: string;
  heads: readonly { words: string; figure?: boolean }[];
  steps: readonly DividendStep[];
  /** Shown below the lines that are collapsed on a narrow screen. */
  fold?: ReactNode;
  children: ReactNode;
};

/** A table of lines and their sum. On narrow screens rows are displayed as cards. */
export function BreakdownTable({ caption, heads, steps, fold, children }: BreakdownTableProps) {
  return (
    <div className={BOX}>
      <table {...ROLES.table} className="w-full @max-panel:block @panel:@max-quad:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.group} className="@max-panel:sr-only">
          <tr {...ROLES.row} className="border-b border-line-strong bg-subtle text-sm">
            {heads.map(({ words, figure }) => (
              <th
                key={words}
                {...ROLES.column}
                className={`px-4 py-2.5 ${figure ? 'text-end' : 'text-start'} @max-quad:px-2`}
              >
                <WholeWords>{words}</WholeWords>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group} className="@max-panel:block">
          {children}
          {fold && (
            <tr {...ROLES.row} className="border-t border-line @max-panel:block @panel:hidden print:hidden">
              <td {...ROLES.cell} colSpan={heads.length} className="block px-4 py-1">
                {fold}
              </td>
            </tr>
          )}
        </tbody>
        {steps.length > 0 && (
          <tfoot {...ROLES.group} className="border-t-2 border-text @max-panel:block">
            {steps.map((step) => (
              <StepRow key={step.words} step={step} columns={heads.length - 1} />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Steps that only round are muted. */
function StepRow({ step: { words, amount, kind }, columns }: { step: DividendStep; columns: number }) {
  return (
    <tr
      {...ROLES.row}
      className={`${kind === 'rounding' ? 'text-text-muted' : 'font-semibold'} @max-panel:grid @max-panel:grid-cols-[minmax(0,1fr)_auto] @max-panel:gap-x-4 @max-panel:px-4 @max-panel:py-2 @max-tiny:grid-cols-1`}
    >
      <th
        {...ROLES.rowHead}
        colSpan={columns}
        className={`${CELL} text-start ${kind === 'rounding' ? 'font-normal' : ''}`}
      >
        <WholeWords>{words}</WholeWords>
      </th>
      <td {...ROLES.cell} className={`${CELL} ${FIGURE}`}>
        <Money
          value={amount}
          className={
            kind === 'total' ? 'mb-1 inline-block border-b-3 border-double border-current pb-0.5' : undefined
          }
        />
      </td>
    </tr>
  );
}

type LineRowProps = {
  date: ReactNode;
  what: ReactNode;
  shares: string | null;
  part: string | null;
  amount: string | null;
  /** Hidden on a narrow screen until expanded. */
  folded: boolean;
};

/** A share movement with its fraction of the year. */
export function LineRow({ date, what, shares, part, amount, folded }: LineRowProps) {
  return (
    <tr {...ROLES.row} className={folded ? `${ROW} @max-panel:hidden print:table-row` : ROW}>
      <td
        {...ROLES.cell}
        className={`${CELL} ${SMALL} whitespace-nowrap @max-panel:order-3 @max-panel:basis-full`}
      >
        {date}
      </td>
      <th
        {...ROLES.rowHead}
        className={`${CELL} text-start font-normal @panel:min-w-28 @panel:@max-quad:w-0 @max-panel:order-1 @max-panel:grow @max-panel:basis-24 @max-panel:font-semibold`}
      >
        {what}
      </th>
      <td {...ROLES.cell} className={`${CELL} ${FIGURE} ${SMALL} @max-panel:order-4 @max-panel:-me-2`}>
        <Money value={shares} />
      </td>
      <td
        {...ROLES.cell}
        className={`${CELL} ${SMALL} text-end whitespace-nowrap tabular-nums @max-panel:order-5 @max-panel:before:content-['×_'/'']`}
      >
        {part ?? ' - '}
      </td>
      <td
        {...ROLES.cell}
        className={`${CELL} ${FIGURE} @max-panel:order-2 @max-panel:ms-auto @max-panel:font-semibold`}
      >
        <Money value={amount} />
      </td>
    </tr>
  );
}

/** The interest paid on one contract. */
export function InterestRow({
  what,
  contract,
  interest,
}: {
  what: ReactNode;
  contract: ReactNode;
  interest: string | null;
}) {
  return (
    <tr {...ROLES.row} className={ROW}>
      <th
        {...ROLES.rowHead}
        className={`${CELL} text-start font-normal @max-panel:order-1 @max-panel:grow @max-panel:basis-24 @max-panel:font-semibold`}
      >
        {what}
      </th>
      <td {...ROLES.cell} className={`${CELL} ${SMALL} @max-panel:order-3 @max-panel:basis-full`}>
        {contract}
      </td>
      <td
        {...ROLES.cell}
        className={`${CELL} ${FIGURE} @max-panel:order-2 @max-panel:ms-auto @max-panel:font-semibold`}
      >
        <Money value={interest} />
      </td>
    </tr>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { WholeWords } from '../../internal/whole-words.tsx';
import { Money } from '../money/money.tsx';
import { TABLE_ROLES } from '../../internal/table-roles.ts';

const WORDS = {
  period: 'ปี',
  instalments: 'งวด',
  principal: 'เงินต้น',
  interest: 'ดอกเบี้ย',
  balance: 'คงเหลือ',
  trial: 'คงเหลือ ถ้าชำระเพิ่ม',
  repaid: 'หมดแล้ว',
  sum: 'ที่เหลือ',
  empty: 'ยังไม่มีงวดที่ต้องชำระ',
  none: 'ไม่มีข้อมูล',
};

/** Words of the table, each replaceable: its heads, the foot, a trial that has ended, the text without rows. */
export type ScheduleWords = typeof WORDS;

/** The instalments of a year, or of another period. Amounts are decimal strings in baht; null if not known. */
export type ScheduleRow = {
  /** A unique key. */
  key: string | number;
  /** Such as 2570. */
  period: string;
  /** Behind the period: ชำระแล้ว, ถึง 23 ต.ค. */
  note?: string | undefined;
  /** Whether it is in the books already. Default false. */
  paid?: boolean | undefined;
  /** The numbers of its instalments, 29–40. */
  instalments: string;
  principal: string | null;
  interest: string | null;
  /** The balance at its end. */
  balance: string | null;
  /** The balance with the trial; `repaid` when the balance is zero; undefined in a paid period. */
  trial?: string | null | undefined;
};

/** Sums of the instalments that are left. */
export type ScheduleSums = { instalments: string; principal: string | null; interest: string | null };

export type ScheduleProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the table for screen readers: which contract. */
  caption: string;
  /** Oldest first. */
  rows: readonly ScheduleRow[];
  /** The sums in the foot. Without them there is no foot. */
  sums?: ScheduleSums | undefined;
  /** Replaces built-in words. */
  words?: Partial<ScheduleWords> | undefined;
};

/**
 * The instalments of a loan by year: principal, interest, balance, and the balance with a trial. On a phone each
 * year has labelled amounts. Renders a `div`, a size container.
 */
export function Schedule({ caption, rows, sums, words: givenWords, className, ...rest }: ScheduleProps) {
  const words = { ...WORDS, ...givenWords };
  const hasTrial = rows.some(({ trial }) => trial !== undefined);
  const firstPlanned = rows.find(({ paid }) => !paid)?.key;
  return (
    <div data-slot="schedule" className={cn('@container', className)} {...rest}>
      {rows.length === 0 ? (
        <p className="px-inset py-4 text-text-muted">{words.empty}</p>
      ) : (
        <table {...TABLE_ROLES.table} className="w-full leading-tight @max-panel:block">
          <caption className="sr-only">{caption}</caption>
          <Head words={words} hasTrial={hasTrial} />
          <tbody {...TABLE_ROLES.rowGroup} className="@max-panel:block">
            {rows.map((row, index) => (
              <Row
                key={row.key}
                row={row}
                words={words}
                hasTrial={hasTrial}
                turn={index > 0 && row.key === firstPlanned}
              />
            ))}
          </tbody>
          {sums && <Foot sums={sums} words={words} hasTrial={hasTrial} />}
        </table>
      )}
    </div>
  );
}

const CELL = 'px-3 py-2.5 text-end align-baseline whitespace-nowrap @panel:last:pe-inset';
/** A labelled line of a card. */
const LINE =
  '@max-panel:flex @max-panel:flex-wrap @max-panel:justify-between @max-panel:gap-x-3 @max-panel:p-0 @max-panel:empty:hidden';
const CARD = '@max-panel:block @max-panel:px-inset @max-panel:py-2.5';
const CARD_HEAD = 'py-2.5 ps-inset pe-3 text-start align-baseline @max-panel:block @max-panel:p-0';

function Head({ words, hasTrial }: { words: ScheduleWords; hasTrial: boolean }) {
  const columns = [
    words.instalments,
    words.principal,
    words.interest,
    words.balance,
    ...(hasTrial ? [words.trial] : []),
  ];
  return (
    <thead {...TABLE_ROLES.rowGroup} className="@max-panel:sr-only">
      <tr {...TABLE_ROLES.row} className="border-b border-line-strong bg-subtle text-sm">
        <th {...TABLE_ROLES.columnHeader} className="py-2.5 ps-inset pe-3 text-start">
          {words.period}
        </th>
        {columns.map((column) => (
          <th key={column} {...TABLE_ROLES.columnHeader} className={cn(CELL, 'whitespace-normal')}>
            <WholeWords>{column}</WholeWords>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = { row: ScheduleRow; words: ScheduleWords; hasTrial: boolean; turn: boolean };

/** `turn`: the first period that is not in the books, under a stronger rule. */
function Row({ row, words, hasTrial, turn }: RowProps) {
  return (
    <tr
      {...TABLE_ROLES.row}
      data-state={row.paid ? 'paid' : 'planned'}
      className={cn(
        'border-t first:border-t-0 print:break-inside-avoid',
        turn ? 'border-line-strong' : 'border-line',
        CARD,
      )}
    >
      <th {...TABLE_ROLES.rowHeader} className={cn(CARD_HEAD, 'font-normal @max-panel:font-semibold')}>
        {row.note ? `${row.period} ` : row.period}
        {row.note && <span className="text-sm font-normal text-text-muted">{row.note}</span>}
      </th>
      <Cell label={words.instalments}>{row.instalments}</Cell>
      <Cell label={words.principal}>
        <Money value={row.principal} emptyLabel={words.none} />
      </Cell>
      <Cell label={words.interest}>
        <Money value={row.interest} emptyLabel={words.none} />
      </Cell>
      <Cell label={words.balance}>
        <Money value={row.balance} emptyLabel={words.none} />
      </Cell>
      {hasTrial && (row.trial === undefined ? <EmptyCell /> : <TrialCell row={row} words={words} />)}
    </tr>
  );
}

function TrialCell({ row, words }: { row: ScheduleRow; words: ScheduleWords }) {
  return (
    <Cell label={words.trial}>
      {row.trial === 'repaid' ? words.repaid : <Money value={row.trial} emptyLabel={words.none} />}
    </Cell>
  );
}

type CellProps = { label: string; children: ReactNode };

/** The label is for the card: screen readers read the head of the column at every width. */
function Cell({ label, children }: CellProps) {
  return (
    <td {...TABLE_ROLES.cell} className={cn(CELL, LINE)}>
      <span aria-hidden className="text-sm text-text-muted @panel:hidden">
        <WholeWords>{label}</WholeWords>
      </span>
      <span className="wrap-figures ms-auto min-w-0">{children}</span>
    </td>
  );
}

function EmptyCell() {
  return <td {...TABLE_ROLES.cell} className={cn(CELL, LINE)} />;
}

function Foot({ sums, words, hasTrial }: { sums: ScheduleSums; words: ScheduleWords; hasTrial: boolean }) {
  const ruled = 'mb-1 inline-block border-b-3 border-double border-current pb-0.5';
  return (
    <tfoot {...TABLE_ROLES.rowGroup} className="@max-panel:block">
      <tr {...TABLE_ROLES.row} className={cn('border-t-2 border-text font-semibold', CARD)}>
        <th {...TABLE_ROLES.rowHeader} className={CARD_HEAD}>
          {words.sum}
        </th>
        <Cell label={words.instalments}>{sums.instalments}</Cell>
        <Cell label={words.principal}>
          <Money value={sums.principal} emptyLabel={words.none} className={ruled} />
        </Cell>
        <Cell label={words.interest}>
          <Money value={sums.interest} emptyLabel={words.none} className={ruled} />
        </Cell>
        <EmptyCell />
        {hasTrial && <EmptyCell />}
      </tr>
    </tfoot>
  );
}

import { POSTED_LATE } from '@sahakorn/contract/posting-words';
import { formatThaiDate } from '@sahakorn/thai/date';
import { Alert } from '@sahakorn/ui/alert';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { LoadMore } from '@sahakorn/ui/load-more';
import { SkeletonPanel, SkeletonTable } from '@sahakorn/ui/skeleton';
import { type StatementColumn, StatementTable } from '@sahakorn/ui/statement-table';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { SearchX } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { EmptyScreen, type EmptyScreenProps } from '../../components/empty-screen.tsx';
import { isNotFound } from '../../lib/api/api-error.ts';
import { FeedError, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { isContinuous, isFiltered, type ChoiceField } from './statement-choice.ts';
import type { StatementSummary, LedgerBook, LedgerPaper } from './ledger-paper.ts';
import { StatementActions } from './statement-actions.tsx';
import { StatementFilters, type StatementFiltersProps } from './statement-filters.tsx';
import { type LedgerEntry, type StatementTotals, getKey } from './statement.ts';
import type { Statement } from './use-statement.ts';

type StatementLedgerProps<Entry extends LedgerEntry, Totals extends StatementTotals> = {
  statement: Statement<unknown, Entry, Totals>;
  cover: ReactNode;
  columns: readonly StatementColumn<Entry>[];
  caption: string;
  /** How rows are grouped (see `StatementTable`). Default: by month. */
  heads?: 'month' | 'year';
  /** The month with which a year of `heads` ends. */
  yearEndMonth?: number | undefined;
  /** Overrides the table's texts. */
  words?: LedgerBook<Entry>['words'];
  /** The amount that a row brings forward, which is excluded from the sums. */
  getBroughtForward?: (totals: Totals) => string | undefined;
  /** The sums of other columns than inflow and outflow, by column id. */
  getSums?: (totals: Totals) => Readonly<Record<string, string | null>>;
  paper: LedgerPaper | undefined;
  empty: ReactNode;
  /** Replaces the usual filters. */
  renderFilters?: (props: StatementFiltersProps) => ReactNode;
  /** Further actions if nothing was found. */
  nothingFound?: ReactNode;
  /** Shown if the member has no such account or contract. */
  unknown?: Pick<EmptyScreenProps, 'title' | 'to' | 'linkText' | 'children'>;
};

export function StatementLedger<Entry extends LedgerEntry, Totals extends StatementTotals>(
  props: StatementLedgerProps<Entry, Totals>,
) {
  const { statement, cover, paper, unknown, renderFilters = StatementFilters } = props;
  const { feed, choice, dropped, kinds, totals } = statement;
  if (unknown && feed.state === 'failed' && isNotFound(feed.error))
    return <EmptyScreen icon={<SearchX aria-hidden />} variant="outline" {...unknown} />;
  const nothing = hasNothing(statement);
  const book = feed.state === 'ready' && totals ? toBook(props, totals) : undefined;
  return (
    <div className="grid gap-5 [reading-flow:grid-rows]">
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {cover ?? (feed.state === 'loading' && <SkeletonPanel lines={3} />)}
      <Fragment key={props.caption}>
        <IgnoredFiltersNote dropped={dropped} />
        {!nothing &&
          renderFilters({
            choice,
            kinds,
            found: totals,
            busy: feed.state === 'loading',
            children: book && paper && book.found.count !== 0 && (
              <StatementActions
                key={JSON.stringify(choice)}
                statement={statement}
                book={book}
                paper={paper}
              />
            ),
          })}
        <StatementRows {...props} book={book} />
      </Fragment>
    </div>
  );
}

type StatementRowsProps<Entry extends LedgerEntry, Totals extends StatementTotals> = StatementLedgerProps<
  Entry,
  Totals
> & { book: LedgerBook<Entry> | undefined };

function StatementRows<Entry extends LedgerEntry, Totals extends StatementTotals>({
  statement,
  book,
  empty,
  nothingFound,
}: StatementRowsProps<Entry, Totals>) {
  const { feed } = statement;
  if (feed.state === 'loading') return <SkeletonTable />;
  if (feed.state === 'failed')
    return <FeedError error={feed.error} retry={feed.retry} what="รายการเคลื่อนไหว" />;
  if (!book) return null;
  const { found, ...table } = book;
  if (found.count === 0) return hasNothing(statement) ? empty : <NothingFound>{nothingFound}</NothingFound>;
  return (
    <div>
      <StatementTable {...table} rows={statement.entries} rowKey={getKey} />
      <LoadMore
        className="mt-4"
        shown={statement.entries.length}
        total={found.count}
        busy={statement.loadingMore}
        onLoadMore={statement.loadMore}
        onLoadAll={() => void statement.whole.read()}
      />
      {found.posted_late && (
        <p className="mt-3 text-sm">
          <WholeWords>{POSTED_LATE}</WholeWords>
        </p>
      )}
      <p className="mt-3 text-sm text-text-muted">
        <WholeWords>
          เรียงจากรายการล่าสุด · เครื่องหมายลบคือเงินออก เช่น ถอนหรือชำระหนี้ · ยอดในหน้านี้เป็นข้อมูลถึงวันที่อัพเดทล่าสุด
        </WholeWords>
      </p>
    </div>
  );
}

/** Whether the account never had a movement, and so no kinds. */
function hasNothing({ totals, choice, kinds }: Statement<unknown, LedgerEntry>): boolean {
  return totals?.count === 0 && (!isFiltered(choice) || kinds.length === 0);
}

function toBook<Entry extends LedgerEntry, Totals extends StatementTotals>(
  {
    statement: { choice },
    caption,
    columns,
    heads,
    yearEndMonth,
    words,
    getSums,
    getBroughtForward,
  }: StatementLedgerProps<Entry, Totals>,
  found: Totals & StatementSummary,
): LedgerBook<Entry> {
  const { first_date, last_date, opening_balance, closing_balance, count } = found;
  const flows = { inflow: found.credit_amount, outflow: found.debit_amount };
  const days = [first_date, last_date].map((day) => formatThaiDate(day)).join(' ถึง ');
  const known = count !== null;
  // With filtered rows a closing balance would be meaningless.
  const closing = isContinuous(choice) ? { balance: closing_balance } : {};
  return {
    caption: `${caption} ตั้งแต่ ${days}`,
    columns,
    heads,
    yearEndMonth,
    words,
    opening: known && opening_balance !== null ? { date: choice.from, balance: opening_balance } : undefined,
    totals: known
      ? {
          count,
          sums: { ...flows, ...getSums?.(found), ...closing },
          broughtForward: getBroughtForward?.(found),
        }
      : undefined,
    found,
  };
}

function NothingFound({ children }: { children?: ReactNode }) {
  return (
    <EmptyState icon={<SearchX aria-hidden />} title="ไม่พบรายการที่เลือก">
      เลือกช่วงเวลาหรือประเภทรายการใหม่ หรือล้างตัวกรอง
      {children}
    </EmptyState>
  );
}

const FIELD_WORDS: Readonly<Record<ChoiceField, string>> = {
  from: 'วันเริ่มต้น',
  to: 'วันสิ้นสุด',
  kind: 'ประเภทรายการ',
  amountFrom: 'จำนวนเงินตั้งแต่',
  amountTo: 'จำนวนเงินไม่เกิน',
  direction: 'เข้าหรือออก',
  text: 'ข้อความ',
  month: 'เดือน',
  range: 'ช่วงเวลา',
};

function IgnoredFiltersNote({ dropped }: { dropped: readonly ChoiceField[] }) {
  if (dropped.length === 0) return null;
  return (
    <Alert title={`ไม่ได้ใช้ตัวกรอง ${dropped.map((field) => FIELD_WORDS[field]).join(', ')}`}>
      ค่าในที่อยู่ของหน้านี้ไม่ถูกต้อง รายการด้านล่างจึงไม่ได้กรองตามนั้น
    </Alert>
  );
}

import { formatThaiDate } from '@sahakorn/thai/date';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { LoadMore } from '@sahakorn/ui/load-more';
import { SkeletonTable } from '@sahakorn/ui/skeleton';
import {
  type StatementColumn,
  StatementTable,
  type StatementTotals as Sums,
} from '@sahakorn/ui/statement-table';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FeedFault } from '../../components/feed/feed-notices.tsx';
import { IgnoredFiltersNote } from './ignored-filters-note.tsx';
import { isFiltered, writeChoice } from './statement-choice.ts';
import type { LedgerBook, LedgerPaper } from './ledger-paper.ts';
import { StatementActions } from './statement-actions.tsx';
import { StatementFilters } from './statement-filters.tsx';
import type { StatementChoice, StatementTotals } from './statement.ts';
import type { Statement } from './use-statement.ts';

type LedgerEntry = { seqNo: number };

type StatementLedgerProps<Entry extends LedgerEntry, Totals extends StatementTotals> = {
  statement: Statement<unknown, Entry, Totals>;
  columns: readonly StatementColumn<Entry>[];
  /** Which ledger it is; the days of what was found follow. */
  caption: string;
  /** The sums by column, but for the balance. */
  getSums: (totals: Totals) => Readonly<Record<string, string>>;
  /** What it is called outside of the screen; undefined as long as the ledger's head is on its way. */
  paper: LedgerPaper | undefined;
  /** Shown for a ledger without movements. */
  empty: ReactNode;
};

export function StatementLedger<Entry extends LedgerEntry, Totals extends StatementTotals>(
  props: StatementLedgerProps<Entry, Totals>,
) {
  const { statement, paper } = props;
  const { feed, choice, dropped, kinds, totals } = statement;
  const hasNothing = totals?.count === 0 && !isFiltered(choice);
  const book = feed.state === 'ready' && totals ? toBook(props, totals) : undefined;
  return (
    <>
      <IgnoredFiltersNote dropped={dropped} />
      {!hasNothing && (
        <StatementFilters choice={choice} kinds={kinds} totals={totals} busy={feed.state === 'loading'}>
          {book && paper && book.found.count > 0 && (
            <StatementActions
              key={writeChoice(choice).toString()}
              statement={statement}
              book={book}
              paper={paper}
            />
          )}
        </StatementFilters>
      )}
      <StatementRows {...props} book={book} />
    </>
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
}: StatementRowsProps<Entry, Totals>) {
  const { feed, choice } = statement;
  if (feed.state === 'loading') return <SkeletonTable />;
  if (feed.state === 'failed')
    return <FeedFault error={feed.error} retry={feed.retry} what="รายการเคลื่อนไหว" />;
  if (!book) return null;
  const { found, ...table } = book;
  if (found.count === 0) return isFiltered(choice) ? <NothingFound /> : empty;
  return (
    <div>
      <StatementTable {...table} rows={statement.entries} rowKey={entryKey} />
      <LoadMore
        className="mt-4"
        shown={statement.entries.length}
        total={found.count}
        busy={statement.loadingMore}
        onLoadMore={statement.loadMore}
        onLoadAll={() => void statement.whole.read()}
      />
      <p className="mt-3 text-sm text-text-muted">เรียงจากรายการล่าสุด · ยอดในหน้านี้เป็นข้อมูลถึงวันที่อัพเดทล่าสุด</p>
    </div>
  );
}

function toBook<Entry extends LedgerEntry, Totals extends StatementTotals>(
  { statement: { choice }, caption, columns, getSums }: StatementLedgerProps<Entry, Totals>,
  totals: Totals,
): LedgerBook<Entry> {
  const sums: Sums = { count: totals.count, sums: { ...getSums(totals), ...getClosing(choice, totals) } };
  const opening = getOpening(choice, totals);
  return { caption: `${caption} ${formatDays(totals)}`, columns, opening, totals: sums, found: totals };
}

function entryKey({ seqNo }: LedgerEntry): number {
  return seqNo;
}

function formatDays({ firstDate, lastDate }: StatementTotals): string {
  return `ตั้งแต่ ${[firstDate, lastDate].map((day) => formatThaiDate(day)).join(' ถึง ')}`;
}

function getOpening({ from }: StatementChoice, { openingBalance }: StatementTotals) {
  return openingBalance === null ? undefined : { date: from, balance: openingBalance };
}

/** A closing balance of one kind of movement would be meaningless. */
function getClosing({ kind }: StatementChoice, { closingBalance }: StatementTotals): { balance?: string } {
  return kind !== undefined || closingBalance === null ? {} : { balance: closingBalance };
}

function NothingFound() {
  return (
    <EmptyState icon={<SearchX aria-hidden />} title="ไม่พบรายการที่เลือก">
      เลือกช่วงเวลาหรือประเภทรายการใหม่ หรือล้างตัวกรอง
    </EmptyState>
  );
}

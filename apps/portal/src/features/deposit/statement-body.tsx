import { formatThaiDate } from '@sahakorn/thai/date';
import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { LoadMore } from '@sahakorn/ui/load-more';
import { type StatementOpening, StatementTable } from '@sahakorn/ui/statement-table';
import { PiggyBank } from 'lucide-react';
import type { DepositEntry, DepositTotals, StatementFilter, StatementPage } from './deposit.ts';
import { asksForSome } from './statement-address.ts';
import { depositColumns } from './statement-columns.ts';
import type { useStatement } from './use-statement.ts';

type StatementBodyProps = {
  statement: ReturnType<typeof useStatement>;
  pages: StatementPage[];
  filter: StatementFilter;
};

/** The ledger itself: rows, sums, and the way to more of them. */
export function StatementBody({ statement, pages, filter }: StatementBodyProps) {
  const totals = pages.at(-1)?.totals;
  if (!totals) return null;
  if (totals.count === 0) return <NothingFound filter={filter} />;
  return (
    <div>
      <StatementTable
        caption={captionOf(filter, totals)}
        columns={depositColumns}
        rows={statement.entries}
        rowKey={entryKey}
        opening={openingOf(filter, totals)}
        totals={{ count: totals.count, sums: sumsOf(filter, totals) }}
      />
      <LoadMore
        className="mt-4"
        shown={statement.entries.length}
        total={totals.count}
        busy={statement.loadingMore}
        onLoadMore={statement.loadMore}
        onLoadAll={statement.loadAll}
      />
      <p className="mt-3 text-sm text-text-muted">เรียงจากรายการล่าสุด · ยอดในหน้านี้เป็นข้อมูลถึงวันที่อัพเดทล่าสุด</p>
    </div>
  );
}

function entryKey({ seqNo }: DepositEntry): number {
  return seqNo;
}

function captionOf({ accountNo }: StatementFilter, { firstDate, lastDate }: DepositTotals): string {
  const days = [firstDate, lastDate].map((day) => formatThaiDate(day)).join(' ถึง ');
  return `รายการเคลื่อนไหว บัญชี ${formatDepositAccountNo(accountNo)} ตั้งแต่ ${days}`;
}

function openingOf(filter: StatementFilter, { openingBalance }: DepositTotals): StatementOpening | undefined {
  return openingBalance === null ? undefined : { date: filter.from, balance: openingBalance };
}

/** The balance closes the sums only where every movement counts: of one kind alone it would say nothing. */
function sumsOf(filter: StatementFilter, totals: DepositTotals): Record<string, string> {
  const balance = filter.kind === undefined ? totals.closingBalance : null;
  return {
    outflow: totals.withdrawn,
    inflow: totals.deposited,
    ...(balance !== null && { balance }),
  };
}

function NothingFound({ filter }: { filter: StatementFilter }) {
  return asksForSome(filter) ? (
    <EmptyState icon={<PiggyBank aria-hidden />} title="ไม่พบรายการที่เลือก">
      เลือกช่วงเวลาหรือประเภทรายการใหม่ หรือล้างตัวกรอง
    </EmptyState>
  ) : (
    <EmptyState icon={<PiggyBank aria-hidden />} title="บัญชีนี้ยังไม่มีรายการเคลื่อนไหว">
      รายการจะแสดงที่นี่หลังฝากหรือถอน และข้อมูลอัพเดทรอบถัดไป
    </EmptyState>
  );
}

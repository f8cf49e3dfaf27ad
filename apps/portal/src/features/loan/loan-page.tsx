import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { HandCoins } from 'lucide-react';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { LoanBook } from './loan-book.tsx';
import { EndedLoans } from './ended-loans.tsx';
import { LoanPanel } from './loan-panel.tsx';
import { useListLoanContractsQuery } from './loan-endpoints.ts';

/** The member's loans: what is owed in all, each contract with how far it is paid, then those that ended. */
export function LoanPage() {
  const feed = toFeed(useListLoanContractsQuery());
  if (feed.state === 'loading') return <SkeletonPanel lines={6} />;
  if (feed.state === 'failed') return <FeedFault error={feed.error} retry={feed.retry} what="สัญญาเงินกู้" />;
  const open = feed.data.filter(({ state }) => state === 'open');
  const ended = feed.data.filter(({ state }) => state !== 'open');
  return (
    <div className="grid gap-5">
      {feed.stale && <StaleNotice retry={feed.retry} />}
      {open.length > 0 ? <LoanBook contracts={open} /> : <NoLoans />}
      {open.map((contract) => (
        <LoanPanel key={contract.contractNo} contract={contract} />
      ))}
      {ended.length > 0 && <EndedLoans contracts={ended} />}
    </div>
  );
}

function NoLoans() {
  return (
    <EmptyState icon={<HandCoins aria-hidden />} title="ไม่มีเงินกู้คงเหลือ">
      สัญญาเงินกู้จะแสดงที่นี่หลังรับเงินกู้จากสหกรณ์แล้ว และข้อมูลอัพเดทรอบถัดไป
    </EmptyState>
  );
}

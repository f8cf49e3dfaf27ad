import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { PiggyBank } from 'lucide-react';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { AccountList } from './account-list.tsx';
import { DepositBook } from './deposit-book.tsx';
import { useListDepositAccountsQuery } from './deposit-endpoints.ts';

/** The member's deposit accounts: those in use with their sum, then those that were closed. */
export function DepositPage() {
  const feed = toFeed(useListDepositAccountsQuery());
  if (feed.state === 'loading') return <SkeletonPanel lines={6} />;
  if (feed.state === 'failed') return <FeedFault error={feed.error} retry={feed.retry} what="บัญชีเงินฝาก" />;
  const open = feed.data.filter(({ closed }) => !closed);
  const closed = feed.data.filter((account) => account.closed);
  return (
    <>
      {feed.stale && <StaleNotice retry={feed.retry} />}
      {open.length > 0 ? <DepositBook accounts={open} /> : <NoAccounts />}
      {closed.length > 0 && (
        <Panel className="mt-5">
          <PanelHead title="บัญชีที่ปิดแล้ว" />
          <AccountList accounts={closed} />
        </Panel>
      )}
    </>
  );
}

function NoAccounts() {
  return (
    <EmptyState icon={<PiggyBank aria-hidden />} title="ยังไม่มีบัญชีเงินฝาก">
      บัญชีจะแสดงที่นี่เมื่อเปิดบัญชีกับสหกรณ์แล้ว และข้อมูลอัพเดทรอบถัดไป
    </EmptyState>
  );
}

import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { PiggyBank } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { AccountList } from './account-list.tsx';
import { DepositBook } from './deposit-book.tsx';
import { useListDepositAccountsQuery } from './deposit-endpoints.ts';

export function DepositPage() {
  return (
    <FeedView feed={toFeed(useListDepositAccountsQuery())} what="บัญชีเงินฝาก">
      {(accounts) => {
        const open = accounts.filter(({ closed }) => !closed);
        const closed = accounts.filter((account) => account.closed);
        return (
          <>
            {open.length > 0 ? (
              <DepositBook accounts={open} />
            ) : (
              <EmptyState icon={<PiggyBank aria-hidden />} title="ยังไม่มีบัญชีเงินฝาก">
                บัญชีจะแสดงที่นี่เมื่อเปิดบัญชีกับสหกรณ์แล้ว และข้อมูลอัพเดทรอบถัดไป
              </EmptyState>
            )}
            {closed.length > 0 && (
              <Panel className="mt-5">
                <PanelHead title="บัญชีที่ปิดแล้ว" />
                <AccountList accounts={closed} />
              </Panel>
            )}
          </>
        );
      }}
    </FeedView>
  );
}

import { EmptyState } from '@sahakorn/ui/empty-state';
import { HandCoins } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { LoanBook } from './loan-book.tsx';
import { EndedLoans } from './ended-loans.tsx';
import { LoanPanel } from './loan-panel.tsx';
import { useListLoanContractsQuery } from './loan-endpoints.ts';

export function LoanPage() {
  return (
    <FeedView feed={toFeed(useListLoanContractsQuery())} what="สัญญาเงินกู้">
      {(contracts) => {
        const open = contracts.filter(({ state }) => state === 'open');
        const ended = contracts.filter(({ state }) => state !== 'open');
        return (
          <div className="grid gap-5">
            {open.length > 0 ? (
              <LoanBook contracts={open} />
            ) : (
              <EmptyState icon={<HandCoins aria-hidden />} title="ไม่มีเงินกู้คงเหลือ">
                สัญญาเงินกู้จะแสดงที่นี่หลังรับเงินกู้จากสหกรณ์แล้ว และข้อมูลอัพเดทรอบถัดไป
              </EmptyState>
            )}
            {open.map((contract) => (
              <LoanPanel key={contract.contractNo} contract={contract} />
            ))}
            {ended.length > 0 && <EndedLoans contracts={ended} />}
          </div>
        );
      }}
    </FeedView>
  );
}

import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { Layers } from 'lucide-react';
import { StaleNotice } from '../../components/feed/feed-notices.tsx';
import { StatementLedger } from '../../domain/statement/statement-ledger.tsx';
import { ShareBook } from './share-book.tsx';
import { shareColumns, shareSums } from './share-columns.ts';
import { sharePaper } from './share-paper.ts';
import { useShareStatement } from './use-share-statement.ts';

export function SharePage() {
  const { statement, account } = useShareStatement();
  const { feed } = statement;
  if (feed.state === 'ready' && account === null)
    return (
      <EmptyState icon={<Layers aria-hidden />} title="ยังไม่มีหุ้น">
        ทุนเรือนหุ้นและรายการซื้อหุ้นจะแสดงที่นี่หลังชำระค่าหุ้นงวดแรก และข้อมูลอัพเดทรอบถัดไป
      </EmptyState>
    );
  return (
    <div className="grid gap-5">
      {feed.state === 'ready' && feed.stale && <StaleNotice retry={feed.retry} />}
      {account && <ShareBook account={account} />}
      {!account && feed.state === 'loading' && <SkeletonPanel lines={3} />}
      <StatementLedger
        statement={statement}
        columns={shareColumns}
        caption="รายการเคลื่อนไหวหุ้น"
        getSums={shareSums}
        paper={sharePaper}
        empty={
          <EmptyState icon={<Layers aria-hidden />} title="ยังไม่มีรายการเคลื่อนไหวหุ้น">
            รายการจะแสดงที่นี่หลังซื้อหรือถอนหุ้น และข้อมูลอัพเดทรอบถัดไป
          </EmptyState>
        }
      />
    </div>
  );
}

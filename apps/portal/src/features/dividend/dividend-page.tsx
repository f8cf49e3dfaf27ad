import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { ChartNoAxesColumn } from 'lucide-react';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { DividendBook } from './dividend-book.tsx';
import { useListDividendYearsQuery } from './dividend-endpoints.ts';
import { DividendYears } from './dividend-years.tsx';

/** The member's dividends and average returns: what the newest year came to, then every year in full. */
export function DividendPage() {
  const feed = toFeed(useListDividendYearsQuery());
  if (feed.state === 'loading') return <SkeletonPanel lines={6} />;
  if (feed.state === 'failed') return <FeedFault error={feed.error} retry={feed.retry} what="ปันผลเฉลี่ยคืน" />;
  const [newest] = feed.data;
  return (
    <div className="grid gap-5">
      {feed.stale && <StaleNotice retry={feed.retry} />}
      {newest ? (
        <>
          <DividendBook newest={newest} years={feed.data} />
          <DividendYears years={feed.data} />
          <p className="text-sm text-text-muted">จำนวนเงินเป็นบาท · แสดงเฉพาะปีที่สหกรณ์ประกาศแล้ว</p>
        </>
      ) : (
        <NoDividends />
      )}
    </div>
  );
}

function NoDividends() {
  return (
    <EmptyState icon={<ChartNoAxesColumn aria-hidden />} title="ยังไม่มีปันผลเฉลี่ยคืน">
      ยอดปันผลและเฉลี่ยคืนจะแสดงที่นี่หลังที่ประชุมใหญ่อนุมัติ และสหกรณ์ประกาศแล้ว
    </EmptyState>
  );
}

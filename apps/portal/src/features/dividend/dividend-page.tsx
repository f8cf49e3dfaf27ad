import { EmptyState } from '@sahakorn/ui/empty-state';
import { ChartNoAxesColumn } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { DividendBook } from './dividend-book.tsx';
import { useListDividendYearsQuery } from './dividend-endpoints.ts';
import { DividendYears } from './dividend-years.tsx';

export function DividendPage() {
  return (
    <FeedView feed={toFeed(useListDividendYearsQuery())} what="ปันผลเฉลี่ยคืน">
      {(years) => {
        const [newest] = years;
        return (
          <div className="grid gap-5">
            {newest ? (
              <>
                <DividendBook newest={newest} years={years} />
                <DividendYears years={years} />
                <p className="text-sm text-text-muted">จำนวนเงินเป็นบาท · แสดงเฉพาะปีที่สหกรณ์ประกาศแล้ว</p>
              </>
            ) : (
              <EmptyState icon={<ChartNoAxesColumn aria-hidden />} title="ยังไม่มีปันผลเฉลี่ยคืน">
                ยอดปันผลและเฉลี่ยคืนจะแสดงที่นี่หลังที่ประชุมใหญ่อนุมัติ และสหกรณ์ประกาศแล้ว
              </EmptyState>
            )}
          </div>
        );
      }}
    </FeedView>
  );
}

import { Alert } from '@sahakorn/ui/alert';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@sahakorn/ui/tabs';
import { HeartHandshake } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { RequestList } from './request-list.tsx';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { WelfareBook } from './welfare-book.tsx';
import { useGetWelfareQuery, type Welfare } from './welfare-endpoints.ts';

/** The member's requests for welfare: how they stand in all, then each under the tab of its type. */
export function WelfarePage() {
  return (
    <FeedView feed={toFeed(useGetWelfareQuery())} what="สวัสดิการ">
      {(welfare) => (
        <div className="grid gap-5">
          {welfare.types.length > 0 ? (
            <>
              <WelfareBook requests={welfare.requests} />
              <WelfareTabs welfare={welfare} />
            </>
          ) : (
            <EmptyState icon={<HeartHandshake aria-hidden />} title="ยังไม่มีคำขอสวัสดิการ">
              คำขอและผลการพิจารณาจะแสดงที่นี่หลังยื่นคำขอต่อสหกรณ์ และข้อมูลอัพเดทรอบถัดไป
            </EmptyState>
          )}
        </div>
      )}
    </FeedView>
  );
}

function WelfareTabs({ welfare: { types, requests } }: { welfare: Welfare }) {
  const {
    value = '',
    invalid,
    choose,
  } = useSearchChoice(
    'type',
    types.map(({ code }) => code),
  );
  return (
    <>
      {invalid && <Alert title="ไม่ได้ใช้ประเภทสวัสดิการในที่อยู่ของหน้านี้">ไม่มีคำขอประเภทนั้น จึงแสดงประเภทแรกแทน</Alert>}
      <Tabs value={value} onValueChange={choose}>
        <TabsList label="ประเภทสวัสดิการ">
          {types.map(({ code, name, count }) => (
            <TabsTab key={code} value={code}>
              {name} ({count})
            </TabsTab>
          ))}
        </TabsList>
        {types.map(({ code }) => (
          <TabsPanel key={code} value={code}>
            <RequestList requests={requests.filter(({ typeCode }) => typeCode === code)} />
          </TabsPanel>
        ))}
      </Tabs>
    </>
  );
}

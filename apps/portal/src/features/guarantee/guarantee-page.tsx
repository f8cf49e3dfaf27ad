import { Alert } from '@sahakorn/ui/alert';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@sahakorn/ui/tabs';
import { Handshake } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { GuaranteeBook } from './guarantee-book.tsx';
import { useListGuaranteesQuery } from './guarantee-endpoints.ts';
import { GuaranteeList } from './guarantee-list.tsx';
import type { Guarantee } from './guarantee-from-wire.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';

const DIRECTIONS = ['given', 'received'] as const;

export function GuaranteePage() {
  return (
    <FeedView
      feed={toFeed(useListGuaranteesQuery())}
      what="การค้ำประกัน"
      skeleton={
        <div className="grid gap-5">
          <SkeletonPanel lines={3} />
          <SkeletonPanel lines={5} />
        </div>
      }
    >
      {(guarantees) => (
        <div className="grid gap-5">
          {guarantees.length === 0 ? (
            <EmptyState icon={<Handshake aria-hidden />} title="ไม่มีการค้ำประกัน">
              หนี้ที่ท่านค้ำประกันให้ผู้อื่น และผู้ที่ค้ำประกันให้ท่าน จะแสดงที่นี่หลังทำสัญญา และข้อมูลอัพเดทรอบถัดไป
            </EmptyState>
          ) : (
            <>
              <GuaranteeBook guarantees={guarantees} />
              <BothDirections guarantees={guarantees} />
            </>
          )}
        </div>
      )}
    </FeedView>
  );
}

function BothDirections({ guarantees }: { guarantees: Guarantee[] }) {
  const { value = 'given', invalid, choose } = useSearchChoice('direction', DIRECTIONS);
  const given = guarantees.filter(({ direction }) => direction === 'given');
  const received = guarantees.filter(({ direction }) => direction === 'received');
  return (
    <Tabs value={value} onValueChange={(chosen) => choose(chosen === 'given' ? null : chosen)}>
      {invalid && (
        <Alert title="ไม่พบส่วนที่ที่อยู่ของหน้านี้ระบุไว้" className="mb-4">
          จึงแสดงรายการเราค้ำใครแทน
        </Alert>
      )}
      <TabsList label="ทิศทางการค้ำประกัน">
        <TabsTab value="given">เราค้ำใคร ({given.length})</TabsTab>
        <TabsTab value="received">ใครค้ำเรา ({received.length})</TabsTab>
      </TabsList>
      <TabsPanel value="given">
        {given.length > 0 ? (
          <GuaranteeList guarantees={given} />
        ) : (
          <EmptyState icon={<Handshake aria-hidden />} title="ท่านไม่ได้ค้ำประกันให้ผู้ใด">
            สัญญาจะแสดงที่นี่หลังลงนามค้ำประกันให้ผู้กู้ และข้อมูลอัพเดทรอบถัดไป
          </EmptyState>
        )}
      </TabsPanel>
      <TabsPanel value="received">
        {received.length > 0 ? (
          <GuaranteeList guarantees={received} />
        ) : (
          <EmptyState icon={<Handshake aria-hidden />} title="ไม่มีผู้ค้ำประกันให้ท่าน">
            ชื่อผู้ค้ำประกันจะแสดงที่นี่หลังท่านทำสัญญากู้ที่มีผู้ค้ำประกัน และข้อมูลอัพเดทรอบถัดไป
          </EmptyState>
        )}
      </TabsPanel>
    </Tabs>
  );
}

import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { LocateFixed, MapPin } from 'lucide-react';
import { FeedFault } from '../../components/feed/feed-notices.tsx';
import { feedOf } from '../../lib/api/feed.ts';
import { patterns } from '../../lib/paths.ts';
import { useGetFooterQuery } from '../../domain/site/site-endpoints.ts';
import type { Office } from '../../domain/site/site.ts';
import { Phrases } from '../../domain/topic/phrases.tsx';
import { byDistance } from './distance.ts';
import { OfficeCard } from './office-card.tsx';
import { type Here, useHere, type WayToAsk } from './use-here.ts';

/** Where the cooperative's offices are, when they are open, and which of them is nearest. */
export function FinderPage() {
  return (
    <>
      <h1 className="mb-6 text-2xl @panel:text-3xl">สำนักงานและสาขา</h1>
      <Offices />
    </>
  );
}

function Offices() {
  const feed = feedOf(useGetFooterQuery());
  if (feed.state === 'loading') return <SkeletonPanel lines={6} />;
  // A cooperative that has not written its footer has no offices to find either.
  if (feed.state === 'failed' && feed.error.kind !== 'refused')
    return <FeedFault error={feed.error} retry={feed.retry} what="สำนักงาน" />;
  const offices = feed.state === 'ready' ? (feed.data?.offices ?? []) : [];
  if (offices.length === 0) {
    return (
      <EmptyState icon={<MapPin aria-hidden />} title="ยังไม่มีข้อมูลสำนักงาน">
        สหกรณ์จะแสดงที่ตั้งและเวลาทำการที่หน้านี้
      </EmptyState>
    );
  }
  return <FoundOffices offices={offices} />;
}

function FoundOffices({ offices }: { offices: readonly Office[] }) {
  const { here, way, ask } = useHere();
  const sorted =
    here.state === 'known' ? byDistance(offices, here.place) : offices.map((item) => ({ item, km: null }));
  return (
    <>
      {way !== 'none' && offices.length > 1 && offices.some(({ place }) => place) && (
        // Until it can be pressed its room is kept: nothing below it jumps.
        <div className={way === 'unknown' ? 'invisible mb-5' : 'mb-5'}>
          <Nearest way={way} asking={here.state === 'asking'} ask={ask} />
          <p className="mt-1 text-sm text-text-muted">
            <Phrases>เบราว์เซอร์จะขออนุญาตก่อน ตำแหน่งของท่านไม่ถูกส่งออกจากเครื่อง</Phrases>
          </p>
        </div>
      )}
      <Outcome here={here} />
      <ul className="grid grid-cols-1 gap-5 @wide:grid-cols-2">
        {sorted.map(({ item, km }, place) => (
          <li key={item.name} className="min-w-0">
            <OfficeCard office={item} km={km} nearest={place === 0 && km !== null} />
          </li>
        ))}
      </ul>
    </>
  );
}

const NEAREST = (
  <>
    <LocateFixed aria-hidden />
    หาแห่งที่ใกล้ที่สุด
  </>
);

function Nearest({ way, asking, ask }: { way: WayToAsk; asking: boolean; ask: () => void }) {
  if (way === 'anew') {
    return (
      <Button asChild>
        <a href={patterns.findMe}>{NEAREST}</a>
      </Button>
    );
  }
  return (
    <Button onClick={ask} busyLabel={asking ? 'กำลังหาตำแหน่ง' : undefined}>
      {NEAREST}
    </Button>
  );
}

function Outcome({ here }: { here: Here }) {
  if (here.state === 'refused') {
    return (
      <Alert tone="info" title="ไม่ได้รับอนุญาตให้ดูตำแหน่ง" className="mb-5">
        ดูที่อยู่และแผนที่ของแต่ละแห่งด้านล่างได้ หรืออนุญาตตำแหน่งในเบราว์เซอร์แล้วกดอีกครั้ง
      </Alert>
    );
  }
  if (here.state === 'missing') {
    return (
      <Alert tone="warning" title="หาตำแหน่งไม่พบ" className="mb-5">
        เครื่องบอกตำแหน่งไม่ได้ในขณะนี้ ดูที่อยู่และแผนที่ของแต่ละแห่งด้านล่างได้
      </Alert>
    );
  }
  return null;
}

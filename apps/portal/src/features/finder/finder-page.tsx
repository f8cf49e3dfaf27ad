import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Phrases } from '@sahakorn/ui/phrases';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { FeedError } from '../../components/feed/feed-notices.tsx';
import { useGetFooterQuery } from '../../domain/site/site-endpoints.ts';
import type { Office } from '../../domain/site/site.ts';
import { toFeed } from '../../lib/api/feed.ts';
import { patterns } from '../../lib/paths.ts';
import { byDistance, getPlace, type Place } from './distance.ts';
import { OfficeCard } from './office-card.tsx';
import { useAfterHydration } from '../../lib/use-after-hydration.ts';

export function FinderPage() {
  return (
    <>
      <h1 className="mb-6 text-2xl @panel:text-3xl">สำนักงานและสาขา</h1>
      <Offices />
    </>
  );
}

function Offices() {
  const feed = toFeed(useGetFooterQuery());
  if (feed.state === 'loading') return <SkeletonPanel lines={6} />;
  if (feed.state === 'failed' && feed.error.kind !== 'refused')
    return <FeedError error={feed.error} retry={feed.retry} what="สำนักงาน" />;
  const offices = feed.state === 'ready' ? (feed.data?.branches ?? []) : [];
  if (offices.length === 0) {
    return (
      <EmptyState icon={<MapPin aria-hidden />} title="ยังไม่มีข้อมูลสำนักงาน">
        สหกรณ์จะแสดงที่ตั้งและเวลาทำการที่หน้านี้
      </EmptyState>
    );
  }
  return <OfficeList offices={offices} />;
}

function OfficeList({ offices }: { offices: readonly Office[] }) {
  const { geolocation, access, locate } = useGeolocation();
  const sorted =
    geolocation.status === 'located'
      ? byDistance(offices, geolocation.place)
      : offices.map((item) => ({ item, km: null }));
  return (
    <>
      {access !== 'unsupported' && offices.length > 1 && offices.some(getPlace) && (
        // Reserves its space until hydration, so that the layout does not shift.
        <div className={access === 'unknown' ? 'invisible mb-5' : 'mb-5'}>
          <LocateButton access={access} locating={geolocation.status === 'locating'} onLocate={locate} />
          <p className="mt-1 text-sm text-text-muted">
            <Phrases>เบราว์เซอร์จะขออนุญาตก่อน ตำแหน่งของท่านไม่ถูกส่งออกจากเครื่อง</Phrases>
          </p>
        </div>
      )}
      <GeolocationError status={geolocation.status} />
      <ul className="grid grid-cols-1 gap-5 @wide:grid-cols-2">
        {sorted.map(({ item, km }, place) => (
          <li key={item.name ?? place} className="min-w-0">
            <OfficeCard office={item} km={km} nearest={place === 0 && km !== null} />
          </li>
        ))}
      </ul>
    </>
  );
}

type LocateButtonProps = { access: GeolocationAccess; locating: boolean; onLocate: () => void };

function LocateButton({ access, locating, onLocate }: LocateButtonProps) {
  const label = (
    <>
      <LocateFixed aria-hidden />
      หาสำนักงานที่ใกล้ที่สุด
    </>
  );
  return access === 'reload' ? (
    <Button asChild>
      <a href={patterns.findMe}>{label}</a>
    </Button>
  ) : (
    <Button onClick={onLocate} busyLabel={locating ? 'กำลังหาตำแหน่ง' : undefined}>
      {label}
    </Button>
  );
}

function GeolocationError({ status }: Pick<GeolocationState, 'status'>) {
  if (status === 'denied') {
    return (
      <Alert slides tone="info" title="ไม่ได้รับอนุญาตให้ดูตำแหน่ง" className="mb-5">
        ดูที่อยู่และแผนที่ของแต่ละแห่งได้ในหน้านี้ หรืออนุญาตตำแหน่งในเบราว์เซอร์แล้วกดอีกครั้ง
      </Alert>
    );
  }
  if (status !== 'unavailable') return null;
  return (
    <Alert slides tone="warning" title="หาตำแหน่งไม่พบ" className="mb-5">
      เครื่องบอกตำแหน่งไม่ได้ในขณะนี้ ดูที่อยู่และแผนที่ของแต่ละแห่งได้ในหน้านี้
    </Alert>
  );
}

const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 5 * 60_000;

type GeolocationState =
  | { status: 'idle' | 'locating' | 'denied' | 'unavailable' }
  | { status: 'located'; place: Place };

/** `reload`: the permissions policy of the current document forbids geolocation. */
type GeolocationAccess = 'allowed' | 'reload' | 'unsupported' | 'unknown';

/** Browsers without `featurePolicy` are assumed to allow geolocation. */
function getAccess(): GeolocationAccess {
  if (!('geolocation' in navigator) || !globalThis.isSecureContext) return 'unsupported';
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('geolocation') === false ? 'reload' : 'allowed';
}

/** The user's position, requested only by `locate` and never stored. */
function useGeolocation() {
  const [geolocation, setGeolocation] = useState<GeolocationState>({ status: 'idle' });
  const access = useAfterHydration<GeolocationAccess>(getAccess, () => 'unknown');
  const locate = () => {
    setGeolocation({ status: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setGeolocation({ status: 'located', place: { latitude, longitude } }),
      (error) =>
        setGeolocation({ status: error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return { geolocation, access, locate };
}

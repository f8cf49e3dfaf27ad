import { formatMoney } from '@sahakorn/thai/money';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { Handshake } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { type Exposure, getExposure } from './exposure.ts';
import { ExposurePanel } from './exposure-panel.tsx';
import { useListGuaranteesQuery } from './guarantee-endpoints.ts';
import type { Guarantee } from './guarantee.ts';
import { MemberCover } from '../../domain/session/member-cover.tsx';

export function GuaranteePage() {
  return (
    <FeedView
      query={useListGuaranteesQuery()}
      what="การค้ำประกัน"
      skeleton={
        <div className="grid gap-5">
          <SkeletonPanel lines={3} />
          <SkeletonPanel lines={5} />
        </div>
      }
    >
      {(guarantees) =>
        guarantees.length === 0 ? (
          <EmptyScreen
            icon={<Handshake aria-hidden />}
            title="ไม่มีการค้ำประกัน"
            to={paths.list('rules')}
            linkText="ดูระเบียบการค้ำประกัน"
          >
            เมื่อทำสัญญาค้ำประกันแล้ว หนี้ที่ท่านค้ำให้ผู้อื่น และผู้ที่ค้ำให้ท่าน จะแสดงที่นี่ในรอบอัพเดทถัดไป
          </EmptyScreen>
        ) : (
          <div className="grid gap-5">
            <GuaranteeBook guarantees={guarantees} />
            <ExposurePanel guarantees={guarantees} />
          </div>
        )
      }
    </FeedView>
  );
}

function GuaranteeBook({ guarantees }: { guarantees: Guarantee[] }) {
  const exposeIn = (direction: Guarantee['direction']) => {
    // With a guarantee of unknown direction, neither sum is known.
    const possible = guarantees.filter((one) => one.direction === direction || one.direction === null);
    const exposure = getExposure(possible);
    const isKnown = exposure.active.every((one) => one.direction !== null);
    return isKnown ? exposure : { ...exposure, most: null };
  };
  const [given, received] = [exposeIn('given'), exposeIn('received')];
  return (
    <Passbook>
      <MemberCover />
      <PassbookCells columns={2}>
        <SummaryTile
          label="ขณะนี้ท่านอาจถูกเรียกชำระแทนได้ไม่เกิน"
          amount={given.most}
          caption={describeGiven(given)}
        />
        <SummaryTile
          label="ผู้ค้ำของท่านอาจถูกเรียกชำระแทนได้ไม่เกิน"
          amount={received.most}
          caption={describeReceived(received)}
        />
      </PassbookCells>
    </Passbook>
  );
}

function describeGiven({ contracts }: Exposure): string {
  return contracts === 0 ? 'ขณะนี้ไม่มีหนี้ของผู้อื่นที่ท่านค้ำประกันอยู่' : `จาก ${contracts} สัญญาที่ยังค้ำอยู่ ลดลงตามหนี้ที่ผู้กู้ชำระ`;
}

function describeReceived({ contracts, active }: Exposure): string {
  if (contracts === 0) return 'ขณะนี้ไม่มีผู้ค้ำประกันหนี้ของท่าน';
  const people = `${active.length} คน`;
  const mosts = new Set(active.map(({ liability }) => liability?.value?.most ?? null));
  const [most = null] = mosts;
  const each = mosts.size === 1 && most !== null ? ` คนละไม่เกิน ${formatMoney(most)}` : '';
  const debt = contracts === 1 ? (active[0]?.principal_balance ?? null) : null;
  const from = debt === null ? ` ใน ${contracts} สัญญา` : ` จากหนี้ ${formatMoney(debt)}`;
  return `${people}${each}${from}`;
}

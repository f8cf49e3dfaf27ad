import { sumKnownMoney } from '@sahakorn/thai/money';
import { Alert } from '@sahakorn/ui/alert';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { Tabs, TabsList, TabsPanel, type TabsPanelProps, TabsTab } from '@sahakorn/ui/tabs';
import { Handshake } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { useListGuaranteesQuery } from './guarantee-endpoints.ts';
import { GuaranteeList } from './guarantee-list.tsx';
import { type Guarantee, getState } from './guarantee.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { MemberCover } from '../../domain/session/member-cover.tsx';

const DIRECTIONS = ['given', 'received'] as const;

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
      {(guarantees) => (
        <div className="grid gap-5">
          {guarantees.length === 0 ? (
            <EmptyScreen
              icon={<Handshake aria-hidden />}
              title="ไม่มีการค้ำประกัน"
              to={paths.list('rules')}
              linkText="ดูระเบียบการค้ำประกัน"
            >
              หนี้ที่ท่านค้ำประกันให้ผู้อื่น และผู้ที่ค้ำประกันให้ท่าน จะแสดงที่นี่หลังทำสัญญา และข้อมูลอัพเดทรอบถัดไป
            </EmptyScreen>
          ) : (
            <>
              <GuaranteeBook guarantees={guarantees} />
              <BothDirections guarantees={guarantees} />
              <UnknownDirection guarantees={guarantees.filter(({ direction }) => direction === null)} />
            </>
          )}
        </div>
      )}
    </FeedView>
  );
}

function UnknownDirection({ guarantees }: { guarantees: Guarantee[] }) {
  return guarantees.length > 0 && <GuaranteeList guarantees={guarantees} />;
}

function BothDirections({ guarantees }: { guarantees: Guarantee[] }) {
  const { value = 'given', invalid, choose } = useSearchChoice('direction', DIRECTIONS);
  const given = guarantees.filter(({ direction }) => direction === 'given');
  const received = guarantees.filter(({ direction }) => direction === 'received');
  return (
    <Tabs value={value} onValueChange={(chosen) => choose(chosen === 'given' ? null : chosen)}>
      {invalid && (
        <Alert title="ไม่พบส่วนที่ที่อยู่ของหน้านี้ระบุไว้" className="mb-4">
          จึงแสดงรายการที่ท่านค้ำให้ผู้อื่นแทน
        </Alert>
      )}
      <TabsList label="ทิศทางการค้ำประกัน">
        <TabsTab value="given">ท่านค้ำให้ผู้อื่น ({given.length})</TabsTab>
        <TabsTab value="received">ผู้อื่นค้ำให้ท่าน ({received.length})</TabsTab>
      </TabsList>
      <GuaranteePanel value="given" printTitle="ท่านค้ำให้ผู้อื่น" guarantees={given} nothing="ท่านไม่ได้ค้ำประกันให้ผู้ใด">
        สัญญาจะแสดงที่นี่หลังลงนามค้ำประกันให้ผู้กู้ และข้อมูลอัพเดทรอบถัดไป
      </GuaranteePanel>
      <GuaranteePanel
        value="received"
        printTitle="ผู้อื่นค้ำให้ท่าน"
        guarantees={received}
        nothing="ไม่มีผู้ค้ำประกันให้ท่าน"
      >
        ชื่อผู้ค้ำประกันจะแสดงที่นี่หลังท่านทำสัญญากู้ที่มีผู้ค้ำประกัน และข้อมูลอัพเดทรอบถัดไป
      </GuaranteePanel>
    </Tabs>
  );
}

type Direction = NonNullable<Guarantee['direction']>;

const TILES: Readonly<Record<Direction, { label: string; risk: string; none: string }>> = {
  given: {
    label: 'ท่านค้ำประกันให้ผู้อื่น',
    risk: 'หากผู้กู้ไม่ชำระหนี้ สหกรณ์อาจเรียกให้ท่านชำระแทนตามยอดนี้',
    none: 'ขณะนี้ไม่มีหนี้ของผู้อื่นที่ท่านค้ำประกันอยู่',
  },
  received: {
    label: 'ผู้อื่นค้ำประกันให้ท่าน',
    risk: 'หากท่านไม่ชำระหนี้ สหกรณ์อาจเรียกให้ผู้ค้ำประกันชำระแทนตามยอดนี้',
    none: 'ขณะนี้ไม่มีผู้ค้ำประกันหนี้ของท่าน',
  },
};

function GuaranteeBook({ guarantees }: { guarantees: Guarantee[] }) {
  return (
    <Passbook>
      <MemberCover />
      <PassbookCells columns={2}>
        <Exposure direction="given" guarantees={guarantees} />
        <Exposure direction="received" guarantees={guarantees} />
      </PassbookCells>
    </Passbook>
  );
}

function Exposure({ direction, guarantees }: { direction: Direction; guarantees: Guarantee[] }) {
  const { label, risk, none } = TILES[direction];
  const possible = guarantees.filter((one) => (one.direction ?? direction) === direction);
  const standing = possible.filter((one) => (getState(one) ?? 'standing') === 'standing');
  return (
    <SummaryTile
      label={label}
      amount={sumKnownMoney(
        standing.map((one) => (one.direction === null || one.status === null ? null : one.used_amount)),
      )}
      caption={standing.length > 0 ? risk : none}
    />
  );
}

type GuaranteePanelProps = TabsPanelProps & { guarantees: Guarantee[]; nothing: string };

function GuaranteePanel({ guarantees, nothing, children, ...rest }: GuaranteePanelProps) {
  return (
    <TabsPanel {...rest}>
      {guarantees.length > 0 ? (
        <GuaranteeList guarantees={guarantees} />
      ) : (
        <EmptyState icon={<Handshake aria-hidden />} title={nothing}>
          {children}
        </EmptyState>
      )}
    </TabsPanel>
  );
}

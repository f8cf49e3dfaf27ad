import { formatThaiMonth } from '@sahakorn/thai/date';
import { CircleAlert, CircleCheck, CircleDashed, Clock, HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import { DisclosureItem, DisclosureList } from '../components/disclosure-list/index.ts';
import { KeyValue, KeyValueList } from '../components/key-value-list/index.ts';
import { Money } from '../components/money/index.ts';
import { Panel } from '../components/panel/index.ts';
import { StatusBadge, type StatusBadgeProps } from '../components/status-badge/index.ts';
import { ThaiDate } from '../components/thai-date/index.ts';

type Collection = {
  month: number;
  state: keyof typeof STATES;
  charged: string;
  collected: string;
  outstanding: string;
  note: ReactNode;
  reason: string | null;
};

/** The states of a month's bill, each with its word, its icon and its meaning for the member. */
const STATES = {
  due: { word: 'รอเรียกเก็บ', tone: 'info', icon: <Clock aria-hidden /> },
  full: { word: 'เก็บครบ', tone: 'success', icon: <CircleCheck aria-hidden /> },
  partial: { word: 'เก็บได้บางส่วน', tone: 'warning', icon: <CircleDashed aria-hidden /> },
  missed: { word: 'เก็บไม่ได้', tone: 'danger', icon: <CircleAlert aria-hidden /> },
  paidLater: { word: 'ตามมาชำระแล้ว', tone: 'success', icon: <HandCoins aria-hidden /> },
} as const satisfies Record<string, { word: string; tone: StatusBadgeProps['tone']; icon: ReactNode }>;

const YEAR = 2026;

const COLLECTIONS: readonly Collection[] = [
  {
    month: 11,
    state: 'due',
    charged: '14434.67',
    collected: '0.00',
    outstanding: '14434.67',
    note: (
      <>
        จะหักวันที่ <ThaiDate value="2026-11-25" style="short" />
      </>
    ),
    reason: null,
  },
  {
    month: 10,
    state: 'full',
    charged: '14387.47',
    collected: '14387.47',
    outstanding: '0.00',
    note: 'หักเงินเดือนครบตามใบแจ้งหนี้',
    reason: null,
  },
  {
    month: 8,
    state: 'partial',
    charged: '14448.92',
    collected: '9000.00',
    outstanding: '5448.92',
    note: 'ค้าง 5,448.92\u00a0บาท รวมในเดือนถัดไป',
    reason: 'เงินเดือนไม่พอหัก',
  },
  {
    month: 7,
    state: 'missed',
    charged: '14463.40',
    collected: '0.00',
    outstanding: '14463.40',
    note: 'ติดต่อฝ่ายสินเชื่อเพื่อชำระที่สหกรณ์',
    reason: 'หน่วยงานไม่ได้นำส่ง',
  },
  {
    month: 6,
    state: 'paidLater',
    charged: '14447.05',
    collected: '14447.05',
    outstanding: '0.00',
    note: (
      <>
        ชำระที่สหกรณ์วันที่ <ThaiDate value="2026-07-03" style="short" />
      </>
    ),
    reason: 'เงินเดือนไม่พอหัก',
  },
];

/** The bills of five months, each with its state. */
export function CollectionList() {
  return (
    <DisclosureList>
      {COLLECTIONS.map((collection) => (
        <CollectionItem key={collection.month} collection={collection} />
      ))}
    </DisclosureList>
  );
}

function CollectionItem({ collection }: { collection: Collection }) {
  const { word, tone, icon } = STATES[collection.state];
  return (
    <DisclosureItem
      title={formatThaiMonth(YEAR, collection.month)}
      badge={
        <StatusBadge tone={tone} icon={icon}>
          {word}
        </StatusBadge>
      }
      note={collection.note}
      amount={<Money value={collection.charged} />}
    >
      <Panel>
        <KeyValueList>
          <KeyValue label="เรียกเก็บ">
            <Money value={collection.charged} /> บาท
          </KeyValue>
          <KeyValue label="เก็บได้">
            <Money value={collection.collected} /> บาท
          </KeyValue>
          <KeyValue label="ค้างชำระ">
            <Money value={collection.outstanding} /> บาท
          </KeyValue>
          {collection.reason !== null && <KeyValue label="เหตุที่เก็บไม่ได้">{collection.reason}</KeyValue>}
        </KeyValueList>
      </Panel>
    </DisclosureItem>
  );
}

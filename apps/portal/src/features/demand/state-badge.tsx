import { CircleCheck, Inbox, Loader } from 'lucide-react';
import type { DemandState } from '@sahakorn/contract/demand';
import { Stamp } from '../../components/stamp.tsx';

const STAMPS = {
  received: { tone: 'neutral', name: 'รับเรื่องแล้ว', Icon: Inbox },
  in_progress: { tone: 'warning', name: 'กำลังดำเนินการ', Icon: Loader },
  answered: { tone: 'success', name: 'ตอบแล้ว', Icon: CircleCheck },
} as const satisfies Record<DemandState, object>;

export function StateBadge({ state }: { state: DemandState | null }) {
  return state && <Stamp {...STAMPS[state]} />;
}

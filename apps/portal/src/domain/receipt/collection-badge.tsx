import { CircleAlert, CircleCheck, CircleDashed, Clock, HandCoins } from 'lucide-react';
import { Stamp, type StampProps } from '../../components/stamp.tsx';
import type { CollectionState } from './collection-state.ts';

export const COLLECTION_STAMPS: Readonly<Record<CollectionState, StampProps>> = {
  due: { name: 'รอเรียกเก็บ', tone: 'info', Icon: Clock },
  full: { name: 'เก็บครบ', tone: 'success', Icon: CircleCheck },
  partial: { name: 'เก็บได้บางส่วน', tone: 'warning', Icon: CircleDashed },
  missed: { name: 'เก็บไม่ได้', tone: 'danger', Icon: CircleAlert },
  paidLater: { name: 'ตามมาชำระแล้ว', tone: 'success', Icon: HandCoins },
};

export function CollectionBadge({ state }: { state: CollectionState | null }) {
  return state && <Stamp {...COLLECTION_STAMPS[state]} />;
}

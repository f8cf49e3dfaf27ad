import { StatusBadge, type StatusBadgeProps } from '@sahakorn/ui/status-badge';
import { CircleAlert, CircleCheck, CircleDashed, Clock, HandCoins, type LucideIcon } from 'lucide-react';
import type { CollectionState } from './collection-state.ts';

/** What can become of a month's charge, each with its word and its icon. */
export const COLLECTION_WORDS = {
  due: 'รอเรียกเก็บ',
  full: 'เก็บครบ',
  partial: 'เก็บได้บางส่วน',
  missed: 'เก็บไม่ได้',
  paidLater: 'ตามมาชำระแล้ว',
} as const satisfies Record<CollectionState, string>;

const LOOKS: Readonly<Record<CollectionState, { tone: StatusBadgeProps['tone']; Icon: LucideIcon }>> = {
  due: { tone: 'info', Icon: Clock },
  full: { tone: 'success', Icon: CircleCheck },
  partial: { tone: 'warning', Icon: CircleDashed },
  missed: { tone: 'danger', Icon: CircleAlert },
  paidLater: { tone: 'success', Icon: HandCoins },
};

export function CollectionBadge({ state }: { state: CollectionState }) {
  const { tone, Icon } = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden />}>
      {COLLECTION_WORDS[state]}
    </StatusBadge>
  );
}

import { StatusBadge, type StatusBadgeProps } from '@sahakorn/ui/status-badge';
import { CircleCheck, CircleX, FileClock, type LucideIcon, Undo2 } from 'lucide-react';
import type { PaperKind } from './receipt-from-wire.ts';

/** What each kind of paper is called. */
export const PAPER_WORDS = {
  invoice: 'ใบแจ้งหนี้',
  receipt: 'ใบเสร็จรับเงิน',
  unpaid: 'ไม่มีใบเสร็จ',
  returned: 'คืนใบเสร็จ',
} as const satisfies Record<PaperKind, string>;

const LOOKS: Readonly<Record<PaperKind, { tone: StatusBadgeProps['tone']; Icon: LucideIcon }>> = {
  invoice: { tone: 'warning', Icon: FileClock },
  receipt: { tone: 'success', Icon: CircleCheck },
  unpaid: { tone: 'danger', Icon: CircleX },
  returned: { tone: 'danger', Icon: Undo2 },
};

export function PaperStamp({ kind }: { kind: PaperKind }) {
  const { tone, Icon } = LOOKS[kind];
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden />}>
      {PAPER_WORDS[kind]}
    </StatusBadge>
  );
}

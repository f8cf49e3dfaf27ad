import { StatusBadge, type StatusBadgeProps } from '@sahakorn/ui/status-badge';
import { CircleCheck, CircleHelp, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import type { Decision, WelfareRequest } from './welfare-endpoints.ts';

const STAMPS = {
  waiting: { words: 'รอพิจารณา', tone: 'warning', Icon: Hourglass },
  approved: { words: 'อนุมัติ', tone: 'success', Icon: CircleCheck },
  refused: { words: 'ไม่อนุมัติ', tone: 'danger', Icon: CircleX },
  other: { words: 'สถานะ', tone: 'neutral', Icon: CircleHelp },
} satisfies Record<Decision, { words: string; tone: StatusBadgeProps['tone']; Icon: LucideIcon }>;

export function RequestBadge({ decision, decisionCode }: Pick<WelfareRequest, 'decision' | 'decisionCode'>) {
  const { words, tone, Icon } = STAMPS[decision];
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden />}>
      {decision === 'other' ? `${words} ${decisionCode}` : words}
    </StatusBadge>
  );
}

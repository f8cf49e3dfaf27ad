import { StatusBadge, type StatusBadgeProps } from '@sahakorn/ui/status-badge';
import type { LucideIcon } from 'lucide-react';

export type StampProps = { tone: NonNullable<StatusBadgeProps['tone']>; name: string; Icon: LucideIcon };

export function Stamp({ tone, name, Icon }: StampProps) {
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden />}>
      {name}
    </StatusBadge>
  );
}

import { CircleCheck, CircleHelp, CircleX, Hourglass } from 'lucide-react';
import { Stamp, type StampProps } from '../../components/stamp.tsx';
import type { Decision, WelfareRequest } from './welfare-endpoints.ts';

const STAMPS: Readonly<Record<Decision, StampProps>> = {
  waiting: { name: 'รอพิจารณา', tone: 'warning', Icon: Hourglass },
  approved: { name: 'อนุมัติ', tone: 'success', Icon: CircleCheck },
  refused: { name: 'ไม่อนุมัติ', tone: 'danger', Icon: CircleX },
  other: { name: 'สถานะ', tone: 'neutral', Icon: CircleHelp },
};

/** Shows a code that the cooperative added as it is. */
export function RequestBadge({ decision, decisionCode }: Pick<WelfareRequest, 'decision' | 'decisionCode'>) {
  const stamp = STAMPS[decision];
  return <Stamp {...stamp} name={decision === 'other' ? `${stamp.name} ${decisionCode}` : stamp.name} />;
}

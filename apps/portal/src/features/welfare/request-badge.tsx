import { CircleCheck, CircleHelp, CircleX, Hourglass } from 'lucide-react';
import { formatText } from '@sahakorn/thai/text';
import { Stamp, type StampProps } from '../../components/stamp.tsx';
import type { WelfareRequest } from './welfare-endpoints.ts';

export const WAITING = '2';
export const REFUSED = '0';

const STAMPS: Readonly<Record<string, StampProps>> = {
  [WAITING]: { name: 'รอพิจารณา', tone: 'warning', Icon: Hourglass },
  '1': { name: 'อนุมัติ', tone: 'success', Icon: CircleCheck },
  [REFUSED]: { name: 'ไม่อนุมัติ', tone: 'danger', Icon: CircleX },
};

/** Shows an unknown code of the cooperative as it is. */
export function RequestBadge({ approve_status }: Pick<WelfareRequest, 'approve_status'>) {
  const code = formatText(approve_status);
  return <Stamp {...(STAMPS[code] ?? { name: `สถานะ ${code}`, tone: 'neutral', Icon: CircleHelp })} />;
}

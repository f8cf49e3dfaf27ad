import { formatNumber } from '@sahakorn/thai/number';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { CircleCheck, CirclePause } from 'lucide-react';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import type { ShareAccount } from './share-from-wire.ts';

export function ShareBook({ account }: { account: ShareAccount }) {
  return (
    <Passbook>
      <MemberCover />
      <PassbookCells columns={3}>
        <SummaryTile
          label="ทุนเรือนหุ้น"
          amount={account.stock}
          caption={`งวดล่าสุด ${formatNumber(account.lastPeriod, { decimals: 0 })}`}
        />
        <SummaryTile
          label="ค่าหุ้นรายเดือน"
          amount={account.monthlyPayment}
          caption={<PaymentState suspended={account.paymentSuspended} />}
        />
        <SummaryTile label="หุ้นยกมาต้นปี" amount={account.broughtForward} />
      </PassbookCells>
    </Passbook>
  );
}

function PaymentState({ suspended }: { suspended: boolean }) {
  return suspended ? (
    <StatusBadge tone="warning" icon={<CirclePause aria-hidden />}>
      งดส่งค่าหุ้น
    </StatusBadge>
  ) : (
    <StatusBadge tone="success" icon={<CircleCheck aria-hidden />}>
      ส่งค่าหุ้นตามปกติ
    </StatusBadge>
  );
}

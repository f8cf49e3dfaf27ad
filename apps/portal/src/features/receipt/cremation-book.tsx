import { formatNumber } from '@sahakorn/thai/number';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { CollectionBadge } from './collection-badge.tsx';
import { getPaperState } from './collection-state.ts';
import { monthName } from './month-name.ts';
import type { CremationReceipt } from './receipt-from-wire.ts';

export function CremationBook({ receipts }: { receipts: CremationReceipt[] }) {
  const [newest] = receipts;
  const taken = receipts.find(({ kind }) => kind !== 'invoice');
  return (
    <Passbook>
      <PassbookCells columns={2}>
        {newest?.kind === 'invoice' && (
          <SummaryTile
            label={`เรียกเก็บ ${monthName(newest, 'short')}`}
            amount={newest.charged}
            caption={
              <span className="flex flex-wrap gap-x-2">
                <CollectionBadge state="due" />
                <span>{formatNumber(newest.caseCount, { decimals: 0 })} ศพ</span>
              </span>
            }
          />
        )}
        {taken && (
          <SummaryTile
            label={`เก็บได้ ${monthName(taken, 'short')}`}
            amount={taken.collected}
            caption={<CollectionBadge state={getPaperState(taken)} />}
          />
        )}
      </PassbookCells>
    </Passbook>
  );
}

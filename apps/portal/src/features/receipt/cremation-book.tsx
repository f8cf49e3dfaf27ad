import { formatThaiMonth } from '@sahakorn/thai/date';
import { formatNumber } from '@sahakorn/thai/number';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { CollectionBadge } from './collection-badge.tsx';
import { stateOfPaper } from './collection-state.ts';
import type { CremationReceipt } from './receipt.ts';

/** What the cremation society asks for, and what it last took. */
export function CremationBook({ receipts }: { receipts: CremationReceipt[] }) {
  const [newest] = receipts;
  const taken = receipts.find(({ kind }) => kind !== 'invoice');
  return (
    <Passbook>
      <PassbookCells columns={2}>
        {newest?.kind === 'invoice' && (
          <SummaryTile
            label={`เรียกเก็บเดือน${formatThaiMonth(newest.year, newest.month)}`}
            amount={newest.charged}
            caption={`${formatNumber(newest.caseCount, { decimals: 0 })} ศพ`}
          />
        )}
        {taken && (
          <SummaryTile
            label={`เก็บได้เดือน${formatThaiMonth(taken.year, taken.month)}`}
            amount={taken.collected}
            caption={<CollectionBadge state={stateOfPaper(taken)} />}
          />
        )}
      </PassbookCells>
    </Passbook>
  );
}

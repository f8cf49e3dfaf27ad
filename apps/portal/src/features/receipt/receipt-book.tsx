import { getMoneySign, sumMoney } from '@sahakorn/thai/money';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { CollectionBadge } from './collection-badge.tsx';
import { getCollectionState } from './collection-state.ts';
import { monthName } from './month-name.ts';
import { type Bill, type Collection, type Receipt, sameMonth } from './receipt-from-wire.ts';

type ReceiptBookProps = { receipts: Receipt[]; collections: Collection[]; bill: Bill | null };

export function ReceiptBook({ receipts, collections, bill }: ReceiptBookProps) {
  const [latest] = collections;
  return (
    <Passbook>
      <PassbookCells columns={bill && latest ? 3 : 2}>
        {bill && <BillTile bill={bill} invoice={receipts.find((receipt) => sameMonth(receipt, bill))} />}
        {latest && (
          <SummaryTile
            label={`เก็บได้ ${monthName(latest, 'short')}`}
            amount={latest.collected}
            caption={<CollectionBadge state={getCollectionState(latest)} />}
          />
        )}
        <OutstandingTile collections={collections} />
      </PassbookCells>
    </Passbook>
  );
}

function BillTile({ bill, invoice }: { bill: Bill; invoice: Receipt | undefined }) {
  return (
    <SummaryTile
      label={`เรียกเก็บ ${monthName(bill, 'short')}`}
      amount={bill.total}
      caption={
        <span className="flex flex-wrap gap-x-2">
          <CollectionBadge state="due" />
          {invoice && (
            <span>
              หักวันที่ <ThaiDate value={invoice.date} style="short" />
            </span>
          )}
        </span>
      }
    />
  );
}

function OutstandingTile({ collections }: { collections: Collection[] }) {
  const owed = collections.filter(({ outstanding }) => getMoneySign(outstanding) > 0);
  return (
    <SummaryTile
      label="ค้างชำระ"
      amount={sumMoney(owed.map(({ outstanding }) => outstanding))}
      caption={owed.length > 0 ? `รวม ${owed.length} เดือน` : 'ไม่มียอดค้าง'}
    />
  );
}

import { getMoneySign, sumKnownMoney } from '@sahakorn/thai/money';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { CollectionBadge } from '../../domain/receipt/collection-badge.tsx';
import { getCollectionState } from '../../domain/receipt/collection-state.ts';
import {
  type BillItem,
  type Collection,
  type Receipt,
  formatMonthName,
  isSameMonth,
} from '../../domain/receipt/receipt.ts';

type ReceiptBookProps = { receipts: Receipt[]; collections: Collection[]; bill: BillItem[] };

export function ReceiptBook({ receipts, collections, bill }: ReceiptBookProps) {
  const [latest] = collections;
  const [month] = bill;
  return (
    <Passbook>
      <PassbookCells columns={month && latest ? 3 : 2}>
        {month && (
          <BillTile
            bill={bill}
            month={month}
            invoice={receipts.find((receipt) => isSameMonth(receipt, month))}
          />
        )}
        {latest && (
          <SummaryTile
            label={<MonthLabel what="เก็บได้" month={latest} />}
            amount={latest.collected_amount}
            caption={<CollectionBadge state={getCollectionState(latest)} />}
          />
        )}
        <OutstandingTile collections={collections} />
      </PassbookCells>
    </Passbook>
  );
}

type BillTileProps = { bill: BillItem[]; month: BillItem; invoice: Receipt | undefined };

function BillTile({ bill, month, invoice }: BillTileProps) {
  return (
    <SummaryTile
      label={<MonthLabel what="เรียกเก็บ" month={month} />}
      amount={sumKnownMoney(bill.map(({ amount }) => amount))}
      caption={
        <span className="flex flex-wrap items-center gap-x-2">
          <CollectionBadge state="due" />
          {invoice && (
            <span>
              หักวันที่ <ThaiDate value={invoice.receipt_date} style="short" />
            </span>
          )}
        </span>
      }
    />
  );
}

/** A smaller month leaves room for the amount on a phone. */
function MonthLabel({ what, month }: { what: string; month: Parameters<typeof formatMonthName>[0] }) {
  return (
    <>
      {what} <span className="text-sm font-normal">{formatMonthName(month, 'short')}</span>
    </>
  );
}

function OutstandingTile({ collections }: { collections: Collection[] }) {
  const owed = collections.filter(({ outstanding_amount }) => (getMoneySign(outstanding_amount) ?? 1) > 0);
  const sum = sumKnownMoney(owed.map(({ outstanding_amount }) => outstanding_amount));
  return (
    <SummaryTile
      label="ค้างชำระ"
      amount={sum}
      caption={sum === null ? undefined : owed.length > 0 ? `รวม ${owed.length} เดือน` : 'ไม่มียอดค้าง'}
    />
  );
}

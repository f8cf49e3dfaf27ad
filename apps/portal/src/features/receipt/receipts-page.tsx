import { printPdf } from '@sahakorn/contract/document';
import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describeDifference } from '../../domain/deduction/describe-change.ts';
import { request } from '../../lib/api/api-request.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { paths } from '../../lib/paths.ts';
import { DeductionReasons } from './deduction-reasons.tsx';
import { getCollectionState, getPaperState } from '../../domain/receipt/collection-state.ts';
import { joinQueries } from './join-queries.ts';
import { PaperItem } from './paper-item.tsx';
import { PaperList } from './paper-list.tsx';
import { PaperNote } from './paper-note.tsx';
import { PapersSkeleton } from './year-field.tsx';
import { ReceiptBook } from './receipt-book.tsx';
import { ReceiptContent } from './receipt-content.tsx';
import { useGetComingBillQuery, useListCollectionsQuery, useListReceiptsQuery } from './receipt-endpoints.ts';
import { PapersSheet, RECEIPT_PARTS } from './receipt-sheet.tsx';
import {
  type BillItem,
  type Collection,
  type Receipt,
  getKind,
  countMonthsBetween,
  isSameMonth,
} from '../../domain/receipt/receipt.ts';

function renderSheet(papers: Receipt[], year: number) {
  return <PapersSheet title="รายการใบเสร็จรับเงิน" year={year} papers={papers} parts={RECEIPT_PARTS} />;
}

export function ReceiptsPage() {
  const query = joinQueries<[Receipt[], Collection[], BillItem[]]>(
    useListReceiptsQuery(),
    useListCollectionsQuery(),
    useGetComingBillQuery(),
  );
  return (
    <FeedView query={query} what="ใบเสร็จ" skeleton={<PapersSkeleton />}>
      {([receipts, collections, bill]) => (
        <div className="grid gap-5">
          {receipts.length > 0 ? (
            <>
              <ReceiptBook receipts={receipts} collections={collections} bill={bill} />
              <PaperList papers={receipts} renderSheet={renderSheet}>
                {(receipt, open) => (
                  <ReceiptItem
                    receipt={receipt}
                    receipts={receipts}
                    collection={collections.find((collection) => isSameMonth(collection, receipt))}
                    open={open}
                  />
                )}
              </PaperList>
            </>
          ) : (
            <EmptyState icon={<ReceiptText aria-hidden />} title="ยังไม่มีใบเสร็จหรือใบแจ้งหนี้">
              ใบแจ้งหนี้ของเดือนแรกจะแสดงที่นี่เมื่อสหกรณ์เรียกเก็บเงิน และเป็นใบเสร็จหลังหักเงินแล้ว
            </EmptyState>
          )}
          <Button asChild className="justify-self-start print:hidden">
            <Link to={paths.cremationReceipts}>ดูใบเสร็จฌาปนกิจสงเคราะห์</Link>
          </Button>
        </div>
      )}
    </FeedView>
  );
}

type ReceiptItemProps = {
  receipt: Receipt;
  receipts: Receipt[];
  collection: Collection | undefined;
  open: boolean;
};

function ReceiptItem({ receipt, receipts, collection, open }: ReceiptItemProps) {
  const [opened, setOpened] = useState(open);
  const kind = getKind(receipt);
  const state = kind === 'invoice' || !collection ? getPaperState(receipt) : getCollectionState(collection);
  const before = receipts.find(
    (other) => countMonthsBetween(other, receipt) === 1 && getKind(other) !== 'returned',
  );
  const replacement = receipts.find((other) => isSameMonth(other, receipt) && getKind(other) === 'receipt');
  const replacedBy = kind === 'returned' ? replacement?.receipt_no : null;
  return (
    <PaperItem
      paper={receipt}
      pdf={(params) => request(printPdf, { params }).path}
      note={
        <PaperNote
          paper={receipt}
          state={state}
          outstanding={collection?.outstanding_amount ?? null}
          paidLaterOn={collection?.paid_later_on}
          replacedBy={replacedBy}
          change={replacedBy ? null : describeDifference(receipt.charged_amount, before?.charged_amount)}
        />
      }
      open={open}
      onOpenChange={() => setOpened(true)}
    >
      {opened && !replacedBy && <DeductionReasons month={receipt} />}
      <ReceiptContent receipt={receipt} collection={collection} />
    </PaperItem>
  );
}

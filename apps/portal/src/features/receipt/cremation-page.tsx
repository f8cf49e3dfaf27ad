import { printCremPdf } from '@sahakorn/contract/document';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel } from '@sahakorn/ui/panel';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ReceiptText } from 'lucide-react';
import { request } from '../../lib/api/api-request.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { getPaperState } from '../../domain/receipt/collection-state.ts';
import { PaperItem } from './paper-item.tsx';
import { PaperList } from './paper-list.tsx';
import { PaperNote } from './paper-note.tsx';
import { PapersSkeleton } from './year-field.tsx';
import { PapersSheet } from './receipt-sheet.tsx';
import { useListCremationReceiptsQuery } from './receipt-endpoints.ts';
import { type CremationReceipt, formatMonthName, getKind } from '../../domain/receipt/receipt.ts';
import { CollectionBadge } from '../../domain/receipt/collection-badge.tsx';

function renderSheet(papers: CremationReceipt[], year: number) {
  return <PapersSheet title="รายการใบเสร็จฌาปนกิจสงเคราะห์" year={year} papers={papers} parts={[]} />;
}

export function CremationPage() {
  return (
    <FeedView
      query={useListCremationReceiptsQuery()}
      what="ใบเสร็จฌาปนกิจสงเคราะห์"
      skeleton={<PapersSkeleton />}
    >
      {(receipts) => (
        <div className="grid gap-5">
          {receipts.length > 0 ? (
            <>
              <CremationBook receipts={receipts} />
              <PaperList papers={receipts} renderSheet={renderSheet}>
                {(receipt, open) => <CremationItem receipt={receipt} open={open} />}
              </PaperList>
            </>
          ) : (
            <EmptyState icon={<ReceiptText aria-hidden />} title="ยังไม่มีใบเสร็จฌาปนกิจสงเคราะห์">
              ใบแจ้งหนี้และใบเสร็จจะแสดงที่นี่เมื่อสมาคมที่เป็นสมาชิกเรียกเก็บเงินสงเคราะห์ศพ
            </EmptyState>
          )}
        </div>
      )}
    </FeedView>
  );
}

function CremationItem({ receipt, open }: { receipt: CremationReceipt; open: boolean }) {
  const { crem_name, case_count, rate_per_case, amount } = receipt;
  return (
    <PaperItem
      paper={receipt}
      pdf={(params) => request(printCremPdf, { params }).path}
      subject="ฌาปนกิจสงเคราะห์"
      note={<PaperNote paper={receipt} state={getPaperState(receipt)} />}
      open={open}
    >
      <Panel aria-label={`เงินสงเคราะห์ศพ เดือน${formatMonthName(receipt)}`}>
        <KeyValueList>
          <KeyValue label="สมาคม">{formatText(crem_name)}</KeyValue>
          <KeyValue label="จำนวนศพ">{formatNumber(case_count, { decimals: 0 })} ศพ</KeyValue>
          <KeyValue label="เงินสงเคราะห์ศพละ">
            <Money value={rate_per_case} unit />
          </KeyValue>
          <KeyValue label="รวมเงิน">
            <Money value={amount} unit className="font-semibold" />
          </KeyValue>
        </KeyValueList>
      </Panel>
    </PaperItem>
  );
}

function CremationBook({ receipts }: { receipts: CremationReceipt[] }) {
  const [newest] = receipts;
  const taken = receipts.find((receipt) => (getKind(receipt) ?? 'invoice') !== 'invoice');
  return (
    <Passbook>
      <PassbookCells columns={2}>
        {newest && getKind(newest) === 'invoice' && (
          <SummaryTile
            label={`เรียกเก็บ ${formatMonthName(newest, 'short')}`}
            amount={newest.charged_amount}
            caption={
              <span className="flex flex-wrap items-center gap-x-2">
                <CollectionBadge state="due" />
                <span>{formatNumber(newest.case_count, { decimals: 0 })} ศพ</span>
              </span>
            }
          />
        )}
        {taken && (
          <SummaryTile
            label={`เก็บได้ ${formatMonthName(taken, 'short')}`}
            amount={taken.collected_amount}
            caption={<CollectionBadge state={getPaperState(taken)} />}
          />
        )}
      </PassbookCells>
    </Passbook>
  );
}

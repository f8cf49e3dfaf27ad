import { printCremPdf } from '@sahakorn/contract/document';
import { formatNumber } from '@sahakorn/thai/number';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel } from '@sahakorn/ui/panel';
import { ReceiptText } from 'lucide-react';
import { request } from '../../lib/api/api-request.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { getPaperState } from './collection-state.ts';
import { CremationBook } from './cremation-book.tsx';
import { monthName } from './month-name.ts';
import { PaperItem } from './paper-item.tsx';
import { PaperList } from './paper-list.tsx';
import { PaperNote } from './paper-note.tsx';
import { PapersSkeleton } from './papers-skeleton.tsx';
import { useListCremationReceiptsQuery } from './receipt-endpoints.ts';
import type { CremationReceipt } from './receipt-from-wire.ts';

export function CremationPage() {
  return (
    <FeedView
      feed={toFeed(useListCremationReceiptsQuery())}
      what="ใบเสร็จฌาปนกิจสงเคราะห์"
      skeleton={<PapersSkeleton />}
    >
      {(receipts) => {
        const [newest, ...others] = receipts;
        return (
          <div className="grid gap-5">
            {newest ? (
              <>
                <CremationBook receipts={receipts} />
                <PaperList papers={[newest, ...others]}>
                  {(receipt, open) => (
                    <CremationItem
                      key={`${receipt.year}-${receipt.month}-${receipt.seqNo}`}
                      receipt={receipt}
                      open={open}
                    />
                  )}
                </PaperList>
              </>
            ) : (
              <EmptyState icon={<ReceiptText aria-hidden />} title="ยังไม่มีใบเสร็จฌาปนกิจสงเคราะห์">
                ใบแจ้งหนี้และใบเสร็จจะแสดงที่นี่เมื่อสมาคมที่เป็นสมาชิกเรียกเก็บเงินสงเคราะห์ศพ
              </EmptyState>
            )}
          </div>
        );
      }}
    </FeedView>
  );
}

function CremationItem({ receipt, open }: { receipt: CremationReceipt; open: boolean }) {
  const { year, month, societyName, caseCount, ratePerCase, amount } = receipt;
  return (
    <PaperItem
      paper={receipt}
      pdf={request(printCremPdf, { params: { receive_year: year, receive_month: month } }).path}
      subject="ฌาปนกิจสงเคราะห์"
      note={<PaperNote paper={receipt} state={getPaperState(receipt)} />}
      open={open}
    >
      <Panel aria-label={`เงินสงเคราะห์ศพ เดือน${monthName(receipt)}`}>
        <KeyValueList>
          <KeyValue label="สมาคม">{societyName}</KeyValue>
          <KeyValue label="จำนวนศพ">{formatNumber(caseCount, { decimals: 0 })} ศพ</KeyValue>
          <KeyValue label="เงินสงเคราะห์ศพละ">
            <Money value={ratePerCase} unit />
          </KeyValue>
          <KeyValue label="รวมเงิน">
            <Money value={amount} unit className="font-semibold" />
          </KeyValue>
        </KeyValueList>
      </Panel>
    </PaperItem>
  );
}

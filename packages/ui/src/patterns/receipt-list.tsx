import { formatMonthOfDate } from '@sahakorn/thai/date';
import { CircleCheck, FileClock, Printer, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../components/button/index.ts';
import { DisclosureItem, DisclosureList } from '../components/disclosure-list/index.ts';
import { LoadMore } from '../components/load-more/index.ts';
import { Money } from '../components/money/index.ts';
import { MONTHLY_PAPERS, type MonthlyPaper } from '../components/receipt-lines/receipt-lines.fixtures.ts';
import { ReceiptLines } from '../components/receipt-lines/index.ts';
import { StatusBadge } from '../components/status-badge/index.ts';
import { ThaiDate } from '../components/thai-date/index.ts';

const MONTHS_SHOWN = 7;
const MONTHS_IN_ALL = 24;
const OPEN_AT_FIRST = '2026-10';
const RETURNED = '2026-07';

/** The list itself: seven months of two years, in the three states that a paper can be in. */
export function ReceiptList() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <DisclosureList>
        {MONTHLY_PAPERS.map((paper) => (
          <Paper key={paper.month} paper={paper} />
        ))}
      </DisclosureList>
      <p className="my-3 text-sm text-text-muted">จำนวนเงินเป็นบาท</p>
      <LoadMore
        unit="เดือน"
        shown={MONTHS_SHOWN}
        total={MONTHS_IN_ALL}
        busy={busy}
        onLoadMore={() => setBusy(true)}
      />
    </>
  );
}

function Paper({ paper }: { paper: MonthlyPaper }) {
  const month = formatMonthOfDate(paper.month);
  const kind = paper.receiptNo === null ? 'ใบแจ้งหนี้' : 'ใบเสร็จรับเงิน';
  return (
    <DisclosureItem
      title={month}
      badge={<PaperStamp paper={paper} />}
      detail={paper.receiptNo ?? <TakenOn day={`${paper.month}-25`} />}
      note={formatNote(paper)}
      amount={<Money value={paper.sums.total} />}
      action={
        <Button variant="quiet" className="px-2">
          <Printer aria-hidden />
          <span>
            พิมพ์<span className="sr-only"> {month}</span>
          </span>
        </Button>
      }
      defaultOpen={paper.month === OPEN_AT_FIRST}
    >
      <ReceiptLines caption={`${kind} เดือน${month}`} lines={paper.lines} sums={paper.sums} />
    </DisclosureItem>
  );
}

function PaperStamp({ paper }: { paper: MonthlyPaper }) {
  if (paper.receiptNo === null) {
    return (
      <StatusBadge tone="warning" icon={<FileClock aria-hidden />}>
        ใบแจ้งหนี้
      </StatusBadge>
    );
  }
  if (paper.month === RETURNED) {
    return (
      <StatusBadge tone="danger" icon={<Undo2 aria-hidden />}>
        คืนใบเสร็จ
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="success" icon={<CircleCheck aria-hidden />}>
      ใบเสร็จรับเงิน
    </StatusBadge>
  );
}

function TakenOn({ day }: { day: string }) {
  return (
    <>
      หักวันที่ <ThaiDate value={day} style="short" />
    </>
  );
}

/** What a member asks next: when it was paid, what changed, which receipt replaces this one. */
function formatNote({ month, receiptNo }: MonthlyPaper): ReactNode {
  if (receiptNo === null) return 'เพิ่มขึ้น 47.20\u00a0บาท เพราะคิดดอกเบี้ย 31\u00a0วัน';
  if (month === RETURNED) {
    return (
      <>
        ยกเลิกวันที่ <ThaiDate value="2026-08-02" style="short" /> ออกใบใหม่เลขที่ 6907-101234
      </>
    );
  }
  return (
    <>
      <ThaiDate value={`${month}-25`} style="short" /> · หักเงินเดือน
    </>
  );
}

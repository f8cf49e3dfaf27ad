import { Button } from '@sahakorn/ui/button';
import { DisclosureItem } from '@sahakorn/ui/disclosure-list';
import { Money } from '@sahakorn/ui/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { FileDown, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { canShareFiles } from '../../domain/documents/show-document.ts';
import { useOpenDocument } from '../../domain/documents/use-open-document.ts';
import { getPaperAmount } from '../../domain/receipt/collection-state.ts';
import { Stamp } from '../../components/stamp.tsx';
import { PAPER_STAMPS, getPaperName } from './paper-stamps.ts';
import { type Paper, getKind, formatMonthName } from '../../domain/receipt/receipt.ts';

type PaperItemProps = {
  paper: Paper;
  pdf: (month: { receive_year: number; receive_month: number }) => string;
  subject?: string;
  note: ReactNode;
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

export function PaperItem({ paper, pdf, subject = '', note, open, onOpenChange, children }: PaperItemProps) {
  const { open: openPdf, busy, refusal } = useOpenDocument();
  const { receive_year, receive_month, receipt_no, receipt_date } = paper;
  const kind = getKind(paper);
  const document = receive_year !== null && receive_month !== null && pdf({ receive_year, receive_month });
  const month = formatMonthName(paper);
  const fileName = `${getPaperName(kind)}${subject} ${month}.pdf`;
  return (
    <DisclosureItem
      level={3}
      title={month}
      badge={kind && <Stamp {...PAPER_STAMPS[kind]} />}
      detail={receipt_no ?? (kind === null || kind === 'receipt' ? ' - ' : <DueOn day={receipt_date} />)}
      note={
        <>
          {note}
          <output className="block text-text">{refusal}</output>
        </>
      }
      amount={<Money value={getPaperAmount(paper)} />}
      action={
        document && (
          <Button
            variant="quiet"
            className="px-2"
            busyLabel={busy ? 'กำลังเปิด' : undefined}
            onClick={() => openPdf(document, fileName, 'save')}
          >
            <FileDown aria-hidden />
            <span>
              บันทึก PDF<span className="sr-only"> {month}</span>
            </span>
          </Button>
        )
      }
      defaultOpen={open}
      onOpenChange={onOpenChange}
    >
      {children}
      {document && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => openPdf(document, fileName)}>
            <Printer aria-hidden />
            <span>
              พิมพ์<span className="sr-only"> {month}</span>
            </span>
          </Button>
          {canShareFiles() && (
            <Button onClick={() => openPdf(document, fileName, 'share')}>
              <Share2 aria-hidden />
              แชร์
            </Button>
          )}
        </div>
      )}
    </DisclosureItem>
  );
}

function DueOn({ day }: { day: string | null }) {
  return (
    <>
      หักวันที่ <ThaiDate value={day} style="short" />
    </>
  );
}

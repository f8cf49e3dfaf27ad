import { Button } from '@sahakorn/ui/button';
import { DisclosureItem } from '@sahakorn/ui/disclosure-list';
import { Money } from '@sahakorn/ui/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenDocument } from '../../domain/documents/use-open-document.ts';
import { getPaperAmount } from './collection-state.ts';
import { monthName } from './month-name.ts';
import { Stamp } from '../../components/stamp.tsx';
import { PAPER_STAMPS } from './paper-stamps.ts';
import type { Paper } from './receipt-from-wire.ts';

type PaperItemProps = {
  paper: Paper;
  /** Path of its PDF. */
  pdf: string;
  subject?: string;
  note: ReactNode;
  open: boolean;
  children: ReactNode;
};

export function PaperItem({ paper, pdf, subject = '', note, open, children }: PaperItemProps) {
  const { open: print, busy, refusal } = useOpenDocument();
  const { kind, receiptNo, date } = paper;
  const month = monthName(paper);
  const fileName = `${PAPER_STAMPS[kind].name}${subject} ${month}.pdf`;
  return (
    <DisclosureItem
      level={3}
      title={month}
      badge={<Stamp {...PAPER_STAMPS[kind]} />}
      detail={receiptNo ?? <DueOn day={date} />}
      note={
        <>
          {note}
          <output className="block text-text">{refusal}</output>
        </>
      }
      amount={<Money value={getPaperAmount(paper)} />}
      action={
        <Button
          variant="quiet"
          className="px-2"
          busyLabel={busy ? 'กำลังเปิด' : undefined}
          onClick={() => print(pdf, fileName)}
        >
          <Printer aria-hidden />
          <span>
            พิมพ์<span className="sr-only"> {month}</span>
          </span>
        </Button>
      }
      defaultOpen={open}
    >
      {children}
    </DisclosureItem>
  );
}

function DueOn({ day }: { day: string }) {
  return (
    <>
      หักวันที่ <ThaiDate value={day} style="short" />
    </>
  );
}

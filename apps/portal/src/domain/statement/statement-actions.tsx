import { formatNumber } from '@sahakorn/thai/number';
import { Button } from '@sahakorn/ui/button';
import { FileDown, Printer, Table2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { saveCsv } from '../documents/show-document.ts';
import { useOpenDocument } from '../documents/use-open-document.ts';
import { getFileName } from './file-name.ts';
import type { LedgerBook, LedgerPaper } from './ledger-paper.ts';
import { createStatementCsv } from './statement-csv.ts';
import { StatementPaper } from './statement-paper.tsx';
import { usePrinting } from './use-printing.ts';
import type { LedgerEntry } from './statement.ts';
import type { Statement } from './use-statement.ts';

type StatementActionsProps<Entry extends LedgerEntry> = {
  statement: Statement<unknown, Entry>;
  book: LedgerBook<Entry>;
  paper: LedgerPaper;
};

export function StatementActions<Entry extends LedgerEntry>({
  statement,
  book,
  paper,
}: StatementActionsProps<Entry>) {
  const { found, columns } = book;
  const { choice, kinds, whole, entries: loaded } = statement;
  const pdf = useOpenDocument();
  const { printed, print } = usePrinting({
    loaded,
    count: found.count ?? Number.POSITIVE_INFINITY,
    readAll: whole.read,
  });
  const [ended, setEnded] = useState<string | null>(null);
  const toFileName = (extension: string) => getFileName(paper.fileName, { choice, found, kinds }, extension);

  const handlePrint = async () => {
    setEnded(null);
    const count = await print();
    if (count !== null) setEnded(`เตรียมพิมพ์ ${formatRowCount(count)} แล้ว`);
  };
  const handleSave = async () => {
    setEnded(null);
    const entries = await whole.read();
    if (!entries) return;
    saveCsv(createStatementCsv(columns, entries), toFileName('csv'));
    setEnded(`บันทึก ${formatRowCount(entries.length)} แล้ว`);
  };
  const handlePdf = () => {
    setEnded(null);
    // Clears the earlier error, which would hide that of the document.
    if (whole.state === 'failed') whole.stop();
    pdf.open(paper.pdfPath(choice), toFileName('pdf'));
  };
  const handleStop = () => {
    whole.stop();
    setEnded('ยกเลิกแล้ว รายการที่โหลดมาแล้วยังอยู่ในหน้านี้');
  };

  const loading = whole.state === 'loading';
  const soFar =
    found.count === null
      ? formatRowCount(loaded.length)
      : `${formatNumber(loaded.length, { decimals: 0 })} จาก ${formatRowCount(found.count)}`;
  return (
    <>
      <div className="-mx-2 flex flex-wrap gap-2">
        <Action icon={<Printer aria-hidden />} onClick={() => void handlePrint()}>
          พิมพ์
        </Action>
        <Action icon={<FileDown aria-hidden />} onClick={handlePdf}>
          PDF
        </Action>
        <Action icon={<Table2 aria-hidden />} onClick={() => void handleSave()}>
          Excel<span className="sr-only"> ไฟล์ CSV</span>
        </Action>
      </div>
      <Progress
        words={pdf.busy ? 'กำลังเปิด PDF' : (describeProgress(whole.state, soFar) ?? ended ?? pdf.refusal)}
        onStop={loading ? handleStop : undefined}
      />
      {printed &&
        createPortal(<StatementPaper {...{ printed, paper, book, choice, kinds }} />, document.body)}
    </>
  );
}

type ActionProps = { icon: ReactNode; onClick: () => void; children: ReactNode };

function Action({ icon, onClick, children }: ActionProps) {
  return (
    <Button variant="quiet" className="focus-inset px-2" onClick={onClick}>
      {icon}
      <span>{children}</span>
    </Button>
  );
}

function describeProgress(state: 'idle' | 'loading' | 'failed', soFar: string): string | null {
  if (state === 'idle') return null;
  return state === 'loading' ? `กำลังโหลด ${soFar}` : `โหลดได้ ${soFar} กดอีกครั้งเพื่อโหลดต่อ`;
}

type ProgressProps = { words: string | null; onStop: (() => void) | undefined };

function Progress({ words, onStop }: ProgressProps) {
  const ref = useRef<HTMLOutputElement>(null);
  const stoppable = onStop !== undefined;
  // The button disappears when everything is loaded, so focus moves to the text beside it.
  useEffect(() => {
    if (!stoppable && ref.current?.textContent && document.activeElement === document.body) {
      ref.current.focus({ preventScroll: true });
    }
  }, [stoppable]);
  return (
    <div className={words === null ? 'sr-only' : 'flex w-0 min-w-full flex-wrap items-center gap-x-3'}>
      <output ref={ref} tabIndex={-1} className="text-sm">
        {words}
      </output>
      {onStop && (
        <Button size="sm" variant="quiet" className="-ms-2 px-2" onClick={onStop}>
          ยกเลิก
        </Button>
      )}
    </div>
  );
}

function formatRowCount(count: number): string {
  return `${formatNumber(count, { decimals: 0 })}\u00A0รายการ`;
}

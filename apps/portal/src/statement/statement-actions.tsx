import { formatNumber } from '@sahakorn/thai/number';
import { Button } from '@sahakorn/ui/button';
import type { StatementColumn } from '@sahakorn/ui/statement-table';
import { FileDown, Table2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOpenDocument } from '../document/use-open-document.ts';
import { fileNameOf } from './file-name.ts';
import type { LedgerPaper } from './ledger-paper.ts';
import { saveFile } from './save-file.ts';
import { statementCsv } from './statement-csv.ts';
import type { StatementTotals } from './statement.ts';
import type { Statement } from './use-statement.ts';

const CSV = 'text/csv;charset=utf-8';
const LOADING = 'กำลังโหลด';

type StatementActionsProps<Entry> = {
  statement: Statement<unknown, Entry>;
  totals: StatementTotals;
  columns: readonly StatementColumn<Entry>[];
  paper: LedgerPaper;
};

/** Takes what was found out of the screen, all of it and not only what is loaded: as a PDF, or for Excel. */
export function StatementActions<Entry>({ statement, totals, columns, paper }: StatementActionsProps<Entry>) {
  const { choice, kinds, whole } = statement;
  const pdf = useOpenDocument();
  const [ended, setEnded] = useState<string | null>(null);
  const nameOf = (extension: string) =>
    fileNameOf(paper.fileName, { choice, found: totals, kinds }, extension);

  const save = async () => {
    setEnded(null);
    const entries = await whole.read();
    if (!entries) return;
    saveFile(nameOf('csv'), CSV, statementCsv(columns, entries));
    setEnded(`บันทึก ${rowsWords(entries.length)} แล้ว`);
  };
  const stop = () => {
    whole.stop();
    setEnded('ยกเลิกแล้ว รายการที่โหลดมาแล้วยังอยู่ในหน้านี้');
  };
  const loaded = `${formatNumber(statement.entries.length, { decimals: 0 })} จาก ${rowsWords(totals.count)}`;
  return (
    <>
      <Button
        variant="quiet"
        busyLabel={pdf.busy ? 'กำลังเปิด' : undefined}
        onClick={() => pdf.open(paper.pdfPath(choice), nameOf('pdf'))}
      >
        <FileDown aria-hidden />
        PDF
      </Button>
      <Button
        variant="quiet"
        busyLabel={whole.state === 'loading' ? LOADING : undefined}
        onClick={() => void save()}
      >
        <Table2 aria-hidden />
        <span>
          Excel<span className="sr-only"> ไฟล์ CSV</span>
        </span>
      </Button>
      <Progress onStop={whole.state === 'loading' ? stop : undefined}>
        {whole.state === 'loading' && `${LOADING} ${loaded}`}
        {whole.state === 'failed' && `โหลดได้ ${loaded} กดอีกครั้งเพื่อโหลดต่อ`}
        {whole.state === 'idle' && (ended ?? pdf.refusal)}
      </Progress>
    </>
  );
}

type ProgressProps = { onStop: (() => void) | undefined; children: React.ReactNode };

/** How far it is and how it ended, read out politely, with the way to give up. */
function Progress({ onStop, children }: ProgressProps) {
  const ref = useRef<HTMLOutputElement>(null);
  const stoppable = onStop !== undefined;
  // The button goes when all is there, and the focus with it: the reader goes on at the words beside it.
  useEffect(() => {
    if (!stoppable && ref.current?.textContent && document.activeElement === document.body) {
      ref.current.focus({ preventScroll: true });
    }
  }, [stoppable]);
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 empty:hidden">
      <output ref={ref} tabIndex={-1} className="text-sm">
        {children}
      </output>
      {onStop && (
        <Button size="sm" variant="quiet" onClick={onStop}>
          ยกเลิก
        </Button>
      )}
    </div>
  );
}

function rowsWords(count: number): string {
  return `${formatNumber(count, { decimals: 0 })}\u00A0รายการ`;
}

import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import type { StatementColumn } from '../statement-table/statement-columns.ts';
import type { StatementOpening, StatementTotals } from '../statement-table/statement-foot.tsx';
import { STATEMENT_WORDS, type StatementWords } from '../statement-table/statement-words.ts';
import { type SheetLayout, layOutSheet } from './lay-out-sheet.ts';
import { PrintSheetTable } from './print-sheet.tsx';
import { type BalanceLine, SheetTable } from './sheet-table.tsx';

/** Words of a statement on several pages, each replaceable. */
export type PrintSheetPagesWords = StatementWords & {
  /** Names the balance that a page takes over from the one before. */
  carried: string;
  /** Numbers a page. */
  page: (number: number, count: number) => string;
};

const PAGES_WORDS: PrintSheetPagesWords = {
  ...STATEMENT_WORDS,
  carried: 'ยอดยกมาจากหน้าก่อน',
  page: (number, count) => `หน้า ${number} / ${count}`,
};

export type PrintSheetPagesProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** Over the first page: `PrintSheetHead`, `PrintSheetTitle`, `PrintSheetFacts`. */
  head: ReactNode;
  /** Over every later page, small: who, what, from when to when. */
  laterHead: ReactNode;
  /** Under the sums, kept together with them: `PrintSheetWords`, `PrintSheetSignatures`. */
  closing?: ReactNode;
  /** At the foot of every page: `PrintSheetFoot`. */
  foot?: ReactNode;
  /** Names the tables for screen readers. */
  caption: string;
  /** The columns of the `StatementTable` on the screen. */
  columns: readonly StatementColumn<Row>[];
  /** All rows, newest first: the sheet reverses them. */
  rows: readonly Row[];
  /** A unique key. */
  rowKey: (row: Row) => string | number;
  /** The balance before the oldest row. */
  opening?: StatementOpening | undefined;
  /** The sums. With a balance, each page starts with the balance carried forward. */
  totals?: StatementTotals | undefined;
  /** Replaces built-in words. */
  words?: Partial<PrintSheetPagesWords> | undefined;
};

/**
 * A statement on as many A4 pages as it needs, oldest first, each with head, page number, balance brought forward and
 * foot. It is laid out when rendered; put it in a hidden `PrintSheet`. Renders a `div`.
 */
export function PrintSheetPages<Row>({ words: given, ref, ...props }: PrintSheetPagesProps<Row>) {
  const { head, laterHead, closing, foot, caption, columns, rows, rowKey, opening, totals, ...rest } = props;
  const words = { ...PAGES_WORDS, ...given };
  const ownRef = useRef<HTMLDivElement>(null);
  const [laidOut, setLaidOut] = useState<{ rows: readonly Row[]; layout: SheetLayout } | null>(null);
  const layout = laidOut?.rows === rows ? laidOut.layout : null;
  useLayoutEffect(() => {
    if (layout === null && ownRef.current) setLaidOut({ rows, layout: layOutSheet(ownRef.current) });
  }, [layout, rows]);

  const oldestFirst = rows.toReversed();
  const openingLines: BalanceLine[] = opening ? [{ part: 'opening', text: words.opening, ...opening }] : [];
  const carriedLines = (before: Row | undefined): BalanceLine[] => {
    const balance = totals?.sums['balance'] === undefined ? null : getBalance(columns, before);
    return balance === null ? [] : [{ part: 'carried', text: words.carried, balance }];
  };
  const table = { caption, columns, rowKey, words };
  return (
    <div
      ref={useMergedRef(ownRef, ref)}
      data-slot="print-sheet-pages"
      data-state={layout ? 'ready' : 'measuring'}
      {...rest}
    >
      {layout === null ? (
        <div data-part="page">
          <div data-part="room" />
          <div data-part="head">{head}</div>
          <LaterHead>{laterHead}</LaterHead>
          <PrintSheetTable>
            <SheetTable
              {...table}
              rows={oldestFirst}
              lines={[...openingLines, ...carriedLines(oldestFirst.at(-1))]}
              totals={totals}
            />
          </PrintSheetTable>
          <div data-part="closing">{closing}</div>
          <div data-part="foot">{foot}</div>
        </div>
      ) : (
        layout.pages.map(({ start, end }, index) => (
          <div key={start} data-part="page">
            <p data-part="page-number">{words.page(index + 1, layout.pages.length)}</p>
            {index === 0 ? <div data-part="head">{head}</div> : <LaterHead>{laterHead}</LaterHead>}
            <PrintSheetTable>
              <SheetTable
                {...table}
                rows={oldestFirst.slice(start, end)}
                lines={index === 0 ? openingLines : carriedLines(oldestFirst[start - 1])}
                totals={index === layout.pages.length - 1 ? totals : undefined}
                widths={layout.widths}
              />
            </PrintSheetTable>
            {index === layout.pages.length - 1 && <div data-part="closing">{closing}</div>}
            <div data-part="foot">{foot}</div>
          </div>
        ))
      )}
    </div>
  );
}

/** A box inside another, so that its margin counts in the measured height. */
function LaterHead({ children }: { children: ReactNode }) {
  return (
    <div data-part="later-head">
      <div>{children}</div>
    </div>
  );
}

/** The balance after a row. */
function getBalance<Row>(columns: readonly StatementColumn<Row>[], row: Row | undefined): string | null {
  const column = columns.find(({ kind }) => kind === 'balance');
  return row !== undefined && column?.kind === 'balance' ? (column.value(row) ?? null) : null;
}

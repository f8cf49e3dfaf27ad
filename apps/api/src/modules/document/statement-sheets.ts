import { describeEntryFilter } from '@sahakorn/contract/entry-filter-words';
import { POSTED_LATE } from '@sahakorn/contract/posting-words';
import { bahtText } from '@sahakorn/thai/baht-text';
import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import type { Block, Column, Fact, Row } from '../../documents/sheet.ts';
import { amountCell } from './document-words.ts';
import { isContinuous, type StatementQuery } from '../statement/read-statement.ts';

/** What is asked of a printed statement. */
export type PrintFilter = Omit<StatementQuery, 'cursor' | 'limit'>;

/** A page of a statement that contains all its rows, the newest first. */
export type WholeStatement<Entry> = {
  entries: readonly Entry[];
  sums: {
    row_count: number;
    credit_amount: string;
    debit_amount: string;
    first_date: string | null;
    last_date: string | null;
    closing_balance: string | null;
    is_posted_late: boolean;
  };
  openingBalance: string | null;
  postedOpening: string | null;
};

/** How one kind of ledger is printed. */
export type LedgerLayout<Entry, Sums> = {
  columns: readonly Column[];
  day: (entry: Entry) => string;
  /** The cells after the date. */
  cells: (entry: Entry) => string[];
  /** The cells between the label of the sums and the closing balance; the last column is the balance. */
  sums: (sums: Sums) => string[];
  /** The word before the closing balance in words. */
  balanceLabel: string;
};

/** The request for a statement: period, kind and other filters. */
export function periodFacts(
  { from, to, itemTypeCode, ...narrowing }: PrintFilter,
  sums: WholeStatement<unknown>['sums'],
  kindName: string | null,
): Fact[] {
  const first = from ?? sums.first_date;
  const last = to ?? sums.last_date;
  const day = (text: string) => formatThaiDate(text, { style: 'short' });
  const period = [first && day(first), last && `ถึง ${day(last)}`].filter(Boolean).join(' ');
  return [
    ['ช่วงวันที่', from !== undefined && last === null ? `ตั้งแต่ ${period}` : period || 'ทั้งหมด'],
    ...(itemTypeCode === undefined ? [] : [['ประเภทรายการ', kindName ?? itemTypeCode] as const]),
    ...describeEntryFilter(narrowing),
  ];
}

/** The movements, the oldest first as in a passbook, with what was brought forward and the sums. */
export function statementBlocks<Entry, Sums>(
  { columns, day, cells, sums, balanceLabel }: LedgerLayout<Entry, Sums>,
  { entries, openingBalance, sums: found }: WholeStatement<Entry> & { sums: Sums },
  filter: PrintFilter,
): Block[] {
  const shortDay = (text: string) => formatThaiDate(text, { style: 'short' });
  const rows = entries.toReversed().map((entry): Row => ({ cells: [shortDay(day(entry)), ...cells(entry)] }));
  const opening = openingRow(columns, openingBalance, filter.from === undefined ? '' : shortDay(filter.from));
  const total: Row = {
    cells: [`รวม ${found.row_count} รายการ`, ...sums(found), amountCell(found.closing_balance)],
    total: true,
  };
  const whole = isContinuous(filter);
  const balance = whole && found.closing_balance !== null ? found.closing_balance : null;
  return [
    {
      kind: 'table',
      columns,
      rows: entries.length === 0 ? [...opening, emptyRow()] : [...opening, ...rows, total],
      // With some rows left out, balances do not follow from each other.
      ...(whole && { carry: (row: Row) => carriedRow(columns, row) }),
    },
    ...(found.is_posted_late ? [{ kind: 'note', text: POSTED_LATE } satisfies Block] : []),
    ...(balance === null
      ? []
      : [{ kind: 'words', text: `${balanceLabel} ${bahtText(balance)}` } satisfies Block]),
  ];
}

/** The two cells of an amount that has a side: what went out, what came in. */
export function splitAmountBySide(amount: string): [out: string, into: string] {
  const written = formatMoney(amount, { sign: 'always' });
  return getMoneySign(amount) < 0 ? [written, ''] : ['', written];
}

function openingRow(columns: readonly Column[], balance: string | null, day: string): Row[] {
  return balance === null ? [] : [broughtForward(columns, 'ยอดยกมา', formatMoney(balance), day)];
}

function carriedRow(columns: readonly Column[], { cells }: Row): Row {
  return broughtForward(columns, 'ยอดยกมาจากหน้าก่อน', cells[columns.length - 1] ?? '', '');
}

function broughtForward(columns: readonly Column[], words: string, balance: string, day: string): Row {
  const between = Array.from({ length: columns.length - 3 }, () => '');
  return { cells: [day, words, ...between, balance] };
}

function emptyRow(): Row {
  return { cells: ['', 'ไม่มีรายการในช่วงนี้'] };
}

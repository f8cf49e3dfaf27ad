import { statementColumns } from '../components/statement-table/index.ts';
import {
  type DepositLedger,
  type DepositRow,
  toLedger,
  longLedger,
} from '../components/statement-table/statement-table.fixtures.ts';
import type { LedgerFilterValue } from '../components/ledger-filters/index.ts';

/** Rows on a page in these examples; an app asks its server for fifty. */
export const PAGE_ROWS = 20;

/** A savings account's last sixty movements. */
const SIXTY = longLedger(60);

/** The kinds that these movements have, by the first letters of their document number. */
export const KINDS = [
  { code: 'CD', label: 'ฝากเงินสด' },
  { code: 'CW', label: 'ถอนเงินสด' },
  { code: 'XD', label: 'ฝากโอน' },
  { code: 'XW', label: 'ถอนโอน' },
  { code: 'FE', label: 'ค่าธรรมเนียม' },
  { code: 'INT', label: 'ดอกเบี้ย' },
];

/** What a server would answer: the rows that a filter asks for, and their sums. */
export function findMovements({ from, to, kind }: LedgerFilterValue): DepositLedger {
  const rows = SIXTY.rows.filter(
    ({ date, documentNo }) =>
      (from === null || date >= from) &&
      (to === null || date <= to) &&
      (kind === null || documentNo?.startsWith(kind) === true),
  );
  const oldest = rows.at(-1);
  if (oldest === undefined) return { ...SIXTY, rows: [], totals: { count: 0, sums: {} } };
  const before = SIXTY.rows[SIXTY.rows.indexOf(oldest) + 1]?.balance ?? SIXTY.opening.balance;
  const found = toLedger(rows.toReversed(), { date: oldest.date, balance: before });
  return kind === null ? found : ofOneKind(found, rows);
}

/** With a filter by kind the balance still counts all kinds, so its sum would mean nothing. */
function ofOneKind(found: DepositLedger, rows: DepositRow[]): DepositLedger {
  const { outflow = '0.00', inflow = '0.00' } = found.totals.sums;
  return { ...found, rows, totals: { count: rows.length, sums: { outflow, inflow } } };
}

const shareColumn = statementColumns<DepositRow>();

/** The columns of a share register: instalment as the note, taken out before bought. */
export const SHARE_COLUMNS = [
  shareColumn.date({ header: 'วันที่', value: (row) => row.date }),
  shareColumn.text({ header: 'รายการ', value: (row) => row.item, note: (row) => row.note }),
  shareColumn.outflow({ header: 'ถอน/โอน', value: (row) => row.amount }),
  shareColumn.inflow({ header: 'ซื้อ', value: (row) => row.amount }),
  shareColumn.balance({ header: 'คงเหลือ', value: (row) => row.balance }),
];

/** Half a year of shares: five instalments, and a part transferred to pay off a loan. */
export const SHARES = toLedger(
  [
    share('2026-05-25', 'ซื้อหุ้นรายเดือน', 223, '2500.00'),
    share('2026-06-25', 'ซื้อหุ้นรายเดือน', 224, '2500.00'),
    share('2026-07-10', 'โอนหุ้นชำระหนี้', null, '-7500.00'),
    share('2026-07-25', 'ซื้อหุ้นรายเดือน', 225, '2500.00'),
    share('2026-08-25', 'ซื้อหุ้นรายเดือน', 226, '2500.00'),
    share('2026-09-25', 'ซื้อหุ้นรายเดือน', 227, '2500.00'),
    share('2026-10-25', 'ซื้อหุ้นรายเดือน', 228, '2500.00'),
  ],
  { date: '2026-05-01', balance: '479000.00' },
);

function share(date: string, item: string, period: number | null, amount: string) {
  return { date, item, note: period === null ? null : `งวดที่\u00a0${period}`, documentNo: null, amount };
}

import { addDays } from '@sahakorn/thai/date-arithmetic';
import { addMoney, negateMoney, getMoneySign, subtractMoney, sumMoney } from '@sahakorn/thai/money';
import { statementColumns } from './statement-columns.ts';
import type { StatementOpening, StatementTotals } from './statement-foot.tsx';

/** A movement of a deposit account. */
export type DepositRow = {
  seqNo: number;
  date: string;
  item: string;
  note: string | null;
  documentNo: string | null;
  amount: string;
  balance: string;
};

/** Rows with their opening balance and sums. */
export type DepositLedger = { rows: DepositRow[]; opening: StatementOpening; totals: StatementTotals };

const column = statementColumns<DepositRow>();

/** The columns of a passbook, in its order. */
export const DEPOSIT_COLUMNS = [
  column.date({ header: 'วันที่', value: (row) => row.date }),
  column.text({ header: 'รายการ', value: (row) => row.item, note: (row) => row.note }),
  column.document({ header: 'เลขที่เอกสาร', value: (row) => row.documentNo }),
  column.outflow({ header: 'ถอน', value: (row) => row.amount }),
  column.inflow({ header: 'ฝาก', value: (row) => row.amount }),
  column.balance({ header: 'คงเหลือ', value: (row) => row.balance }),
];

type Movement = Pick<DepositRow, 'date' | 'item' | 'note' | 'documentNo' | 'amount'>;

/** Turns movements, oldest first, into a ledger, newest first, with running balances. */
export function toLedger(movements: readonly Movement[], opening: StatementOpening): DepositLedger {
  let balance = opening.balance;
  const rows = movements.map((movement, index) => {
    balance = addMoney(balance, movement.amount);
    return { seqNo: index + 1, balance, ...movement };
  });
  const amounts = movements.map(({ amount }) => amount);
  return {
    rows: rows.toReversed(),
    opening,
    totals: {
      count: rows.length,
      sums: {
        outflow: sumMoney(amounts.filter((amount) => getMoneySign(amount) < 0)),
        inflow: sumMoney(amounts.filter((amount) => getMoneySign(amount) >= 0)),
        balance,
      },
    },
  };
}

function move(
  date: string,
  [item, note]: readonly [string, string?],
  documentNo: string,
  amount: string,
): Movement {
  return { date, item, note: note ?? null, documentNo, amount };
}

/** Half a year of a savings account. */
export const HALF_YEAR = toLedger(
  [
    move('2026-06-25', ['ฝากโอน', 'หักเงินเดือน มิ.ย. 2569'], 'XD690600815', '3000.00'),
    move('2026-06-30', ['ดอกเบี้ย', 'อัตราร้อยละ 2.00'], 'INT6906', '682.15'),
    move('2026-07-09', ['ถอนเงินสด'], 'CW690700102', '-5000.00'),
    move('2026-07-25', ['ฝากโอน', 'หักเงินเดือน ก.ค. 2569'], 'XD690700811', '3000.00'),
    move('2026-08-11', ['ถอนโอน', 'เข้าธนาคาร xxx-x-x4567-x'], 'XW690800233', '-1740.00'),
    move('2026-08-11', ['ฝากเงินสด', 'เคาน์เตอร์สำนักงานใหญ่'], 'CD690800047', '12500.00'),
    move('2026-08-25', ['ฝากโอน', 'หักเงินเดือน ส.ค. 2569'], 'XD690800809', '3000.00'),
    move('2026-09-18', ['ถอนเงินสด'], 'CW690900156', '-8000.00'),
    move('2026-09-25', ['ฝากโอน', 'หักเงินเดือน ก.ย. 2569'], 'XD690900813', '3000.00'),
    move('2026-10-02', ['ฝากโอน', 'ปันผลเฉลี่ยคืน ปี 2568'], 'XD691000003', '26485.75'),
    move('2026-10-25', ['ฝากโอน', 'หักเงินเดือน ต.ค. 2569'], 'XD691000812', '3000.00'),
    move('2026-11-06', ['ถอนโอน', 'เข้าธนาคาร xxx-x-x4567-x'], 'XW691100041', '-12000.00'),
    move('2026-11-06', ['ค่าธรรมเนียม', 'โอนต่างธนาคาร'], 'FE691100041', '-10.00'),
    move('2026-11-19', ['ถอนเงินสด', 'เคาน์เตอร์สาขาสอง'], 'CW691100118', '-2000.00'),
  ],
  { date: '2026-06-01', balance: '60492.85' },
);

/** Long names and notes, an unbroken word, and no note or document at all. */
export const LONG_TEXTS = toLedger(
  [
    move('2026-01-05', ['เปิดบัญชี'], 'OPN690100001', '500.00'),
    move(
      '2026-02-14',
      [
        'ฝากโอนจากบัญชีเงินฝากออมทรัพย์พิเศษเพื่อการเกษียณอายุ',
        'โอนโดยนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา ตามหนังสือแจ้งความประสงค์เลขที่ สอ 0123/2569 ลงวันที่ 10 กุมภาพันธ์ 2569',
      ],
      'XD690200123',
      '15000.00',
    ),
    move(
      '2026-02-28',
      ['ถอนโอน', 'REF01234567890123456789012345678901234567890123456789'],
      'XW690200456',
      '-250.50',
    ),
    { ...move('2026-03-01', ['ปรับปรุงรายการ'], '', '0.00'), documentNo: null },
  ],
  { date: '2026-01-01', balance: '0.00' },
);

/** Amounts of a very large account, overdrawn once. */
export const LARGE_AMOUNTS = toLedger(
  [
    move('2026-09-01', ['ถอนโอน', 'ซื้อพันธบัตรรัฐบาล'], 'XW690900001', '-1250000000.00'),
    move('2026-09-30', ['ฝากโอน', 'ขายพันธบัตรรัฐบาลครบกำหนดไถ่ถอน'], 'XD690900002', '2375000000.25'),
    move('2026-10-15', ['ดอกเบี้ย', 'อัตราร้อยละ 2.00'], 'INT6910', '12345678.90'),
    move('2026-11-02', ['ค่าธรรมเนียม'], 'FE691100001', '-0.01'),
  ],
  { date: '2026-09-01', balance: '987654321.09' },
);

/** A repayment of a loan. */
export type LoanRow = {
  seqNo: number;
  date: string;
  item: string;
  period: string;
  principal: string;
  interest: string;
  total: string;
  balance: string;
};

const loanColumn = statementColumns<LoanRow>();

/** The columns of a loan: the total is what a card shows first. */
export const LOAN_COLUMNS = [
  loanColumn.date({ header: 'วันที่', value: (row) => row.date }),
  loanColumn.text({ header: 'รายการ', value: (row) => row.item, note: (row) => row.period }),
  loanColumn.money({ id: 'principal', header: 'เงินต้น', value: (row) => row.principal }),
  loanColumn.money({ id: 'interest', header: 'ดอกเบี้ย', value: (row) => row.interest }),
  loanColumn.money({ id: 'total', header: 'รวม', value: (row) => row.total, card: 'amount' }),
  loanColumn.balance({ header: 'คงเหลือ', value: (row) => row.balance }),
];

/** Three months of an ordinary loan, newest first. */
export const LOAN_ROWS: LoanRow[] = [
  loanRow(26, '2026-10-31', '2187.50', '418750.00'),
  loanRow(25, '2026-09-30', '2218.75', '425000.00'),
  loanRow(24, '2026-08-31', '2250.00', '431250.00'),
];

function loanRow(period: number, date: string, interest: string, balance: string): LoanRow {
  const principal = '6250.00';
  return {
    seqNo: period,
    date,
    item: 'ชำระรายเดือน',
    period: `งวดที่\u00a0${period}`,
    principal,
    interest,
    total: addMoney(principal, interest),
    balance,
  };
}

const KINDS = [
  ['ฝากโอน', 'หักเงินเดือน', 'XD'],
  ['ถอนเงินสด', 'เคาน์เตอร์สำนักงานใหญ่', 'CW'],
  ['ถอนโอน', 'เข้าธนาคาร xxx-x-x4567-x', 'XW'],
  ['ฝากเงินสด', null, 'CD'],
  ['ค่าธรรมเนียม', 'โอนต่างธนาคาร', 'FE'],
] as const;

/** A deterministic ledger: `count` movements, about one a day, back from 19 November 2026. */
export function longLedger(count: number): DepositLedger {
  const movements: Movement[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = KINDS[(index * 7 + Math.floor(index / 5)) % KINDS.length] ?? KINDS[0];
    const [item, note, prefix] = kind;
    const credit = item.startsWith('ฝาก');
    const baht = 100 + ((index * 7919) % (credit ? 9000 : 4000));
    const amount = `${baht}.${String((index * 37) % 100).padStart(2, '0')}`;
    movements.push({
      date: addDays('2026-11-19', index - count + 1),
      item,
      note,
      documentNo: `${prefix}${String(index + 1).padStart(9, '0')}`,
      amount: credit ? amount : negateMoney(amount),
    });
  }
  return toLedger(movements, { date: movements[0]?.date ?? null, balance: '100000.00' });
}

/** A loaded page of a ledger: the newest rows, with the figures of all. */
export function loadedRows({ rows, ...figures }: DepositLedger, count: number): DepositLedger {
  return { ...figures, rows: rows.slice(0, count) };
}

/** Whether every balance is the previous one plus the amount. */
export function hasRunningBalances({ rows, opening }: DepositLedger): boolean {
  return rows.every((row, index) => {
    const before = rows[index + 1]?.balance ?? opening.balance;
    return subtractMoney(row.balance, row.amount) === before;
  });
}

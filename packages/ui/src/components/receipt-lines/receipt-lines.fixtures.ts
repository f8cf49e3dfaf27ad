import { addMoney, sumMoney } from '@sahakorn/thai/money';
import type { ReceiptLine, ReceiptSums } from './receipt-lines.tsx';

/** A month's receipt or invoice: its lines and their sums. */
export type MonthlyPaper = {
  /** `YYYY-MM`. */
  month: string;
  receiptNo: string | null;
  lines: ReceiptLine[];
  sums: ReceiptSums;
};

type Instalment = { period: number; interest: string; balance: string };

type MonthFigures = {
  month: string;
  share: { period: number; balance: string };
  ordinary: Instalment;
  emergency: Instalment | null;
  savings: string;
};

/** A member's month: the share, two loans of which one is new, and savings, all taken from the salary. */
function makePaper({ month, share, ordinary, emergency, savings }: MonthFigures): MonthlyPaper {
  const lines: ReceiptLine[] = [
    makeLine(1, 'ค่าหุ้น', `งวด ${share.period}`, '2500.00', null, share.balance),
    makeLine(
      2,
      'เงินกู้สามัญ',
      `ส6700123 · งวด ${ordinary.period}`,
      '5000.00',
      ordinary.interest,
      ordinary.balance,
    ),
    ...(emergency
      ? [
          makeLine(
            3,
            'เงินกู้ฉุกเฉิน',
            `ฉ6900045 · งวด ${emergency.period}`,
            '1500.00',
            emergency.interest,
            emergency.balance,
          ),
        ]
      : []),
    makeLine(4, 'เงินฝากออมทรัพย์', '01-00012345', '3000.00', null, savings),
  ];
  return {
    month,
    receiptNo: `${month.slice(2, 4) === '26' ? '69' : '68'}${month.slice(5)}-001234`,
    lines,
    sums: {
      principal: sumMoney(lines.map(({ principal }) => principal ?? '0.00')),
      interest: sumMoney(lines.map(({ interest }) => interest ?? '0.00')),
      total: sumMoney(lines.map(({ total }) => total ?? '0.00')),
    },
  };
}

function makeLine(
  key: number,
  item: string,
  note: string,
  principal: string,
  interest: string | null,
  balance: string,
): ReceiptLine {
  return {
    key,
    item,
    note,
    principal,
    interest,
    total: addMoney(principal, interest ?? '0.00'),
    balance,
  };
}

/** The receipt of an ordinary month. */
export const OCTOBER = makePaper({
  month: '2026-10',
  share: { period: 228, balance: '486500.00' },
  ordinary: { period: 26, interest: '2318.12', balance: '485500.00' },
  emergency: { period: 5, interest: '69.35', balance: '12000.00' },
  savings: '100420.75',
});

/** Seven months, newest first: the first is still an invoice and has no number yet. */
export const MONTHLY_PAPERS: readonly MonthlyPaper[] = [
  {
    ...makePaper({
      month: '2026-11',
      share: { period: 229, balance: '489000.00' },
      ordinary: { period: 27, interest: '2370.97', balance: '480500.00' },
      emergency: { period: 6, interest: '63.70', balance: '10500.00' },
      savings: '89410.75',
    }),
    receiptNo: null,
  },
  OCTOBER,
  makePaper({
    month: '2026-09',
    share: { period: 227, balance: '484000.00' },
    ordinary: { period: 25, interest: '2341.14', balance: '490500.00' },
    emergency: { period: 4, interest: '77.05', balance: '13500.00' },
    savings: '70935.00',
  }),
  makePaper({
    month: '2026-08',
    share: { period: 226, balance: '481500.00' },
    ordinary: { period: 24, interest: '2364.16', balance: '495500.00' },
    emergency: { period: 3, interest: '84.76', balance: '15000.00' },
    savings: '75935.00',
  }),
  makePaper({
    month: '2026-07',
    share: { period: 225, balance: '479000.00' },
    ordinary: { period: 23, interest: '2370.93', balance: '500500.00' },
    emergency: { period: 2, interest: '92.47', balance: '16500.00' },
    savings: '62175.00',
  }),
  makePaper({
    month: '2026-06',
    share: { period: 224, balance: '476500.00' },
    ordinary: { period: 22, interest: '2346.88', balance: '505500.00' },
    emergency: { period: 1, interest: '100.17', balance: '18000.00' },
    savings: '63492.85',
  }),
  makePaper({
    month: '2026-05',
    share: { period: 223, balance: '474000.00' },
    ordinary: { period: 21, interest: '2411.20', balance: '510500.00' },
    emergency: null,
    savings: '60492.85',
  }),
];

import { formatMoney, getMoneySign, sumMoney } from '@sahakorn/thai/money';
import { type DepositEntry, getAmountBeforeTax } from '@sahakorn/contract/deposit';
import { type LoanEntry, getShownAmounts } from '@sahakorn/contract/loan';
import { isBroughtForward, type ShareEntry } from '@sahakorn/contract/share';
import { amountCell } from './document-words.ts';
import { type LedgerLayout, splitAmountBySide } from './statement-sheets.ts';

type Sums = { credit_amount: string; debit_amount: string };
type LoanSums = Sums & { interest_amount: string | null };

const signed = (amount: string) => formatMoney(amount, { sign: 'always' });
const bothSides = ({ debit_amount, credit_amount }: Sums) => [
  '',
  '',
  signed(debit_amount),
  signed(credit_amount),
];
const withDetails = (main: string, ...small: string[]) => {
  const parts = small.filter((part) => part !== '');
  return parts.length === 0 ? main : `${main}\n${parts.join(' · ')}`;
};
const loanCells = (amounts: Parameters<typeof getShownAmounts>[0]) => {
  const { principal, interest, total } = getShownAmounts(amounts);
  return [principal, interest, total].map(amountCell);
};
const getPeriod = (period: number | null) => (period === null ? '' : `งวดที่ ${period}`);

export const DEPOSIT_LAYOUT: LedgerLayout<DepositEntry, Sums> = {
  columns: [
    { head: 'วันที่', width: 25 },
    { head: 'รายการ', width: 50 },
    { head: 'เลขที่เอกสาร', width: 28 },
    { head: 'ถอน', width: 28, align: 'right' },
    { head: 'ฝาก', width: 28, align: 'right' },
    { head: 'คงเหลือ', width: 29, align: 'right' },
  ],
  day: ({ operate_date }) => operate_date,
  cells: (entry) => [
    withDetails(
      entry.item_description,
      entry.note ?? '',
      deducted('ค่าธรรมเนียม', entry.fee_amount),
      deducted('ก่อนหักภาษี', getAmountBeforeTax(entry) ?? '0.00'),
      deducted('ภาษี', entry.tax_amount),
    ),
    entry.doc_no ?? '',
    ...splitAmountBySide(entry.amount),
    formatMoney(entry.balance),
  ],
  sums: bothSides,
  balanceLabel: 'ยอดคงเหลือ',
};

export const SHARE_LAYOUT: LedgerLayout<ShareEntry, Sums> = {
  columns: [
    { head: 'วันที่', width: 25 },
    { head: 'รายการ', width: 50 },
    { head: 'เลขที่เอกสาร', width: 28 },
    { head: 'ถอน/โอน', width: 28, align: 'right' },
    { head: 'ซื้อ', width: 28, align: 'right' },
    { head: 'คงเหลือ', width: 29, align: 'right' },
  ],
  day: ({ operate_date }) => operate_date,
  cells: (entry) => [
    withDetails(entry.item_type_description, getPeriod(entry.period)),
    entry.doc_no ?? '',
    ...(isBroughtForward(entry) ? ['', ''] : splitAmountBySide(entry.share_value)),
    formatMoney(entry.share_stock),
  ],
  sums: bothSides,
  balanceLabel: 'ทุนเรือนหุ้น',
};

export const LOAN_LAYOUT: LedgerLayout<LoanEntry, LoanSums> = {
  columns: [
    { head: 'วันที่', width: 25 },
    { head: 'รายการ', width: 35.5 },
    { head: 'เลขที่เอกสาร', width: 28.5 },
    { head: 'เงินต้น', width: 25, align: 'right' },
    { head: 'ดอกเบี้ย', width: 20, align: 'right' },
    { head: 'รวม', width: 23, align: 'right' },
    { head: 'คงเหลือ', width: 24, align: 'right' },
  ],
  day: ({ loan_payment_date }) => loan_payment_date,
  cells: (entry) => [
    withDetails(entry.item_type_description, getPeriod(entry.period)),
    entry.doc_no ?? '',
    ...loanCells(entry),
    formatMoney(entry.principal_balance),
  ],
  sums: ({ credit_amount, debit_amount, interest_amount }) => [
    '',
    '',
    ...loanCells({ principal_amount: sumMoney([credit_amount, debit_amount]), interest_amount }),
  ],
  balanceLabel: 'เงินต้นคงเหลือ',
};

function deducted(name: string, amount: string): string {
  return getMoneySign(amount) === 0 ? '' : `${name} ${formatMoney(amount)}`;
}

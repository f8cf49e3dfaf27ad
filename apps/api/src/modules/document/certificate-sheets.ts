import { formatYearDays } from '@sahakorn/contract/accounting-year-words';
import { dividendLines } from '@sahakorn/contract/dividend-lines';
import { formatDepositAccountNo, maskBankAccountNo } from '@sahakorn/thai/account-no';
import { bahtText } from '@sahakorn/thai/baht-text';
import { formatThaiDate, formatYear } from '@sahakorn/thai/date';
import { formatMoney, sumKnownMoney, sumMoney } from '@sahakorn/thai/money';
import type { Block, Column, Fact, Row } from '../../documents/sheet.ts';
import type { DividendRecord } from '../dividend/dividend-service.ts';
import { amountCell } from './document-words.ts';
import type { InterestOfYear } from './interest-queries.ts';

const DIVIDEND_COLUMNS: readonly Column[] = [
  { head: 'รายการ', width: 10 },
  { head: 'จำนวนเงิน', width: 4, align: 'right' },
];

const DEPOSIT_COLUMNS: readonly Column[] = [
  { head: 'เลขที่บัญชี', width: 4 },
  { head: 'ประเภท', width: 5 },
  { head: 'ดอกเบี้ยก่อนหักภาษี', width: 4.5, align: 'right' },
  { head: 'ภาษีหัก ณ ที่จ่าย', width: 4, align: 'right' },
  { head: 'รับสุทธิ', width: 4, align: 'right' },
];

const LOAN_COLUMNS: readonly Column[] = [
  { head: 'เลขที่สัญญา', width: 4 },
  { head: 'ประเภท', width: 10 },
  { head: 'ดอกเบี้ยที่ชำระ', width: 4, align: 'right' },
];

/** The year, and when and where the sum was paid as far as the books say. */
export function dividendFacts(year: DividendRecord): Fact[] {
  const { account_year, paid_on, bank_name, bank_account } = year;
  const days = formatYearDays(year);
  return [
    ['ประจำปีบัญชี', formatYear(account_year) + (days === null ? '' : ` (${days})`)],
    ...(paid_on === null ? [] : [['จ่ายเมื่อ', formatThaiDate(paid_on)] as const]),
    ...(bank_name === null ? [] : [['รับทาง', bank_name] as const]),
    ...(bank_account === null ? [] : [['เลขที่บัญชี', maskBankAccountNo(bank_account)] as const]),
  ];
}

/** The calculation of the net amount, and the amount in words. */
export function dividendBlocks(year: DividendRecord): Block[] {
  const lines = dividendLines(year).map(({ words, note, amount }): Row => ({
    cells: [note === null ? words : `${words}\n${note}`, amountCell(amount)],
  }));
  const rows: Row[] = [...lines, { cells: ['รับสุทธิ', formatMoney(year.net_amount)], total: true }];
  return [
    { kind: 'table', columns: DIVIDEND_COLUMNS, rows },
    { kind: 'words', text: `รับสุทธิ ${bahtText(year.net_amount)}` },
  ];
}

/** The tax year, and until when the books know it. */
export function formatYearUntil({ year, until }: Pick<InterestOfYear, 'year' | 'until'>): string {
  return withUntil(formatYear(year), until);
}

/** The sums of a certificate of interest; that of the loans is null if the books leave a part out. */
export function sumInterest({ deposits, loans }: Pick<InterestOfYear, 'deposits' | 'loans'>) {
  return {
    gross: sumMoney(deposits.map(({ gross }) => gross)),
    tax: sumMoney(deposits.map(({ tax }) => tax)),
    net: sumMoney(deposits.map(({ net }) => net)),
    paid: sumKnownMoney(loans.map(({ interest }) => interest)),
  };
}

/** Interest received by account, before and after tax, and paid by contract, each with its sum. */
export function interestBlocks({ deposits, loans, until }: InterestOfYear): Block[] {
  const deposited = deposits.map(
    ({ deposit_account_no: no, deposit_type_name: type, gross, tax, net }): Row => ({
      cells: [formatDepositAccountNo(no), type, ...[gross, tax, net].map((amount) => formatMoney(amount))],
    }),
  );
  const lent = loans.map(({ loan_contract_no: no, loan_type_description: type, interest }): Row => ({
    cells: [no, type, interest === null ? 'ไม่มีข้อมูล' : formatMoney(interest)],
  }));
  const sums = sumInterest({ deposits, loans });
  const received = [sums.gross, sums.tax, sums.net].map((amount) => formatMoney(amount));
  return [
    {
      kind: 'table',
      caption: withUntil('ดอกเบี้ยเงินฝาก', until),
      columns: DEPOSIT_COLUMNS,
      rows: withTotal(deposited, ['', ...received]),
    },
    {
      kind: 'table',
      caption: withUntil('ดอกเบี้ยเงินกู้', until),
      columns: LOAN_COLUMNS,
      rows: withTotal(lent, ['', amountCell(sums.paid)]),
    },
    ...(deposits.length === 0
      ? []
      : [
          inWords('ดอกเบี้ยเงินฝากก่อนหักภาษี', sums.gross),
          inWords('ภาษีหัก ณ ที่จ่าย', sums.tax),
          inWords('ดอกเบี้ยเงินฝากรับสุทธิ', sums.net),
        ]),
    ...(loans.length === 0 || sums.paid === null ? [] : [inWords('ดอกเบี้ยเงินกู้ที่ชำระ', sums.paid)]),
  ];
}

function withUntil(words: string, until: string | null): string {
  return until === null ? words : `${words} ถึงวันที่ ${formatThaiDate(until)}`;
}

function inWords(label: string, amount: string): Block {
  return { kind: 'words', text: `${label} ${formatMoney(amount, { unit: true })} (${bahtText(amount)})` };
}

function withTotal(rows: readonly Row[], sums: readonly string[]): Row[] {
  if (rows.length === 0) return [{ cells: ['ไม่มี'] }];
  return [...rows, { cells: [`รวม ${rows.length} รายการ`, ...sums], total: true }];
}

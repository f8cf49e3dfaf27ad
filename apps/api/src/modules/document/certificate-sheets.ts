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
  { head: 'ประเภท', width: 6 },
  { head: 'ภาษีหัก ณ ที่จ่าย', width: 4, align: 'right' },
  { head: 'ดอกเบี้ยที่ได้รับ', width: 4, align: 'right' },
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

/** Interest received by account and paid by contract, each with its sum. */
export function interestBlocks({ deposits, loans }: InterestOfYear): Block[] {
  const deposited = deposits.map(
    ({ deposit_account_no: no, deposit_type_name: type, tax, interest }): Row => ({
      cells: [formatDepositAccountNo(no), type, formatMoney(tax), formatMoney(interest)],
    }),
  );
  const lent = loans.map(({ loan_contract_no: no, loan_type_description: type, interest }): Row => ({
    cells: [no, type, interest === null ? 'ไม่มีข้อมูล' : formatMoney(interest)],
  }));
  const [received, tax, paid] = [
    sumMoney(deposits.map(({ interest }) => interest)),
    sumMoney(deposits.map((account) => account.tax)),
    sumKnownMoney(loans.map(({ interest }) => interest)),
  ];
  return [
    {
      kind: 'table',
      caption: 'ดอกเบี้ยเงินฝาก',
      columns: DEPOSIT_COLUMNS,
      rows: withTotal(deposited, ['', formatMoney(tax), formatMoney(received)]),
    },
    {
      kind: 'table',
      caption: 'ดอกเบี้ยเงินกู้',
      columns: LOAN_COLUMNS,
      rows: withTotal(lent, ['', amountCell(paid)]),
    },
    { kind: 'words', text: `ดอกเบี้ยเงินฝากที่ได้รับ ${bahtText(received)}` },
    ...(paid === null ? [] : [{ kind: 'words', text: `ดอกเบี้ยเงินกู้ที่ชำระ ${bahtText(paid)}` } satisfies Block]),
  ];
}

function withTotal(rows: readonly Row[], sums: readonly string[]): Row[] {
  if (rows.length === 0) return [{ cells: ['ไม่มี'] }];
  return [...rows, { cells: [`รวม ${rows.length} รายการ`, ...sums], total: true }];
}

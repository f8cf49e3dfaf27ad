import type { DepositEntry } from '@sahakorn/contract/deposit';
import type { LoanEntry } from '@sahakorn/contract/loan';
import type { ShareEntry } from '@sahakorn/contract/share';
import { absMoney, getMoneySign } from '@sahakorn/thai/money';
import type { DocumentFigure } from '../../db/document-schema.ts';
import { isContinuous, type StatementQuery } from '../statement/read-statement.ts';
import { amount, defineKind, type DocumentBooks, type KindRule, pick, text } from './kind-rule.ts';
import { type PrintedRows, readPrintedRows, selectPrintedRows } from './printed-statement.ts';
import type { PrintFilter, WholeStatement } from './statement-sheets.ts';

export type StatementData<Entry, More = unknown> = {
  page: WholeStatement<Entry> & { sums: More };
  filter: PrintFilter;
  /** The account or contract number; empty for shares. */
  subject: string;
  /** Null for shares. */
  typeName: string | null;
};

export type ShareStatementData = StatementData<ShareEntry, { brought_forward_amount: string }>;
export type LoanStatementData = StatementData<LoanEntry, { interest_amount: string | null }>;
export type DepositStatementData = StatementData<DepositEntry>;

export function shareStatementKind({ shares }: DocumentBooks): KindRule<ShareStatementData> {
  return statementKind<ShareStatementData, ShareEntry>({
    title: 'รายการเคลื่อนไหวหุ้น',
    balance: 'ทุนเรือนหุ้น',
    sums: ({ sums }) => [
      ...(getMoneySign(sums.brought_forward_amount) === 0
        ? []
        : [amount('หุ้นยกมา', sums.brought_forward_amount)]),
      amount('ซื้อหุ้น', sums.credit_amount),
      amount('ถอนหรือโอนหุ้น', absMoney(sums.debit_amount)),
    ],
    columns: [
      'operate_date',
      'item_type_code',
      'item_type_description',
      'period',
      'share_value',
      'share_stock',
      'doc_no',
    ],
    read: (membershipNo, _subject, query) => shares.readStatement(membershipNo, query),
    getTypeName: () => null,
  });
}

export function loanStatementKind({ loans }: DocumentBooks): KindRule<LoanStatementData> {
  return statementKind<LoanStatementData, LoanEntry, { loan_type_description: string }>({
    title: 'รายการเคลื่อนไหวเงินกู้',
    balance: 'เงินต้นคงเหลือ',
    sums: ({ sums }) => [
      ...(getMoneySign(sums.credit_amount) === 0 ? [] : [amount('รับเงินกู้', sums.credit_amount)]),
      amount('ชำระเงินต้น', absMoney(sums.debit_amount)),
      amount('ชำระดอกเบี้ย', sums.interest_amount),
    ],
    columns: [
      'loan_payment_date',
      'item_type_code',
      'item_type_description',
      'period',
      'principal_amount',
      'interest_amount',
      'total_amount',
      'principal_balance',
      'doc_no',
    ],
    read: (membershipNo, subject, query) => loans.readStatement(membershipNo, subject, query),
    getTypeName: (head) => head.loan_type_description,
  });
}

export function depositStatementKind({ deposits }: DocumentBooks): KindRule<DepositStatementData> {
  return statementKind<DepositStatementData, DepositEntry, { deposit_type_name: string }>({
    title: 'รายการเคลื่อนไหวเงินฝาก',
    balance: 'ยอดคงเหลือ',
    sums: ({ sums }) => [amount('ฝาก', sums.credit_amount), amount('ถอน', absMoney(sums.debit_amount))],
    columns: [
      'operate_date',
      'item_type_code',
      'item_description',
      'note',
      'amount',
      'balance',
      'fee_amount',
      'tax_amount',
      'doc_no',
    ],
    read: (membershipNo, subject, query) => deposits.readStatement(membershipNo, subject, query),
    getTypeName: (head) => head.deposit_type_name,
  });
}

type StatementRule<Data extends StatementData<Entry>, Entry, Head> = {
  title: string;
  balance: string;
  sums: (page: Data['page']) => DocumentFigure[];
  /** What of a row is compared: not its number, since an import may assign new ones to the same rows. */
  columns: readonly (keyof Entry)[];
  read: (
    membershipNo: string,
    subject: string,
    query: StatementQuery,
  ) => Promise<{ head: Head; page: Pick<WholeStatement<Entry>, 'entries' | 'postedOpening'> }>;
  getTypeName: (head: Head) => string | null;
};

function statementKind<Data extends StatementData<Entry>, Entry extends object, Head = unknown>({
  title,
  balance,
  sums,
  columns,
  read,
  getTypeName,
}: StatementRule<Data, Entry, Head>): KindRule<Data> {
  const toRows = (entries: readonly Entry[], postedOpening: WholeStatement<Entry>['postedOpening']) => ({
    entries: entries.map((entry) => pick(entry, columns)),
    // Without a row, none is brought forward until one is posted.
    postedOpening: entries.length === 0 ? null : postedOpening,
  });
  return defineKind<Data, PrintedRows>({
    title,
    figures: ({ page, filter, typeName }) => [
      amount(balance, page.sums.closing_balance),
      ...(page.openingBalance === null ? [] : [amount('ยอดยกมา', page.openingBalance)]),
      ...sums(page),
      ...(typeName === null ? [] : [text('ประเภท', typeName)]),
      ...(isContinuous(filter) ? [] : [text('ขอบเขต', 'เฉพาะรายการที่เลือก ไม่ใช่ทุกรายการในช่วงนี้')]),
    ],
    stated: ({ page, subject, typeName }) => ({
      rows: toRows(page.entries, page.postedOpening),
      heads: { subject, typeName },
    }),
    select: ({ page, filter, subject }) => selectPrintedRows(page, filter, subject),
    async restate(membershipNo, printed) {
      const { subject } = printed;
      const { head, entries, postedOpening } = await readPrintedRows(printed, (query) =>
        read(membershipNo, subject, query),
      );
      return {
        rows: toRows(entries, postedOpening),
        heads: { subject, typeName: getTypeName(head) },
        reason: 'รายการในช่วงนี้แก้ไขภายหลัง',
      };
    },
  });
}

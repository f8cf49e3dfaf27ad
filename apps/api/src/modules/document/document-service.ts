import type { DocumentKind } from '@sahakorn/contract/document';
import { explainMissing } from '@sahakorn/contract/worked-out-words';
import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { formatThaiDate, todayIso } from '@sahakorn/thai/date';
import type { Block, Fact } from '../../documents/sheet.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { DepositService } from '../deposit/deposit-service.ts';
import type { LoanOutlookService } from '../loan/loan-outlook-service.ts';
import { toPayment } from '../loan/loan-outlook-wire.ts';
import type { LoanService } from '../loan/loan-service.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import type { ShareService } from '../share/share-service.ts';
import type { CremationOfMonth, DocumentQueries, ReceiptMonth, ReceiptOfMonth } from './document-queries.ts';
import type { Draft, DocumentPrinter, Printed, Printing } from './document-printer.ts';
import type { DocumentContent } from './document-seal.ts';
import { holdingsBlocks, sumSavings } from './holdings-sheet.ts';
import { DEPOSIT_LAYOUT, LOAN_LAYOUT, SHARE_LAYOUT } from './ledger-layouts.ts';
import { recordStatement } from './printed-statement.ts';
import { cremationContent, receiptContent } from './receipt-content.ts';
import { cremationBlocks, receiptBlocks, receiptFacts, getReceiptRefusal } from './receipt-sheets.ts';
import { scheduleBlocks, scheduleFacts } from './schedule-sheet.ts';
import { periodFacts, type PrintFilter, statementBlocks, type WholeStatement } from './statement-sheets.ts';

/** A longer statement would block other prints. */
const STATEMENT_ROWS_MAX = 2500;

/** Prints the documents of members. */
export class DocumentService {
  readonly #parts: DocumentParts;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
  }

  /** The receipts or invoices of a month, each on its own page. @throws NotFound if there are none */
  async printReceipts(printing: Printing, year: number, month: number): Promise<Printed> {
    const { membershipNo } = printing;
    const receipts = await this.#parts.queries.listReceipts({ membershipNo, year, month });
    return this.#printMonth(printing, receipts, (receipt) => ({
      content: receiptContent(membershipNo, receipt),
      blocks: receiptBlocks(receipt),
    }));
  }

  /** The same for the cremation society. @throws NotFound if there are none */
  async printCremation(printing: Printing, year: number, month: number): Promise<Printed> {
    const receiptMonth: ReceiptMonth = { membershipNo: printing.membershipNo, year, month };
    const receipts = await this.#parts.queries.listCremationReceipts(receiptMonth);
    return this.#printMonth(printing, receipts, (receipt) => ({
      content: cremationContent(printing.membershipNo, receipt),
      blocks: cremationBlocks(receipt),
    }));
  }

  /** @throws NotFound for an account that is not the member's, Invalid for days in the wrong order */
  async printDeposit(printing: Printing, accountNo: string, filter: PrintFilter): Promise<Printed> {
    const query = { ...filter, limit: STATEMENT_ROWS_MAX };
    const { head, page } = await this.#parts.deposits.readStatement(printing.membershipNo, accountNo, query);
    const account = `${formatDepositAccountNo(accountNo)} ${head.deposit_type_name}`;
    const kind = page.kinds.find(({ item_type_code }) => item_type_code === filter.itemTypeCode);
    return this.#printStatement(printing, 'deposit_statement', {
      page,
      filter,
      facts: [['เลขที่บัญชี', account], ...periodFacts(filter, page.sums, kind?.item_description ?? null)],
      blocks: () => statementBlocks(DEPOSIT_LAYOUT, page, filter),
      subject: accountNo,
    });
  }

  /** @throws NotFound for a contract that is not the member's, Invalid for days in the wrong order */
  async printLoan(printing: Printing, contractNo: string, filter: PrintFilter): Promise<Printed> {
    const query = { ...filter, limit: STATEMENT_ROWS_MAX };
    const { head, page } = await this.#parts.loans.readStatement(printing.membershipNo, contractNo, query);
    const kind = page.kinds.find(({ item_type_code }) => item_type_code === filter.itemTypeCode);
    return this.#printStatement(printing, 'loan_statement', {
      page,
      filter,
      facts: [
        ['เลขที่สัญญา', `${contractNo} ${head.loan_type_description}`],
        ...periodFacts(filter, page.sums, kind?.item_type_description ?? null),
      ],
      blocks: () => statementBlocks(LOAN_LAYOUT, page, filter),
      subject: contractNo,
    });
  }

  /** The payments to come; refused if they cannot be calculated. @throws NotFound as `printLoan` does */
  async printLoanSchedule(printing: Printing, contractNo: string): Promise<Printed> {
    const { membershipNo } = printing;
    const loan = await this.#parts.loanOutlooks.find(membershipNo, contractNo);
    const { contract } = loan.records;
    const schedule = toWorkedOut(loan.getSchedule(), (value) => value);
    if (schedule.value === null) return { refusal: `ยังทำตารางชำระไม่ได้ ${explainMissing(schedule)}` };
    if (schedule.value.rows.length === 0) return { refusal: 'สัญญานี้ไม่มีงวดที่ต้องชำระแล้ว' };
    const rows = schedule.value.rows.map(toPayment);
    const date = todayIso(this.#parts.now());
    const amount = contract.principal_balance;
    return this.#parts.printer.print(printing, [
      {
        content: { kind: 'loan_schedule', date, amount, membershipNo, details: { contractNo, rows } },
        facts: scheduleFacts(contract, schedule.value, date),
        blocks: scheduleBlocks(schedule.value),
      },
    ]);
  }

  /** @throws Invalid for days in the wrong order */
  async printShares(printing: Printing, filter: PrintFilter): Promise<Printed> {
    const query = { ...filter, limit: STATEMENT_ROWS_MAX };
    const { page } = await this.#parts.shares.readStatement(printing.membershipNo, query);
    const kind = page.kinds.find(({ item_type_code }) => item_type_code === filter.itemTypeCode);
    return this.#printStatement(printing, 'share_statement', {
      page,
      filter,
      facts: periodFacts(filter, page.sums, kind?.item_type_description ?? null),
      blocks: () => statementBlocks(SHARE_LAYOUT, page, filter),
      subject: '',
    });
  }

  /** Everything the member holds today. */
  async printHoldings(printing: Printing): Promise<Printed> {
    const date = todayIso(this.#parts.now());
    const { membershipNo } = printing;
    const held = await this.#parts.queries.findHoldings(membershipNo, date);
    return this.#parts.printer.print(printing, [
      {
        content: { kind: 'holdings', date, amount: sumSavings(held), membershipNo, details: held },
        facts: [['ณ วันที่', formatThaiDate(date)]],
        blocks: holdingsBlocks(held),
      },
    ]);
  }

  async #printMonth<Receipt extends ReceiptOfMonth | CremationOfMonth>(
    printing: Printing,
    receipts: readonly Receipt[],
    draft: (receipt: Receipt) => Pick<Draft, 'content' | 'blocks'>,
  ): Promise<Printed> {
    const refused = receipts.map((receipt) => getReceiptRefusal(receipt));
    const drafts = receipts.flatMap((receipt, at): Draft[] => {
      if (refused[at] !== null) return [];
      const { receive_year: year, receive_month: month, seq_no: seqNo } = receipt;
      return [
        { ...draft(receipt), source: { origin: { year, month, seqNo } }, facts: receiptFacts(receipt) },
      ];
    });
    const [first, ...others] = drafts;
    if (first) return this.#parts.printer.print(printing, [first, ...others]);
    const refusal = refused.find((reason) => reason !== null);
    if (refusal === undefined || refusal === null) throw new NotFound();
    return { refusal };
  }

  async #printStatement(printing: Printing, kind: DocumentKind, statement: StatementDraft): Promise<Printed> {
    const { page, filter, facts, blocks, subject } = statement;
    const rows = page.sums.row_count;
    if (rows > STATEMENT_ROWS_MAX) {
      const [found, most] = [rows, STATEMENT_ROWS_MAX].map((count) => count.toLocaleString('en-US'));
      return { refusal: `พบ ${found} รายการ พิมพ์ได้ครั้งละไม่เกิน ${most} รายการ เลือกช่วงวันที่ให้สั้นลง` };
    }
    const { entries, sums, openingBalance } = page;
    const content: DocumentContent = {
      kind,
      date: todayIso(this.#parts.now()),
      amount: sums.closing_balance,
      membershipNo: printing.membershipNo,
      details: { subject, filter, entries, sums, openingBalance },
    };
    const source = { statement: recordStatement(page, filter, subject) };
    return this.#parts.printer.print(printing, [{ content, source, facts, blocks: blocks() }]);
  }
}

type StatementDraft = {
  page: WholeStatement<{ seq_no: number }>;
  filter: PrintFilter;
  facts: readonly Fact[];
  blocks: () => Block[];
  subject: string;
};

type DocumentParts = {
  queries: DocumentQueries;
  printer: DocumentPrinter;
  deposits: DepositService;
  loans: LoanService;
  loanOutlooks: LoanOutlookService;
  shares: ShareService;
  now: () => Date;
};

import type { Calendar } from './calendar.ts';
import type { DepositAccount, DepositBook, DepositEntry, DepositStanding } from './deposit-book.ts';
import type { DocumentNumbers } from './document-numbers.ts';
import type { LoanBook, LoanCollateral, LoanContract, LoanEntry, LoanRate } from './loan-book.ts';
import type { Random } from './random.ts';
import type { Collection, Receipt, ReceiptLine } from './receipts.ts';
import type { Satang } from './satang.ts';
import { toDecimal } from './satang.ts';
import type { ShareAccount, ShareEntry } from './share-book.ts';

/** What every member's books are written with. */
export type Tools = { calendar: Calendar; documents: DocumentNumbers; random: Random };

/** The rows of the ledgers and of the tables derived from them. */
export type MemberBooks = {
  shareAccounts: ShareAccount[];
  shareEntries: ShareEntry[];
  loanContracts: LoanContract[];
  loanRates: LoanRate[];
  loanCollateral: LoanCollateral[];
  loanEntries: LoanEntry[];
  depositAccounts: DepositAccount[];
  depositEntries: DepositEntry[];
  receipts: Receipt[];
  receiptLines: ReceiptLine[];
  collections: Collection[];
};

/** The security of a loan, as named in the contract. */
export type Security = {
  type: 'person' | 'shares' | 'deposit' | 'property';
  description: string;
  used: Satang;
  released?: boolean;
  guarantorNo?: string;
};

const SECURITY_CODES = { person: '01', shares: '02', deposit: '03', property: '04' } as const;

export function loanRows(
  loans: readonly { book: LoanBook; securities: readonly Security[] }[],
): Pick<MemberBooks, 'loanContracts' | 'loanRates' | 'loanCollateral' | 'loanEntries'> {
  return {
    loanContracts: loans.map(({ book }) => book.contract()),
    loanRates: loans.flatMap(({ book }) => book.rates()),
    loanEntries: loans.flatMap(({ book }) => book.entries),
    loanCollateral: loans.flatMap(({ book, securities }) =>
      securities.map((security, index) => ({
        loan_contract_no: book.contractNo,
        seq_no: index + 1,
        collateral_type: SECURITY_CODES[security.type],
        description: security.description,
        used_amount: toDecimal(security.used),
        status: security.released ? '0' : '1',
        guarantor_no: security.guarantorNo ?? null,
      })),
    ),
  };
}

export function depositRows(
  calendar: Calendar,
  deposits: readonly { book: DepositBook; standing?: DepositStanding }[],
): Pick<MemberBooks, 'depositAccounts' | 'depositEntries'> {
  return {
    depositAccounts: deposits.map(({ book, standing }) => book.account(calendar.today, standing)),
    depositEntries: deposits.flatMap(({ book }) => book.entries),
  };
}

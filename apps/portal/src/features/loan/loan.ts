import type { StatementChoice, StatementPage, StatementTotals } from '../../domain/statement/statement.ts';

/** What stands behind a loan. */
export type Collateral = {
  kind: 'person' | 'shares' | 'deposit' | 'property' | 'other';
  description: string;
  amount: string;
  released: boolean;
};

/** A loan contract. Amounts are decimal strings in baht, null where the books state none; days are ISO dates. */
export type LoanContract = {
  contractNo: string;
  typeName: string;
  begunOn: string;
  approved: string;
  balance: string | null;
  installment: string;
  /** The last period paid, of how many. */
  lastPeriod: number | null;
  periodCount: number | null;
  /** Percent a year, as a decimal text. */
  interestRate: string | null;
  interestArrears: string | null;
  /** What stays the same from month to month; null where it is not known. */
  constant: 'principal' | 'total' | null;
  paymentSuspended: boolean;
  state: 'open' | 'closed' | 'transferred';
  collateral: Collateral[];
};

/** One movement of a loan, with the principal that the books state as owed after it. */
export type LoanEntry = {
  seqNo: number;
  date: string;
  kindCode: string;
  description: string;
  /** Of monthly payments. */
  period: number | null;
  /** What was lent positive, repayments negative. */
  principal: string;
  interest: string | null;
  /** What changed hands, without a sign. */
  total: string | null;
  balance: string;
  docNo: string | null;
};

/** `interest` is null where one of the movements found states none. */
export type LoanTotals = StatementTotals & { interest: string | null };

/** One page of a loan statement, newest movement first. */
export type LoanStatementPage = StatementPage<LoanContract, LoanEntry, LoanTotals>;

/** Which movements of which contract. */
export type LoanFilter = StatementChoice & { contractNo: string };

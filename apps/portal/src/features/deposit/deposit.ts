import type { StatementChoice, StatementPage } from '../../domain/statement/statement.ts';

/** A deposit account. Amounts are decimal strings in baht, null where the books state none; days are ISO dates. */
export type DepositAccount = {
  accountNo: string;
  typeCode: string;
  typeName: string;
  name: string;
  balance: string | null;
  withdrawable: string | null;
  accumulatedInterest: string | null;
  heldForLoans: string | null;
  monthlyDeposit: string | null;
  openedOn: string | null;
  maturesOn: string | null;
  closed: boolean;
};

/** One movement of an account, with the balance that the books state after it. */
export type DepositEntry = {
  seqNo: number;
  date: string;
  kindCode: string;
  description: string;
  note: string | null;
  /** Deposits positive, withdrawals negative. */
  amount: string;
  balance: string;
  fee: string;
  tax: string;
  docNo: string | null;
};

/** One page of a deposit statement, newest movement first. */
export type DepositStatementPage = StatementPage<DepositAccount, DepositEntry>;

/** Which movements of which account. */
export type DepositFilter = StatementChoice & { accountNo: string };

import type { StatementChoice, StatementPage } from '../../domain/statement/statement.ts';

/** The shares of a member. Amounts are decimal strings in baht. */
export type ShareAccount = {
  stock: string;
  monthlyPayment: string;
  /** Running number of the last monthly payment. */
  lastPeriod: number;
  paymentSuspended: boolean;
  /** Shares held when the accounting year began. */
  broughtForward: string;
};

/** One movement of the shares, with what the books state as held after it. */
export type ShareEntry = {
  seqNo: number;
  date: string;
  kindCode: string;
  description: string;
  /** Of monthly payments. */
  period: number | null;
  /** Payments positive, withdrawals negative. */
  amount: string;
  stock: string;
  docNo: string | null;
};

/** One page of the share register, newest movement first. Its head is null for a member without shares. */
export type ShareStatementPage = StatementPage<ShareAccount | null, ShareEntry>;

/** Which movements of the shares. */
export type ShareFilter = StatementChoice;

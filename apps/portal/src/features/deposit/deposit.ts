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

/** Figures over the whole filter, not over the rows loaded so far. */
export type DepositTotals = {
  count: number;
  deposited: string;
  /** Zero or negative. */
  withdrawn: string;
  openingBalance: string | null;
  closingBalance: string | null;
  firstDate: string | null;
  lastDate: string | null;
};

/** A kind of movement that the account knows. */
export type EntryKind = { code: string; description: string };

/** One page of a statement, newest movement first. */
export type StatementPage = {
  account: DepositAccount;
  entries: DepositEntry[];
  totals: DepositTotals;
  kinds: EntryKind[];
  nextCursor: string | null;
};

/** Which movements of an account: both days inclusive. */
export type StatementFilter = { accountNo: string; from?: string; to?: string; kind?: string };

import type { BalanceDifference, ConfirmationLine } from '@sahakorn/contract/confirmation';
import type { Generated, JSONColumnType } from 'kysely';
import type { Decimal, IsoDate } from './column-types.ts';

/** The balances of one day that one member is asked to confirm. */
export type BalanceConfirmationTable = {
  membership_no: string;
  balance_on: IsoDate;
  open_until: IsoDate;
  opened_at: Date;
  submitted_at: Generated<Date | null>;
};

export type ConfirmationLineTable = {
  membership_no: string;
  balance_on: IsoDate;
  line_no: number;
  kind: ConfirmationLine['kind'];
  /** Empty for shares. */
  account_no: string;
  account_name: string;
  /** Null if the books do not state the balance of that day. */
  amount: Decimal | null;
  /** What the ledger states in the last row of the day, where that is another amount. */
  posted_amount: Generated<Decimal | null>;
  differences: JSONColumnType<readonly BalanceDifference[]>;
  answer: Generated<ConfirmationLine['answer']>;
  comment: Generated<string | null>;
  answered_at: Generated<Date | null>;
};

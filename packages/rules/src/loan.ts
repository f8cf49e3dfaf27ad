import type { IsoDay } from './day.ts';
import type { InterestRule, PrincipalChange } from './interest.ts';
import type { RateChange } from './rate.ts';
import type { MissingFact } from './result.ts';
import type { Satang } from './rounding.ts';

/** The monthly payment: the same principal besides its interest (คงต้น), or the same sum (คงยอด). */
export type Instalment = { constant: 'principal' | 'total'; amount: Satang };

/**
 * State of the payments. A suspended loan pays nothing or only its interest until a day, null if the books
 * do not state it. The debt of a moved loan is in another contract.
 */
export type LoanStanding =
  | { kind: 'open' | 'moved' | 'closed' }
  | { kind: 'suspended'; until: IsoDay | null; pays: 'nothing' | 'interest' };

/** A loan as the books state it now; null if they do not. */
export type Loan = {
  standing: LoanStanding;
  balance: Satang | null;
  /** The day up to which interest is paid. */
  interestPaidTo: IsoDay | null;
  /** Changes of the principal after that day, which `balance` contains, in order of days. */
  changes?: readonly PrincipalChange[] | undefined;
  /** Interest that fell due before that day and is unpaid. */
  arrear: Satang;
  rates: readonly RateChange[];
  instalment: Instalment | null;
  /** The number of the last instalment paid; 0 before the first. */
  lastPeriod: number;
  /**
   * The number of the last instalment, which pays the rest; null if
   * instalments continue until nothing is left.
   */
  finalPeriod: number | null;
};

/** The days on which instalments are paid, and how interest is counted. */
export type LoanRule = InterestRule & {
  /** The day of the month, or its last one where the month is shorter. */
  payDay: number;
  /** Where a pay day at a weekend is moved to. */
  weekend: 'same' | 'before' | 'after';
};

/** What is owed, since when its interest runs, and the changes of the principal since then. */
export type Debt = { balance: Satang; interestPaidTo: IsoDay; changes: readonly PrincipalChange[] };

/** The debt of a loan, or what its book lacks. A loan that was paid too much owes nothing. */
export function readDebt({ balance, interestPaidTo, changes = [] }: Loan): Debt | MissingFact[] {
  const facts: MissingFact[] = [];
  if (balance === null) facts.push({ fact: 'balance' });
  if (interestPaidTo === null) facts.push({ fact: 'day' });
  if (balance === null || interestPaidTo === null) return facts;
  if (balance >= 0n) return { balance, interestPaidTo, changes };
  const last = changes.at(-1);
  const raised = last ? [{ ...last, amount: last.amount - balance }] : [];
  return { balance: 0n, interestPaidTo, changes: [...changes.slice(0, -1), ...raised] };
}

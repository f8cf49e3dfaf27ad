import type { IsoDay } from './day.ts';
import type { InterestRule } from './interest.ts';
import { measureRateTime, WEIGHT_UNIT } from './interest.ts';
import type { Instalment } from './loan.ts';
import type { RateChange, ReadRate } from './rate.ts';
import { readRates } from './rate.ts';
import type { Result } from './result.ts';
import { known, missing } from './result.ts';
import type { Satang } from './rounding.ts';
import { roundFraction, smaller } from './rounding.ts';

/**
 * What a row of a loan's ledger does. An `advance` changes only the principal: paid out, taken
 * over or corrected; a `move` takes the debt to another contract. Neither collects interest.
 * The others collect it up to their day.
 */
export type LedgerKind = 'advance' | 'instalment' | 'extra' | 'payoff' | 'move';

/** A row as the books state it; `principal` is negative where the debt gets smaller. */
export type LedgerRow = {
  day: IsoDay;
  kind: LedgerKind;
  period: number | null;
  principal: Satang;
  interest: Satang | null;
  balance: Satang | null;
};

/** The expected values according to the previous row and the terms. */
export type ExpectedRow = { days: number; interest: Satang; principal: Satang; balance: Satang };

/** Stated less expected; null if one of them is not known. */
export type RowDifference = Record<'interest' | 'principal' | 'balance', Satang | null>;

export type ReplayRow = { stated: LedgerRow; expected: Result<ExpectedRow>; difference: RowDifference };

/**
 * `uncollected` is the interest of rows that collect none, up to the last row, which no later row collected.
 */
export type Replay = { rows: readonly ReplayRow[]; differs: boolean; uncollected: Result<Satang> };

/** The terms by which a ledger is replayed. Without an instalment the principal of one is not questioned. */
export type ReplayTerms = {
  rates: readonly RateChange[];
  instalment: Instalment | null;
  finalPeriod: number | null;
};

/** The totals of a ledger before a row; accrued interest is a fraction of `WEIGHT_UNIT`. */
type State = {
  balance: Satang | null;
  accruedTo: IsoDay;
  accrued: Result<{ days: number; fraction: bigint }>;
};

/**
 * Replays a ledger: calculates each row's interest, principal and balance from the balance that the
 * previous row states. A difference is therefore in the row that it comes from, and in no later
 * one. A row with missing facts is marked itself. Throws RangeError for a text that is not a day or
 * a rate, and for two rates from one day.
 */
export function replayLedger(ledger: readonly LedgerRow[], terms: ReplayTerms, rule: InterestRule): Replay {
  const rates = readRates(terms.rates);
  const rows: ReplayRow[] = [];
  let state = openLedger(ledger[0]);
  for (const stated of ledger) {
    const accrued = addPeriod(state, stated.day, rates, rule);
    const expected = expect(stated, state.balance, toDue(accrued, rule), terms);
    rows.push({ stated, expected, difference: compare(stated, expected) });
    state = {
      balance: stated.balance ?? (state.balance === null ? null : state.balance + stated.principal),
      accruedTo: stated.day > state.accruedTo ? stated.day : state.accruedTo,
      accrued: collectsInterest(stated) ? NO_INTEREST : accrued,
    };
  }
  const due = toDue(state.accrued, rule);
  return {
    rows,
    differs: rows.some(isDifferent),
    uncollected: due.status === 'known' ? known(due.value.interest) : due,
  };
}

const NO_INTEREST = known({ days: 0, fraction: 0n });

/** A ledger that does not begin with an advance begins in the middle of a history that it does not state. */
function openLedger(first: LedgerRow | undefined): State {
  const accruedTo = first?.day ?? '';
  if (!first || first.kind === 'advance') return { balance: 0n, accruedTo, accrued: NO_INTEREST };
  const balance = first.balance === null ? null : first.balance - first.principal;
  return { balance, accruedTo, accrued: missing({ fact: 'day' }) };
}

type Due = { days: number; interest: Satang };

function toDue(accrued: State['accrued'], { rounding }: InterestRule): Result<Due> {
  if (accrued.status !== 'known') return accrued;
  const { days, fraction } = accrued.value;
  return known({ days, interest: roundFraction(fraction, WEIGHT_UNIT, rounding) });
}

function addPeriod(
  { balance, accruedTo, accrued }: State,
  to: IsoDay,
  rates: readonly ReadRate[],
  rule: InterestRule,
): State['accrued'] {
  if (accrued.status !== 'known') return accrued;
  if (balance === null) return missing({ fact: 'balance' });
  if (balance <= 0n) return accrued;
  const time = measureRateTime({ from: accruedTo, to }, rates, rule);
  if (time.status !== 'known') return time;
  const { days, fraction } = accrued.value;
  return known({ days: days + time.value.days, fraction: fraction + balance * time.value.weight });
}

/** Whether a row is known not to be what follows from the previous row. */
export function isDifferent({ difference: { interest, principal, balance } }: ReplayRow): boolean {
  // Zero and null are both false.
  return Boolean(interest || principal || balance);
}

/** Whether a row collects the interest up to its day: none accrues further from the rows before it. */
export function collectsInterest({ kind }: Pick<LedgerRow, 'kind'>): boolean {
  return kind !== 'advance' && kind !== 'move';
}

function expect(
  stated: LedgerRow,
  balance: Satang | null,
  due: Result<Due>,
  terms: ReplayTerms,
): Result<ExpectedRow> {
  if (balance === null) return missing({ fact: 'balance' });
  if (!collectsInterest(stated)) {
    const principal = stated.kind === 'move' ? -balance : stated.principal;
    return known({ days: 0, interest: 0n, principal, balance: balance + principal });
  }
  if (due.status !== 'known') return due;
  const { days, interest } = due.value;
  const principal = -expectPrincipal(stated, balance, interest, terms);
  return known({ days, interest, principal, balance: balance + principal });
}

function expectPrincipal(
  { kind, period, principal }: LedgerRow,
  balance: Satang,
  interest: Satang,
  { instalment, finalPeriod }: ReplayTerms,
): Satang {
  if (kind === 'payoff') return balance;
  if (kind !== 'instalment' || instalment === null) return -principal;
  if (finalPeriod !== null && period !== null && period >= finalPeriod) return balance;
  const { constant, amount } = instalment;
  return smaller(balance, constant === 'principal' ? amount : amount - smaller(amount, interest));
}

function compare(stated: LedgerRow, expected: Result<ExpectedRow>): RowDifference {
  if (expected.status !== 'known') return { interest: null, principal: null, balance: null };
  const { interest, principal, balance } = expected.value;
  return {
    interest: stated.interest === null ? null : stated.interest - interest,
    principal: stated.principal - principal,
    balance: stated.balance === null ? null : stated.balance - balance,
  };
}

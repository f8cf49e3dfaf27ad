import type { IsoDay } from './day.ts';
import type { Accrual, InterestRule, PrincipalChange } from './interest.ts';
import { accrue, measureRateTime, WEIGHT_UNIT } from './interest.ts';
import type { Instalment } from './loan.ts';
import type { RateChange, ReadRate } from './rate.ts';
import { readRates } from './rate.ts';
import type { Result } from './result.ts';
import { impossible, known, missing } from './result.ts';
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

/** The expected values according to the previous rows and the terms. */
export type ExpectedRow = { days: number; interest: Satang; principal: Satang; balance: Satang };

/** Stated less expected; null if one of them is not known. */
export type RowDifference = Record<'interest' | 'principal' | 'balance', Satang | null>;

/**
 * `accrual` is what the interest of the row is counted from; null for a row without interest, and if unknown.
 * `arrear` is what the rows before it collected too little.
 */
export type ReplayRow = {
  stated: LedgerRow;
  accrual: Accrual | null;
  arrear: Satang;
  expected: Result<ExpectedRow>;
  difference: RowDifference;
};

/**
 * `interestPaidTo` is null if no row states it. `changes` of the principal are dated after it, in order of
 * days, and `uncollected` is the interest up to the last of them, which no row collected. `arrear` is what the
 * rows collected too little.
 */
export type Replay = {
  rows: readonly ReplayRow[];
  differs: boolean;
  arrear: Satang;
  interestPaidTo: IsoDay | null;
  changes: readonly PrincipalChange[];
  uncollected: Result<Satang>;
};

/** The terms by which a ledger is replayed. Without an instalment the principal of one is not questioned. */
export type ReplayTerms = {
  rates: readonly RateChange[];
  instalment: Instalment | null;
  finalPeriod: number | null;
};

/**
 * What the rows posted so far say: the principal with all of them, the day up to which interest is paid, the
 * `changes` of the principal after that day, and those `late`, dated before it but posted since. `otherwise`
 * is the state if an extra payment that does not state its interest collected none.
 */
type State = {
  balance: Satang | null;
  paidTo: IsoDay | null;
  changes: readonly PrincipalChange[];
  late: readonly PrincipalChange[];
  otherwise: State | null;
};

/**
 * Replays a ledger in the order of its posting: calculates each row's interest, principal and balance from the
 * balance that the previous row states. A row changes the principal from its own day on, whenever it was
 * posted, but not the interest of days for which it was paid before. A difference is in the row that it comes
 * from, and in no later one. A row with missing facts is marked itself. Throws RangeError for a text that is
 * not a day or a rate, and for two rates from one day.
 */
export function replayLedger(ledger: readonly LedgerRow[], terms: ReplayTerms, rule: InterestRule): Replay {
  const rates = readRates(terms.rates);
  const rows: ReplayRow[] = [];
  let state = openLedger(ledger);
  let arrear = 0n;
  for (const stated of ledger) {
    const expected = expect(stated, state, getDue(stated, state, rates, rule), terms);
    const accrual = collectsInterest(stated) ? toAccrual(state) : null;
    const difference = compare(stated, expected);
    rows.push({ stated, accrual, arrear, expected, difference });
    const more = difference.interest ?? 0n;
    if (more < 0n) arrear -= more;
    else if (more === arrear) arrear = 0n;
    state = post(state, stated);
  }
  const { paidTo, changes } = state;
  const due = accrueTo(state, changes.at(-1)?.day ?? paidTo ?? '', rates, rule);
  return {
    rows,
    differs: rows.some(isDifferent),
    arrear,
    interestPaidTo: paidTo,
    changes,
    uncollected: due.status === 'known' ? known(due.value.interest) : due,
  };
}

/**
 * The state before the first row. Nothing was owed if that pays out all that it leaves; otherwise the ledger
 * begins in the middle of a history that it does not state.
 */
function openLedger(ledger: readonly LedgerRow[]): State {
  const [first] = ledger;
  const empty = { changes: [], late: [], otherwise: null };
  if (!first) return { balance: 0n, paidTo: null, ...empty };
  const balance = first.balance === null ? null : first.balance - first.principal;
  if (first.kind !== 'advance' || (balance !== null && balance !== 0n))
    return { balance, paidTo: null, ...empty };
  const payment = ledger.findIndex(collectsInterest);
  const paidOut = ledger.slice(0, payment === -1 ? ledger.length : payment).map(({ day }) => day);
  return { balance: 0n, paidTo: paidOut.reduce((one, other) => (one < other ? one : other)), ...empty };
}

function post(state: State, row: LedgerRow): State {
  const { balance, paidTo, changes, late } = state;
  const next = row.balance ?? (balance === null ? null : balance + row.principal);
  const change = { day: row.day, amount: next === null || balance === null ? row.principal : next - balance };
  const isLate = paidTo !== null && row.day < paidTo;
  if (collectsInterest(row) && !isLate) {
    return {
      balance: next,
      paidTo: row.day,
      changes: changes.filter(({ day }) => day > row.day),
      late: [],
      otherwise: row.kind === 'extra' && row.interest === null ? post(state, { ...row, interest: 0n }) : null,
    };
  }
  return {
    balance: next,
    paidTo,
    changes: paidTo === null || row.day > paidTo ? [...changes, change].toSorted(byDay) : changes,
    late: isLate ? [...late, change] : late,
    otherwise: state.otherwise && post(state.otherwise, row),
  };
}

function byDay(one: PrincipalChange, other: PrincipalChange): number {
  if (one.day === other.day) return 0;
  return one.day < other.day ? -1 : 1;
}

type Due = { days: number; interest: Satang; fraction: bigint };

/**
 * The interest that a row is to collect. Where the books leave open what is right, it is what they state: some
 * cooperatives correct the interest of the days before a row that was posted late, others do not, and an extra
 * payment whose interest is not stated may have collected none.
 */
function getDue(row: LedgerRow, state: State, rates: readonly ReadRate[], rule: InterestRule): Result<Due> {
  const due = accrueTo(state, row.day, rates, rule);
  const choices = [
    due,
    correct(due, state, rates, rule),
    ...(state.otherwise ? [getDue(row, state.otherwise, rates, rule)] : []),
  ];
  return choices.find((choice) => choice.status === 'known' && choice.value.interest === row.interest) ?? due;
}

/** Interest with that of the days before rows that were posted late. */
function correct(
  due: Result<Due>,
  { paidTo, late }: State,
  rates: readonly ReadRate[],
  rule: InterestRule,
): Result<Due> {
  if (late.length === 0 || paidTo === null || due.status !== 'known') return due;
  let { fraction } = due.value;
  for (const { day, amount } of late) {
    const time = measureRateTime({ from: day, to: paidTo }, rates, rule);
    if (time.status !== 'known') return due;
    fraction += amount * time.value.weight;
  }
  return known({ ...due.value, interest: roundFraction(fraction, WEIGHT_UNIT, rule.rounding) });
}

function toAccrual({ balance, paidTo, changes }: State): Accrual | null {
  return balance === null || paidTo === null ? null : { balance, from: paidTo, changes };
}

function accrueTo(state: State, to: IsoDay, rates: readonly ReadRate[], rule: InterestRule): Result<Due> {
  const accrual = toAccrual(state);
  if (accrual === null) return missing({ fact: state.balance === null ? 'balance' : 'day' });
  const accrued = accrue(accrual, to, rates, rule);
  if (accrued.status !== 'known') return accrued;
  const { days, fraction } = accrued.value;
  return known({ days, fraction, interest: roundFraction(fraction, WEIGHT_UNIT, rule.rounding) });
}

/** Whether a row is known not to be what follows from the previous row. */
export function isDifferent({ difference: { interest, principal, balance } }: ReplayRow): boolean {
  // Zero and null are both false.
  return Boolean(interest || principal || balance);
}

/**
 * Whether a row collects the interest up to its day: none accrues further from the rows before it. An extra
 * payment that states an interest of zero leaves it to the next payment.
 */
export function collectsInterest({ kind, interest }: Pick<LedgerRow, 'kind' | 'interest'>): boolean {
  return kind !== 'advance' && kind !== 'move' && !(kind === 'extra' && interest === 0n);
}

function expect(
  stated: LedgerRow,
  { balance, paidTo }: State,
  due: Result<Due>,
  terms: ReplayTerms,
): Result<ExpectedRow> {
  if (balance === null) return missing({ fact: 'balance' });
  if (!collectsInterest(stated)) {
    if (stated.kind === 'extra' && paidTo !== null && stated.day < paidTo)
      return impossible('before-last-payment');
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
  // The last instalment pays what is left, also where the books do not state its number.
  const isFinal = finalPeriod !== null && period !== null && period >= finalPeriod;
  if (isFinal || -principal === balance) return balance;
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

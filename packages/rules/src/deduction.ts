import type { IsoDay } from './day.ts';
import type { InterestRule, PrincipalChange } from './interest.ts';
import { accrue, WEIGHT_UNIT, yearWeight } from './interest.ts';
import type { Instalment } from './loan.ts';
import type { RateChange } from './rate.ts';
import { parseRate, readRates } from './rate.ts';
import type { MissingFact } from './result.ts';
import type { Satang } from './rounding.ts';
import { roundFraction, sum } from './rounding.ts';

/**
 * What the interest of a loan is counted from; null if the books do not state it, or not surely.
 * `balanceBefore` is the principal on the day `from`, which `changes` change until `to`, in order of days.
 */
export type DeductedLoan = {
  constant: Instalment['constant'] | null;
  balanceBefore: Satang | null;
  balanceAfter: Satang | null;
  from: IsoDay | null;
  to: IsoDay | null;
  rates: readonly RateChange[];
  changes?: readonly PrincipalChange[] | undefined;
  /** The interest by the rule, if it is not that of all days rounded once. */
  expected?: Satang | undefined;
  /** Interest that an earlier payment left unpaid and this one pays. */
  arrear?: Satang | undefined;
  /** The number of instalments in the amount; one if it is left out. */
  instalments?: number | undefined;
  /** Whether nothing was owed soon after it. */
  isRepaid?: boolean | undefined;
};

/** One item of a month. `key` names what is paid (a contract, an account, shares), the same every month. */
export type DeductionItem = {
  key: string;
  amount: Satang;
  /** The interest in the amount; null if the books do not state it. */
  interest: Satang | null;
  loan?: DeductedLoan | undefined;
};

/**
 * Why an amount changed. Interest changes by `days`, `balance`, `year` (where years of 365 and 366 days are
 * counted by their own length) and `rate`, by `other` where the stated interest is not that of the rule, and by
 * `other-before` where that of the month before was not; `arrear` is interest that an earlier payment left unpaid. `instalments` is the principal of more or fewer of them.
 * Under an equal payment `split` is the principal that makes room for interest, or fills it; `last` is the
 * principal of the last instalment. `unexplained` names the facts that are missing.
 */
export type ChangeCause =
  | 'new'
  | 'ended'
  | 'raised'
  | 'lowered'
  | 'instalments'
  | 'last'
  | 'split'
  | 'days'
  | 'balance'
  | 'year'
  | 'rate'
  | 'other'
  | 'other-before'
  | 'arrear'
  | 'unexplained';

export type DeductionChange = { cause: ChangeCause; amount: Satang; missing?: readonly MissingFact[] };

/** An item in both months; null in the one that does not have it. Without changes it is as it was. */
export type ComparedItem = {
  key: string;
  last: DeductionItem | null;
  current: DeductionItem | null;
  changes: readonly DeductionChange[];
};

/** The changes of all items add up to `difference`, this month less the last. Items that ended are last. */
export type DeductionComparison = { difference: Satang; items: readonly ComparedItem[] };

/**
 * Explains the deduction of a month by that of the previous month: every cause with its satang, changes of
 * zero left out. Without a rule (null) a change of interest is `unexplained`. Throws RangeError for a text
 * that is no day or no rate, and for two rates from one day.
 */
export function compareDeductions(
  last: readonly DeductionItem[],
  current: readonly DeductionItem[],
  rule: InterestRule | null,
): DeductionComparison {
  const before = numberItems(last);
  const now = numberItems(current);
  const items = [
    ...[...now].map(([name, item]) => compareItem(before.get(name) ?? null, item, rule)),
    ...[...before].filter(([name]) => !now.has(name)).map(([, item]) => endItem(item)),
  ];
  const difference = sum(current.map(({ amount }) => amount)) - sum(last.map(({ amount }) => amount));
  return { difference, items };
}

/** Items by key; a key that occurs twice in a month is numbered. */
function numberItems(items: readonly DeductionItem[]): Map<string, DeductionItem> {
  const named = new Map<string, DeductionItem>();
  for (const [key, same] of Map.groupBy(items, (item) => item.key)) {
    for (const [index, item] of same.entries()) named.set(JSON.stringify([key, index]), item);
  }
  return named;
}

function change(cause: ChangeCause, amount: Satang): DeductionChange {
  return { cause, amount };
}

function endItem(last: DeductionItem): ComparedItem {
  return { key: last.key, last, current: null, changes: [change('ended', -last.amount)] };
}

function compareItem(
  last: DeductionItem | null,
  current: DeductionItem,
  rule: InterestRule | null,
): ComparedItem {
  const changes = last ? compareAmounts(last, current, rule) : startItem(current, rule);
  return { key: current.key, last, current, changes: changes.filter(({ amount }) => amount !== 0n) };
}

function startItem({ amount, interest, loan }: DeductionItem, rule: InterestRule | null): DeductionChange[] {
  const measured = rule && measure(loan, rule);
  if (!measured || 'missing' in measured || interest === null) return [change('new', amount)];
  const wrong = interest - measured.rounded - measured.rest - measured.arrear;
  return [change('new', amount - wrong), change('other', wrong)];
}

function compareAmounts(
  last: DeductionItem,
  current: DeductionItem,
  rule: InterestRule | null,
): DeductionChange[] {
  if (last.interest === null || current.interest === null) {
    const stated = change('unexplained', current.amount - last.amount);
    return [{ ...stated, missing: [{ fact: 'interest' }] }];
  }
  const interest = current.interest - last.interest;
  const principal = current.amount - last.amount - interest;
  return [
    ...comparePrincipal(last, current, principal, interest),
    ...compareInterest(last, current, interest, rule),
  ];
}

function comparePrincipal(
  last: DeductionItem,
  { loan }: DeductionItem,
  difference: Satang,
  interest: Satang,
): DeductionChange[] {
  if ((loan?.instalments ?? 1) !== (last.loan?.instalments ?? 1)) return [change('instalments', difference)];
  const split = loan?.constant === 'total' ? -interest : 0n;
  const rest = difference - split;
  const cause = rest > 0n ? 'raised' : 'lowered';
  return [change('split', split), change(loan?.balanceAfter === 0n ? 'last' : cause, rest)];
}

function compareInterest(
  { loan: lastLoan, interest: lastInterest }: DeductionItem,
  { loan, interest: currentInterest }: DeductionItem,
  difference: Satang,
  rule: InterestRule | null,
): DeductionChange[] {
  if (!rule) return [{ ...change('unexplained', difference), missing: [{ fact: 'rule' }] }];
  const before = measure(lastLoan, rule);
  const after = measure(loan, rule);
  if ('missing' in before || 'missing' in after) {
    const facts = [before, after].flatMap((measured) => ('missing' in measured ? measured.missing : []));
    return [{ ...change('unexplained', difference), missing: facts }];
  }
  const [byDays, byBalance, byYear] = countSteps(before, after, rule);
  return [
    change('days', byDays - before.rounded + after.rest - before.rest),
    change('balance', byBalance - byDays),
    change('year', byYear - byBalance),
    change('rate', after.rounded - byYear),
    change('arrear', after.arrear - before.arrear),
    change('other', (currentInterest ?? 0n) - after.rounded - after.rest - after.arrear),
    change('other-before', before.rounded + before.rest + before.arrear - (lastInterest ?? 0n)),
  ];
}

/**
 * Sums over all days of a period: of the principal, and of its products with the rate, the weight of the
 * year, and both, which is the interest as a fraction of `WEIGHT_UNIT`.
 */
type Measured = {
  days: bigint;
  balance: bigint;
  byRate: bigint;
  byYear: bigint;
  fraction: bigint;
  rounded: Satang;
  /** What the interest by the rule is more, where each instalment is rounded by itself. */
  rest: Satang;
  arrear: Satang;
};

function measure(
  loan: DeductedLoan | undefined,
  rule: InterestRule,
): Measured | { missing: readonly MissingFact[] } {
  const { balanceBefore = null, from = null, to = null, rates = [], changes = [] } = loan ?? {};
  const { expected, arrear = 0n } = loan ?? {};
  const facts: MissingFact[] = [];
  if (balanceBefore === null) facts.push({ fact: 'balance' });
  if (from === null || to === null) facts.push({ fact: 'day' });
  if (balanceBefore === null || from === null || to === null) return { missing: facts };
  const balance = balanceBefore + sum(changes.map(({ amount }) => amount));
  const accrued = accrue({ balance, from, changes }, to, readRates(rates), rule);
  if (accrued.status !== 'known') {
    return { missing: accrued.status === 'missing' ? accrued.missing : [{ fact: 'day' }] };
  }
  const { days, fraction, parts } = accrued.value;
  const rounded = roundFraction(fraction, WEIGHT_UNIT, rule.rounding);
  const parsed = parts.map((part) => ({
    balance: part.balance * BigInt(part.days),
    rate: parseRate(part.rate),
    year: yearWeight(part.from, rule.yearDays),
  }));
  return {
    days: BigInt(days),
    balance: sum(parsed.map((part) => part.balance)),
    byRate: sum(parsed.map((part) => part.balance * part.rate)),
    byYear: sum(parsed.map((part) => part.balance * part.year)),
    fraction,
    rounded,
    rest: expected === undefined ? 0n : expected - rounded,
    arrear,
  };
}

/**
 * The interest of the last month after each step: with the days of this month, with its principal, and with
 * its years, at the mean rate of the last month. Without days or principal in the last month all is of this one.
 */
function countSteps(before: Measured, after: Measured, { rounding }: InterestRule): [Satang, Satang, Satang] {
  if (before.balance === 0n) {
    const byDays = before.days === 0n ? after.rounded : before.rounded;
    return [byDays, after.rounded, after.rounded];
  }
  const round = (top: bigint, bottom: bigint) => roundFraction(top, WEIGHT_UNIT * bottom, rounding);
  return [
    round(before.fraction * after.days, before.days),
    round(before.fraction * after.balance, before.balance),
    round(before.byRate * after.byYear, before.balance),
  ];
}

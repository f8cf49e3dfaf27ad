import type { IsoDay } from './day.ts';
import type { InterestRule, RateTime } from './interest.ts';
import { measureRateTime, WEIGHT_UNIT, yearWeight } from './interest.ts';
import type { Instalment } from './loan.ts';
import type { RateChange } from './rate.ts';
import { parseRate, readRates } from './rate.ts';
import type { MissingFact } from './result.ts';
import type { Satang } from './rounding.ts';
import { roundFraction, sum } from './rounding.ts';

/** What the interest of a loan is counted from; null if the books do not state it. */
export type DeductedLoan = {
  constant: Instalment['constant'] | null;
  balanceBefore: Satang | null;
  balanceAfter: Satang | null;
  from: IsoDay | null;
  to: IsoDay | null;
  rates: readonly RateChange[];
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
 * counted by their own length) and `rate`, and by `other` where the stated interest is not that of the rule.
 * Under an equal payment `split` is the principal that makes room for interest, or fills it; `last` is the
 * principal of the last instalment. `unexplained` names the facts that are missing.
 */
export type ChangeCause =
  | 'new'
  | 'ended'
  | 'raised'
  | 'lowered'
  | 'last'
  | 'split'
  | 'days'
  | 'balance'
  | 'year'
  | 'rate'
  | 'other'
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
  const changes = last ? compareAmounts(last, current, rule) : [change('new', current.amount)];
  return { key: current.key, last, current, changes: changes.filter(({ amount }) => amount !== 0n) };
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
    ...comparePrincipal(current, principal, interest),
    ...compareInterest(last, current, interest, rule),
  ];
}

function comparePrincipal({ loan }: DeductionItem, difference: Satang, interest: Satang): DeductionChange[] {
  const split = loan?.constant === 'total' ? -interest : 0n;
  const rest = difference - split;
  const cause = rest > 0n ? 'raised' : 'lowered';
  return [change('split', split), change(loan?.balanceAfter === 0n ? 'last' : cause, rest)];
}

function compareInterest(
  last: DeductionItem,
  current: DeductionItem,
  difference: Satang,
  rule: InterestRule | null,
): DeductionChange[] {
  if (!rule) return [{ ...change('unexplained', difference), missing: [{ fact: 'rule' }] }];
  const before = measure(last.loan, rule);
  const after = measure(current.loan, rule);
  if ('missing' in before || 'missing' in after) {
    const facts = [before, after].flatMap((measured) => ('missing' in measured ? measured.missing : []));
    return [{ ...change('unexplained', difference), missing: facts }];
  }
  const meanRate = before.days === 0 ? after : before;
  const first = count(before.balance, before.days, before, rule);
  const byDays = count(before.balance, after.days, meanRate, rule);
  const byBalance = count(after.balance, after.days, meanRate, rule);
  const byYear = before.days === 0 ? byBalance : countInYears(before, after, rule);
  const byRate = count(after.balance, after.days, after, rule);
  return [
    change('days', byDays - first),
    change('balance', byBalance - byDays),
    change('year', byYear - byBalance),
    change('rate', byRate - byYear),
    change('other', difference - (byRate - first)),
  ];
}

type Measured = RateTime & { balance: Satang };

function measure(
  loan: DeductedLoan | undefined,
  rule: InterestRule,
): Measured | { missing: readonly MissingFact[] } {
  const { balanceBefore: balance = null, from = null, to = null, rates = [] } = loan ?? {};
  const facts: MissingFact[] = [];
  if (balance === null) facts.push({ fact: 'balance' });
  if (from === null || to === null) facts.push({ fact: 'day' });
  if (balance === null || from === null || to === null) return { missing: facts };
  const time = measureRateTime({ from, to }, readRates(rates), rule);
  if (time.status === 'known') return { ...time.value, balance };
  return { missing: time.status === 'missing' ? time.missing : [{ fact: 'day' }] };
}

/** Interest for a number of days at the mean rate of a period. */
function count(
  balance: Satang,
  days: number,
  { days: periodDays, weight }: Measured,
  { rounding }: InterestRule,
): Satang {
  if (periodDays === 0) return 0n;
  return roundFraction(balance * weight * BigInt(days), WEIGHT_UNIT * BigInt(periodDays), rounding);
}

/** Interest of a period, its days counted by their own years, at the mean rate of the period before it. */
function countInYears(before: Measured, after: Measured, { yearDays, rounding }: InterestRule): Satang {
  const rateDays = sum(before.parts.map(({ days, rate }) => BigInt(days) * parseRate(rate)));
  const weights = sum(after.parts.map(({ days, from }) => BigInt(days) * yearWeight(from, yearDays)));
  return roundFraction(after.balance * rateDays * weights, WEIGHT_UNIT * BigInt(before.days), rounding);
}

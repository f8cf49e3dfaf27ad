import type { IsoDay } from './day.ts';
import type { InterestRule, RateTime } from './interest.ts';
import { measureRateTime, WEIGHT_UNIT } from './interest.ts';
import type { Instalment } from './loan.ts';
import type { RateChange } from './rate.ts';
import { readRates } from './rate.ts';
import type { MissingFact } from './result.ts';
import type { Satang } from './rounding.ts';
import { roundFraction, sum } from './rounding.ts';

/** What the interest of a loan is counted from; null where the books do not state it. */
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
  /** The interest in the amount; null where the books do not state it. */
  interest: Satang | null;
  loan?: DeductedLoan | undefined;
};

/**
 * Why an amount changed. Interest changes by `balance`, `days` and `rate`, and by `other` where the stated interest is
 * not that of the rule. Under an equal payment `split` is the principal that makes room for interest, or fills it;
 * `last` is the principal of the last instalment. `unexplained` names the facts that are missing.
 */
export type ChangeCause =
  | 'new'
  | 'ended'
  | 'raised'
  | 'lowered'
  | 'last'
  | 'split'
  | 'balance'
  | 'days'
  | 'rate'
  | 'other'
  | 'unexplained';

export type DeductionChange = {
  key: string;
  cause: ChangeCause;
  amount: Satang;
  missing?: readonly MissingFact[];
};

/** The changes add up to `difference`, this month less the last. */
export type DeductionComparison = { difference: Satang; changes: readonly DeductionChange[] };

/**
 * Explains the deduction of a month by that of the month before: every cause with its satang, changes of zero left out.
 * Throws RangeError for a text that is no day or no rate, and for two rates from one day.
 */
export function compareDeductions(
  last: readonly DeductionItem[],
  current: readonly DeductionItem[],
  rule: InterestRule,
): DeductionComparison {
  const before = numberItems(last);
  const now = numberItems(current);
  const ended = [...before].filter(([name]) => !now.has(name)).map(([, item]) => item);
  const changes = [
    ...[...now].flatMap(([name, item]) => {
      const previous = before.get(name);
      return previous ? compareItem(previous, item, rule) : [change(item.key, 'new', item.amount)];
    }),
    ...ended.map((item) => change(item.key, 'ended', -item.amount)),
  ];
  const difference = sum(current.map(({ amount }) => amount)) - sum(last.map(({ amount }) => amount));
  return { difference, changes: changes.filter(({ amount }) => amount !== 0n) };
}

/** Items by key; a key that stands twice in a month is numbered. */
function numberItems(items: readonly DeductionItem[]): Map<string, DeductionItem> {
  const named = new Map<string, DeductionItem>();
  for (const [key, same] of Map.groupBy(items, (item) => item.key)) {
    for (const [index, item] of same.entries()) named.set(JSON.stringify([key, index]), item);
  }
  return named;
}

function change(key: string, cause: ChangeCause, amount: Satang): DeductionChange {
  return { key, cause, amount };
}

function compareItem(last: DeductionItem, now: DeductionItem, rule: InterestRule): DeductionChange[] {
  const { key } = now;
  if (last.interest === null || now.interest === null) {
    const stated = {
      ...change(key, 'unexplained', now.amount - last.amount),
      missing: [{ fact: 'interest' } as const],
    };
    return [stated];
  }
  const interest = now.interest - last.interest;
  const principal = now.amount - last.amount - interest;
  return [...comparePrincipal(now, principal, interest), ...compareInterest(last, now, interest, rule)];
}

function comparePrincipal(
  { key, loan }: DeductionItem,
  difference: Satang,
  interest: Satang,
): DeductionChange[] {
  const split = loan?.constant === 'total' ? -interest : 0n;
  const rest = difference - split;
  const cause = rest > 0n ? 'raised' : 'lowered';
  return [change(key, 'split', split), change(key, loan?.balanceAfter === 0n ? 'last' : cause, rest)];
}

function compareInterest(
  last: DeductionItem,
  now: DeductionItem,
  difference: Satang,
  rule: InterestRule,
): DeductionChange[] {
  const { key } = now;
  const before = measure(last.loan, rule);
  const after = measure(now.loan, rule);
  if ('missing' in before || 'missing' in after) {
    const facts = [before, after].flatMap((measured) => ('missing' in measured ? measured.missing : []));
    return [{ ...change(key, 'unexplained', difference), missing: facts }];
  }
  const steps = [
    count(before.balance, before.days, before, rule),
    count(after.balance, before.days, before, rule),
    count(after.balance, after.days, before.days === 0 ? after : before, rule),
    count(after.balance, after.days, after, rule),
  ] as const;
  const [first, byBalance, byDays, byRate] = steps;
  return [
    change(key, 'balance', byBalance - first),
    change(key, 'days', byDays - byBalance),
    change(key, 'rate', byRate - byDays),
    change(key, 'other', difference - (byRate - first)),
  ];
}

type Measured = Pick<RateTime, 'days' | 'weight'> & { balance: Satang };

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

/** Interest of so many days at the mean rate of a period. */
function count(
  balance: Satang,
  days: number,
  { days: of, weight }: Measured,
  { rounding }: InterestRule,
): Satang {
  if (of === 0) return 0n;
  return roundFraction(balance * weight * BigInt(days), WEIGHT_UNIT * BigInt(of), rounding);
}

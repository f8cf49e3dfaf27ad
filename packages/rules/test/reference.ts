// A second implementation, which counts every day by itself in fractions and shares no code with the first.
import { Rational } from './rational.ts';

const DAY_MS = 86_400_000;
const UNITS = { satang: 1n, baht: 100n };

type Rounding = { unit: 'satang' | 'baht'; mode: 'half-up' | 'down' | 'up' };
type RateChange = { from: string; rate: string };

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

export function round(exact: Rational, { unit, mode }: Rounding): bigint {
  return exact.round(UNITS[unit], mode);
}

function yearLength(year: number): number {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365;
}

/** Interest of each day at the rate of that day. */
export function sumInterest(
  balance: bigint,
  from: string,
  to: string,
  rates: readonly RateChange[],
  yearDays: 365 | 'actual',
): Rational {
  const counted = new Map<string, number>();
  for (let time = Date.parse(from); time < Date.parse(to); time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    const rate = rates
      .filter((change) => change.from <= day)
      .reduce((one, other) => (one.from > other.from ? one : other));
    const length = yearDays === 365 ? 365 : yearLength(Number(day.slice(0, 4)));
    const name = `${rate.rate} ${length}`;
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  let sum = new Rational(0n);
  for (const [name, days] of counted) {
    const [rate = '', length = ''] = name.split(' ');
    const perYear = Rational.parse(rate).over(new Rational(100n));
    sum = sum.plus(perYear.times(new Rational(BigInt(days), BigInt(length))));
  }
  return sum.times(new Rational(balance));
}

type Terms = {
  principal: bigint;
  /** Interest that was unpaid before. */
  arrear: bigint;
  begun: string;
  rates: readonly RateChange[];
  constant: 'principal' | 'total';
  amount: bigint;
  finalPeriod: number | null;
  yearDays: 365 | 'actual';
  rounding: Rounding;
  payDay: number;
  weekend: 'same' | 'before' | 'after';
};

export type Payment = { day: string; interest: bigint; principal: bigint; balance: bigint };

function getPayDay(
  year: number,
  month: number,
  { payDay, weekend }: Pick<Terms, 'payDay' | 'weekend'>,
): string {
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month, Math.min(payDay, length)));
  const days = { same: [0], before: [0, -1, -2], after: [0, 1, 2] }[weekend].map(
    (shift) => new Date(date.getTime() + shift * DAY_MS),
  );
  const open = days.find((day) => weekend === 'same' || ![0, 6].includes(day.getUTCDay())) ?? date;
  return open.toISOString().slice(0, 10);
}

/** The payments of a loan until nothing is owed; null after a hundred years. */
export function repay(terms: Terms): Payment[] | null {
  const payments: Payment[] = [];
  let { principal: balance, begun: since } = terms;
  let unpaid = terms.arrear;
  const year = Number(since.slice(0, 4));
  const month = Number(since.slice(5, 7)) - 1;
  for (let index = -1; index < 1_200; index += 1) {
    const day = getPayDay(year, month + index, terms);
    if (day <= since) continue;
    const due = unpaid + round(sumInterest(balance, since, day, terms.rates, terms.yearDays), terms.rounding);
    const last = payments.length + 1 === terms.finalPeriod;
    const money = terms.constant === 'total' ? terms.amount : terms.amount + due;
    const interest = last || money > due ? due : money;
    const rest = money - interest;
    const principal = last || rest > balance ? balance : rest;
    balance -= principal;
    unpaid = due - interest;
    since = day;
    payments.push({ day, interest, principal, balance });
    if (balance === 0n && unpaid === 0n) return payments;
  }
  return null;
}

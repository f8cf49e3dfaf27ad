import type { IsoDay } from './day.ts';
import { readDay, shiftMonth } from './day.ts';
import { getInstalment } from './instalment.ts';
import type { Instalment, LoanRule } from './loan.ts';
import type { Schedule } from './loan-schedule.ts';
import { getSchedule } from './loan-schedule.ts';
import { payDayInMonth } from './pay-day.ts';
import type { Rate } from './rate.ts';
import type { Result } from './result.ts';
import { impossible, known } from './result.ts';
import type { Satang } from './rounding.ts';
import { BAHT, roundFraction, UP_TO_BAHT } from './rounding.ts';

/** A planned loan. */
export type LoanRequest = {
  principal: Satang;
  rate: Rate;
  constant: Instalment['constant'];
  /** The day on which it is paid out: interest runs from it. */
  paidOut: IsoDay;
  /** A number of instalments, or a maximum amount each month. */
  repaid: { in: number } | { with: Satang };
};

/** The instalment, and the payments from the first to the last. */
export type LoanPlan = { instalment: Instalment; schedule: Schedule };

/** Forty years of instalments: the longest plan. */
export const MAX_PERIODS = 480;

/**
 * How a new loan would be repaid, the first time on the pay day of the next month. A number of instalments
 * always has a plan, whose last payment is no larger than the others; where the first days of interest are
 * more than an equal payment, the rest of that interest is paid with the next ones. With equal principal and
 * a highest payment, in the fewest instalments of which none is more. `impossible` is `never-repaid`: not
 * within `MAX_PERIODS`. Throws RangeError for a principal or payment that is not positive, a number of
 * instalments from which no plan can be made, and a text that is no day or no rate.
 */
export function planLoan(request: LoanRequest, rule: LoanRule): Result<LoanPlan> {
  const { principal, constant, repaid } = request;
  if (principal <= 0n) throw new RangeError(`Not a principal: ${principal}.`);
  if ('in' in repaid) {
    if (repaid.in > MAX_PERIODS) throw new RangeError(`Not a number of instalments: ${repaid.in}.`);
    return planPeriods(request, repaid.in, rule);
  }
  if (repaid.with <= 0n) throw new RangeError(`Not a payment: ${repaid.with}.`);
  if (constant === 'principal') return planWithin(request, repaid.with, rule);
  return createPlan(request, { instalment: { constant, amount: repaid.with }, finalPeriod: null }, rule);
}

function planPeriods(request: LoanRequest, periods: number, rule: LoanRule): Result<LoanPlan> {
  const { principal, rate, constant } = request;
  const plan = (amount: Satang) =>
    createPlan(request, { instalment: { constant, amount }, finalPeriod: periods }, rule);
  const { amount } = getInstalment({ principal, rate, months: periods }, constant);
  const first = plan(amount);
  // The instalment of equal months is too low where the first pay day is far off.
  return constant === 'principal' || getExcess(first) === 0n ? first : raiseInstalment(first, plan, periods);
}

/** How much the last payment of equal ones is more than the others. */
function getExcess(plan: Result<LoanPlan>): Satang {
  if (plan.status !== 'known') return 0n;
  const { instalment, schedule } = plan.value;
  const excess = (schedule.rows.at(-1)?.total ?? 0n) - instalment.amount;
  return excess > 0n ? excess : 0n;
}

/** The plan with the lowest equal payment of whole baht that the last one does not exceed. */
function raiseInstalment(
  tooLow: Result<LoanPlan>,
  plan: (amount: Satang) => Result<LoanPlan>,
  periods: number,
): Result<LoanPlan> {
  if (tooLow.status !== 'known') return tooLow;
  let low = tooLow.value.instalment.amount;
  // A baht more in each instalment lowers the last payment by at least their number of baht.
  let high = low + roundFraction(getExcess(tooLow), BigInt(periods), UP_TO_BAHT);
  let found = plan(high);
  while (getExcess(found) > 0n) {
    low = high;
    high += BAHT;
    found = plan(high);
  }
  while (high - low > BAHT) {
    const middle = roundFraction(low + high, 2n, UP_TO_BAHT);
    const tried = plan(middle);
    if (getExcess(tried) > 0n) low = middle;
    else [high, found] = [middle, tried];
  }
  return found;
}

/** Fewer instalments are higher, so the fewest are found by halving. */
function planWithin(request: LoanRequest, maxPayment: Satang, rule: LoanRule): Result<LoanPlan> {
  let found: Result<LoanPlan> = impossible('never-repaid');
  let fewest = 1;
  let last = MAX_PERIODS;
  while (fewest <= last) {
    const periods = Math.floor((fewest + last) / 2);
    const plan = planPeriods(request, periods, rule);
    if (plan.status === 'known' && plan.value.schedule.rows.every(({ total }) => total <= maxPayment)) {
      found = plan;
      last = periods - 1;
    } else {
      fewest = periods + 1;
    }
  }
  return found;
}

type Repayment = { instalment: Instalment; finalPeriod: number | null };

function createPlan(
  { principal, rate, paidOut }: LoanRequest,
  { instalment, finalPeriod }: Repayment,
  rule: LoanRule,
): Result<LoanPlan> {
  const loan = {
    standing: { kind: 'open' },
    balance: principal,
    interestPaidTo: paidOut,
    arrear: 0n,
    rates: [{ from: paidOut, rate }],
    instalment,
    lastPeriod: 0,
    finalPeriod,
  } as const;
  const from = payDayInMonth(shiftMonth(readDay(paidOut), 1), rule);
  const schedule = getSchedule(loan, rule, { from });
  if (schedule.status !== 'known') return schedule;
  if (schedule.value.rows.length > MAX_PERIODS) return impossible('never-repaid');
  return known({ instalment, schedule: schedule.value });
}

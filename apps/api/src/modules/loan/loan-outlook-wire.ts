import type * as wire from '@sahakorn/contract/loan-outlook';
import { listBalancesByDay } from '@sahakorn/rules/balance-on';
import type { Savings } from '@sahakorn/rules/loan-extra';
import type { Payoff } from '@sahakorn/rules/loan-payoff';
import type { Schedule, ScheduleRow } from '@sahakorn/rules/loan-schedule';
import { fromSatang } from '@sahakorn/thai/money';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { getStanding, toRates } from './loan-books.ts';
import type { LoanProjection } from './loan-projection.ts';
import { listDifferences } from './loan-differences.ts';
import { listBackdated, listPostdated } from './loan-days.ts';
import { paidYears, plannedYears, toPostedRow } from './loan-years.ts';

/** How a contract ends. */
export function toOutlook(projection: LoanProjection, schedule = projection.getSchedule()): wire.LoanOutlook {
  const { contract } = projection.records;
  return {
    loan_contract_no: contract.loan_contract_no,
    loan_type_description: contract.loan_type_description,
    loan_approve_amount: contract.loan_approve_amount,
    principal_balance: contract.principal_balance,
    interest_rate: contract.interest_rate,
    last_period: contract.last_period,
    installment_count: contract.installment_count,
    standing: getStanding(contract).kind,
    end: toWorkedOut(schedule, toEnd),
  };
}

/** A contract from its first row to its last instalment. */
export function toForecast(projection: LoanProjection): wire.LoanForecast {
  const { rule, records } = projection;
  const schedule = projection.getSchedule();
  const ledger = projection.getLedger();
  const planned = schedule.status === 'known' ? plannedYears(schedule.value.rows) : [];
  return {
    ...toOutlook(projection, schedule),
    rule: rule && {
      name: rule.name,
      source: rule.source,
      pay_day: rule.payDay,
      weekend: rule.weekend,
    },
    rates: toRates(records.contract),
    paid: listBalancesByDay(ledger.map(toPostedRow)).map(({ day, balance }) => ({
      day,
      principal_balance: fromSatang(balance),
    })),
    plan: toWorkedOut(schedule, ({ rows }) => rows.map(toPayment)),
    years: [...paidYears(ledger), ...planned],
    payoff: toWorkedOut(projection.getPayoff(), toPayoff),
    extra_from: toWorkedOut(projection.getExtraDay(), String),
    differences: listDifferences(projection),
    interest_paid_to: projection.replay()?.interestPaidTo ?? null,
    backdated: listBackdated(records.entries),
    postdated: listPostdated(records.entries, projection.today),
  };
}

/** What ends a loan on a day. */
export function toPayoff({
  day,
  total,
  principal,
  interest,
  arrear,
}: Payoff & { day: string }): wire.LoanPayoff {
  return {
    day,
    total_amount: fromSatang(total),
    principal_amount: fromSatang(principal),
    interest_amount: fromSatang(interest.amount),
    days: interest.days,
    arrear_amount: fromSatang(arrear),
  };
}

/** What paying more saves. */
export function toTrial({ from, after, months, interest }: Savings & { from: string }): wire.LoanTrial {
  return {
    from,
    months_saved: months,
    interest_saved: fromSatang(interest),
    interest_amount: fromSatang(after.interest),
    last_day: after.lastDay,
    unused_amount: fromSatang(after.unused),
    plan: after.rows.map(toPayment),
    years: plannedYears(after.rows).map(({ year, principal_balance }) => ({ year, principal_balance })),
  };
}

function toEnd({ rows, lastDay, interest }: Schedule): wire.LoanEnd {
  const instalments = rows.filter(({ period }) => period !== null);
  const [next] = rows;
  return {
    last_day: lastDay,
    last_period: instalments.at(-1)?.period ?? null,
    periods_left: instalments.length,
    interest_amount: fromSatang(interest),
    next: next ? toPayment(next) : null,
  };
}

/** A payment that is still to come. */
export function toPayment({
  period,
  day,
  days,
  interest,
  principal,
  total,
  balance,
}: ScheduleRow): wire.LoanPayment {
  return {
    period,
    day,
    days,
    interest_amount: fromSatang(interest),
    principal_amount: fromSatang(principal),
    total_amount: fromSatang(total),
    principal_balance: fromSatang(balance),
  };
}

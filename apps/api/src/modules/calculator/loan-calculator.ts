import type { LoanCalculation, LoanPlan as WirePlan, loanCalculator } from '@sahakorn/contract/calculator';
import type { CallQuery } from '@sahakorn/contract/call';
import type { LoanRule } from '@sahakorn/rules/loan';
import type { LoanPlan, LoanRequest } from '@sahakorn/rules/loan-plan';
import { MAX_PERIODS, planLoan } from '@sahakorn/rules/loan-plan';
import { type Result, missing } from '@sahakorn/rules/result';
import type { Versioned } from '@sahakorn/rules/rule-book';
import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import { toPayment } from '../loan/loan-outlook-wire.ts';
import { plannedYears } from '../loan/loan-years.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { TypedFields } from './typed-fields.ts';

type Typed = CallQuery<typeof loanCalculator>;
type Kinds = LoanCalculation['kinds'];
type Choice = LoanCalculation['choice'];

/** What loans are calculated by on a day (`YYYY-MM-DD`). */
export type LoanBasis = { kinds: Kinds; rule: Result<Versioned<LoanRule>>; today: string };

/** The repayment of a visitor's hypothetical loan. */
export function calculateLoan(typed: Typed, { kinds, rule, today }: LoanBasis): LoanCalculation {
  const choice = choose(typed, kinds);
  const form = {
    kinds,
    rule: rule.status === 'known' ? toRule(rule.value) : null,
    paid_out_on: today,
    choice,
  };
  const { amount, periods, payment } = typed;
  if ([amount, periods, payment].every((text) => text === undefined)) {
    return { ...form, mistakes: [], plan: null };
  }
  const facts = kinds.length === 0 ? missing({ fact: 'rate' }) : rule;
  if (facts.status !== 'known') {
    return { ...form, mistakes: [], plan: toWorkedOut(facts, (plan: never) => plan) };
  }
  const fields = new TypedFields(typed);
  const kind = kinds.find(({ name }) => name === choice.kind);
  if (!kind) fields.refuse('kind', 'ไม่มีประเภทเงินกู้นี้ในประกาศ เลือกจากรายการ');
  const principal = fields.readAmount('amount', 'วงเงินกู้');
  const repaid = readRepayment(fields, choice.by);
  if (!kind || principal === null || repaid === null)
    return { ...form, mistakes: fields.mistakes, plan: null };
  const request = { principal, rate: kind.rate, constant: choice.method, paidOut: today, repaid };
  const plan = planLoan(request, facts.value);
  if (!repaysFromStart(plan)) fields.refuse('payment', explainInsufficientPayment(request, facts.value));
  const { mistakes } = fields;
  return {
    ...form,
    mistakes,
    plan: mistakes.length > 0 ? null : toWorkedOut(plan, (value) => toWire(value, kind, principal)),
  };
}

function choose({ kind, method, by, periods, payment }: Typed, kinds: Kinds): Choice {
  const isPayment = by === undefined ? !periods && payment : by === 'payment';
  return {
    kind: kind ?? kinds[0]?.name ?? null,
    method: method === 'principal' ? 'principal' : 'total',
    by: isPayment ? 'payment' : 'periods',
  };
}

function readRepayment(fields: TypedFields<keyof Typed>, by: Choice['by']): LoanRequest['repaid'] | null {
  if (by === 'payment') {
    const payment = fields.readAmount('payment', 'เงินที่ผ่อนได้ต่อเดือน');
    return payment === null ? null : { with: payment };
  }
  const periods = fields.readPeriods('periods', 'จำนวนงวด', MAX_PERIODS);
  return periods === null ? null : { in: periods };
}

/** Whether the first payment is more than its interest, and all is repaid. */
function repaysFromStart(plan: Result<LoanPlan>): boolean {
  return plan.status === 'known' && plan.value.schedule.rows.every(({ principal }) => principal > 0n);
}

/** Why a payment never repays the loan, or only after the last possible period. */
function explainInsufficientPayment(request: LoanRequest, rule: LoanRule): string {
  const whole = planLoan({ ...request, repaid: { in: 1 } }, rule);
  const interest = whole.status === 'known' ? whole.value.schedule.interest : 0n;
  return 'with' in request.repaid && request.repaid.with <= interest
    ? `เงินที่ผ่อนได้ต่อเดือนต้องมากกว่าดอกเบี้ยงวดแรก ${formatMoney(fromSatang(interest))} บาท`
    : `ผ่อนเท่านี้ไม่หมดใน ${MAX_PERIODS} งวด ใส่เงินที่ผ่อนได้ต่อเดือนให้มากขึ้น`;
}

function toRule({
  name,
  version,
  from,
  source,
  payDay,
  rounding,
}: Versioned<LoanRule>): LoanCalculation['rule'] {
  return { name, version, from, source, pay_day: payDay, rounding };
}

function toWire({ instalment, schedule }: LoanPlan, kind: Kinds[number], principal: bigint): WirePlan {
  const payments = schedule.rows.map(toPayment);
  const [first] = payments;
  const last = payments.at(-1);
  if (!first || !last) throw new Error('A loan has at least one payment');
  return {
    kind,
    principal_amount: fromSatang(principal),
    instalment_amount: fromSatang(instalment.amount),
    periods: payments.length,
    interest_amount: fromSatang(schedule.interest),
    total_amount: fromSatang(schedule.principal + schedule.interest),
    first,
    last,
    years: plannedYears(schedule.rows),
    payments,
  };
}

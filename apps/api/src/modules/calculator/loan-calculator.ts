import type { LoanCalculation, LoanPlan as WirePlan, loanCalculator } from '@sahakorn/contract/calculator';
import type { CallQuery } from '@sahakorn/contract/call';
import type { LoanRule } from '@sahakorn/rules/loan';
import type { LoanPlan, LoanRequest } from '@sahakorn/rules/loan-plan';
import { MAX_PERIODS, planLoan } from '@sahakorn/rules/loan-plan';
import { type Result, missing } from '@sahakorn/rules/result';
import type { Versioned } from '@sahakorn/rules/rule-book';
import { formatMoney, fromSatang, toSatang } from '@sahakorn/thai/money';
import { toPayment } from '../loan/loan-outlook-wire.ts';
import { plannedYears } from '../loan/loan-years.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { TypedFields } from './typed-fields.ts';

type Typed = CallQuery<typeof loanCalculator>;
type Kinds = LoanCalculation['kinds'];
type Kind = Kinds[number];
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
  const kind = kinds.find(({ name }) => name === choice.kind) ?? null;
  if (!kind) fields.refuse('kind', 'ไม่มีประเภทเงินกู้นี้ในประกาศ เลือกจากรายการ');
  const principal = readPrincipal(fields, kind);
  const repaid = readRepayment(fields, choice.by, kind);
  if (!kind || principal === null || repaid === null)
    return { ...form, mistakes: fields.mistakes, plan: null };
  const request = { principal, rate: kind.rate, constant: choice.method, paidOut: today, repaid };
  const plan = planLoan(request, facts.value);
  if (!isWithin(plan, kind)) fields.refuse(choice.by, explainInsufficientPayment(request, kind, facts.value));
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

function readPrincipal(fields: TypedFields<keyof Typed>, kind: Kind | null): bigint | null {
  const principal = fields.readAmount('amount', 'วงเงินกู้');
  const max = kind?.max_amount ?? null;
  if (kind === null || principal === null || max === null || principal <= toSatang(max)) return principal;
  return fields.refuse('amount', `${nameKind(kind)} กู้ได้ไม่เกิน ${formatMoney(max)} บาท ตามที่สหกรณ์ประกาศ`);
}

function readRepayment(
  fields: TypedFields<keyof Typed>,
  by: Choice['by'],
  kind: Kind | null,
): LoanRequest['repaid'] | null {
  if (by === 'payment') {
    const payment = fields.readAmount('payment', 'เงินที่ผ่อนได้ต่อเดือน');
    return payment === null ? null : { with: payment };
  }
  const periods = fields.readPeriods('periods', 'จำนวนงวด', MAX_PERIODS);
  const max = kind?.max_periods ?? null;
  if (kind === null || periods === null || max === null || periods <= max)
    return periods === null ? null : { in: periods };
  return fields.refuse('periods', `${nameKind(kind)} ผ่อนได้ไม่เกิน ${max} งวด ตามที่สหกรณ์ประกาศ`);
}

function nameKind({ name }: Kind): string {
  return `ประเภทเงินกู้ ${name}`;
}

/** Whether all is repaid in the instalments that the cooperative allows. */
function isWithin(plan: Result<LoanPlan>, { max_periods: max }: Kind): boolean {
  return plan.status === 'known' && plan.value.schedule.rows.length <= (max ?? MAX_PERIODS);
}

/** Why a payment is too low, and the payment that repays the loan in the most instalments. */
function explainInsufficientPayment(request: LoanRequest, kind: Kind, rule: LoanRule): string {
  const { max_periods: max } = kind;
  const longest = planLoan({ ...request, repaid: { in: max ?? MAX_PERIODS } }, rule);
  const totals = longest.status === 'known' ? longest.value.schedule.rows.map(({ total }) => total) : [];
  const needed = totals.reduce((highest, total) => (total > highest ? total : highest), 0n);
  const reason =
    max === null
      ? `ผ่อนเท่านี้ไม่หมดใน ${MAX_PERIODS} งวด`
      : `${nameKind(kind)} ต้องผ่อนให้หมดใน ${max} งวด ตามที่สหกรณ์ประกาศ`;
  return `${reason} ใส่เงินที่ผ่อนได้ตั้งแต่เดือนละ ${formatMoney(fromSatang(needed))} บาท`;
}

function toRule({
  name,
  version,
  from,
  source,
  payDay,
  weekend,
  rounding,
}: Versioned<LoanRule>): LoanCalculation['rule'] {
  return { name, version, from, source, pay_day: payDay, weekend, rounding };
}

function toWire({ instalment, schedule }: LoanPlan, kind: Kind, principal: bigint): WirePlan {
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
    carried_interest: fromSatang(
      schedule.rows.reduce((most, { unpaid }) => (unpaid > most ? unpaid : most), 0n),
    ),
    first,
    last,
    years: plannedYears(schedule.rows),
    payments,
  };
}

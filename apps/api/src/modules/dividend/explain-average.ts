import type { DividendExplanation, InterestPaid } from '@sahakorn/contract/dividend-explanation';
import type { AverageReturnRule, AverageReturnYear } from '@sahakorn/rules/average-return';
import { getAverageReturn } from '@sahakorn/rules/average-return';
import { missing } from '@sahakorn/rules/result';
import { fromSatang, subtractMoney, toSatang } from '@sahakorn/thai/money';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import type { MissedPayments } from './missed-payments.ts';

/** The inputs of an average return. */
type Base = { rate: string | null; interest: readonly InterestPaid[]; missed: MissedPayments };

/**
 * The rate of the interest, as if no payment had been missed. `from` is the day from which a rule is needed.
 */
export function calculateAverage(
  base: Base,
  rule: AverageReturnRule | null,
  from: string,
): DividendExplanation['average_return_worked_out'] {
  const result =
    rule === null
      ? missing({ fact: 'rule', on: from })
      : getAverageReturn({ ...toYear(base), defaulted: false }, rule);
  return toWorkedOut(result, ({ base: interest, amount }) => ({
    interest: fromSatang(interest),
    amount: fromSatang(amount),
  }));
}

/**
 * What the rule takes off that for missed payments, beside what the books
 * suspend; null if it takes nothing off.
 */
export function calculateWithheld(
  base: Base,
  rule: AverageReturnRule | null,
  stated: string,
): DividendExplanation['average_return_withheld'] {
  if (!rule?.noneAfterDefault) return null;
  const { missed, transferred, known } = base.missed;
  const year = toYear(base);
  const defaulted = missed.length + transferred.length > 0 || (known ? false : null);
  const whole = getAverageReturn({ ...year, defaulted: false }, rule);
  const result = getAverageReturn({ ...year, defaulted }, rule);
  const before = whole.status === 'known' ? whole.value.amount : 0n;
  const worked = toWorkedOut(result, ({ amount }) => ({
    amount: fromSatang(before - amount),
    missed: [...missed],
    transferred: [...transferred],
  }));
  return {
    stated,
    worked_out: worked,
    difference: worked.value && subtractMoney(stated, worked.value.amount),
  };
}

function toYear({ rate, interest }: Base): Omit<AverageReturnYear, 'defaulted'> {
  return { rate, interest: interest.map((one) => (one.interest === null ? null : toSatang(one.interest))) };
}

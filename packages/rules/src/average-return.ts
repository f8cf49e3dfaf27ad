import type { Rate } from './rate.ts';
import { MILLIONTHS, parseRate } from './rate.ts';
import type { MissingFact, Result } from './result.ts';
import { known, missing } from './result.ts';
import type { Rounding, Satang } from './rounding.ts';
import { roundFraction, sum } from './rounding.ts';

/** `noneAfterDefault`: a member who missed a payment in the year gets nothing back for it. */
export type AverageReturnRule = { noneAfterDefault: boolean; rounding: Rounding };

export type AverageReturnYear = {
  rate: Rate | null;
  /** The loan interest that the member paid in the year; null if a book does not state it. */
  interest: readonly (Satang | null)[];
  /** Whether the member missed a payment in the year; null if that is not known. */
  defaulted: boolean | null;
};

/** `withheld`: the amount is zero because of a default. */
export type AverageReturn = { amount: Satang; rate: Rate; base: Satang; withheld: boolean };

/**
 * The average return (เงินเฉลี่ยคืน) of one member for one year; `missing` names `rate`, `interest` or
 * `default`. Throws RangeError for a text that is no rate.
 */
export function getAverageReturn(
  { rate, interest, defaulted }: AverageReturnYear,
  rule: AverageReturnRule,
): Result<AverageReturn> {
  const paid = interest.filter((amount) => amount !== null);
  const facts: MissingFact[] = [];
  if (rate === null) facts.push({ fact: 'rate' });
  if (paid.length < interest.length) facts.push({ fact: 'interest' });
  if (rule.noneAfterDefault && defaulted === null) facts.push({ fact: 'default' });
  if (rate === null || facts.length > 0) return missing(...facts);
  const base = sum(paid);
  const withheld = rule.noneAfterDefault && defaulted === true;
  const amount = withheld ? 0n : roundFraction(base * parseRate(rate), MILLIONTHS, rule.rounding);
  return known({ amount, rate, base, withheld });
}

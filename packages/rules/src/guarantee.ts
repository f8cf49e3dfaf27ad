import type { Result } from './result.ts';
import { known, missing } from './result.ts';
import type { Satang } from './rounding.ts';
import { smaller, sum } from './rounding.ts';

/**
 * How a debt is divided among those who guarantee it, and what one of them can be asked for: the own part,
 * or all of the debt up to the own limit.
 */
export type GuaranteeRule = { division: 'equally' | 'by-limit'; liability: 'part' | 'limit' };

/** `limit` is the highest amount that the contract names; null if the books do not state it. */
export type Guarantor = { id: string; limit: Satang | null; released: boolean };

/**
 * `part` of the debt among all who are not released, at most the own limit: together the parts are the debt,
 * or less where the limits do not cover it. `maximum` can be asked for now, and is no less than the part.
 */
export type Guarantee = { part: Satang; maximum: Satang; guarantors: number };

const NOTHING: Guarantee = { part: 0n, maximum: 0n, guarantors: 0 };

/**
 * The current liability of one guarantor of a loan. `debt` is null if the books do not state it; it
 * is zero for a loan that is repaid or moved. `missing` names `balance` or `limit`. Throws
 * RangeError for an unknown guarantor `id`.
 */
export function getGuarantee(
  debt: Satang | null,
  guarantors: readonly Guarantor[],
  id: string,
  rule: GuaranteeRule,
): Result<Guarantee> {
  const own = guarantors.find((guarantor) => guarantor.id === id);
  if (!own) throw new RangeError(`Not a guarantor of this loan: ${id}.`);
  if (own.released || (debt !== null && debt <= 0n)) return known(NOTHING);
  if (debt === null) return missing({ fact: 'balance' });
  const active = guarantors.filter(({ released }) => !released);
  const part = divide(debt, active, active.indexOf(own), rule);
  if (part === null || (rule.liability === 'limit' && own.limit === null)) return missing({ fact: 'limit' });
  const withinLimit = (amount: Satang) => (own.limit === null ? amount : smaller(amount, own.limit));
  return known({
    part: withinLimit(part),
    maximum: withinLimit(rule.liability === 'limit' ? debt : part),
    guarantors: active.length,
  });
}

/**
 * One part of the debt; the parts differ from their exact shares by less
 * than a satang and add up to the debt.
 */
function divide(
  debt: Satang,
  active: readonly Guarantor[],
  index: number,
  { division }: GuaranteeRule,
): Satang | null {
  const weights = active.map(({ limit }) => (division === 'equally' ? 1n : limit));
  const stated = weights.filter((weight) => weight !== null);
  const whole = sum(stated);
  if (stated.length < weights.length || whole <= 0n) return null;
  const sumOfFirst = (count: number) => (debt * sum(stated.slice(0, count))) / whole;
  return sumOfFirst(index + 1) - sumOfFirst(index);
}

import type { AverageReturnRule } from './average-return.ts';
import type { IsoDay } from './day.ts';
import type { DividendRule } from './dividend.ts';
import type { GuaranteeRule } from './guarantee.ts';
import type { LoanRule } from './loan.ts';
import type { Result } from './result.ts';
import { known, missing } from './result.ts';

/**
 * A rule as the cooperative decided it: its name, where it is written, and
 * the first day on which it is valid.
 */
export type Versioned<Rule> = Rule & { name: string; version: number; from: IsoDay; source: string };

/** All rules of a cooperative, each with its versions. */
export type RuleBook = {
  /** The month, 1 to 12, with whose last day the accounting year ends (`getYearEndMonth`). */
  yearEndMonth?: number | undefined;
  dividend: readonly Versioned<DividendRule>[];
  averageReturn: readonly Versioned<AverageReturnRule>[];
  loan: readonly Versioned<LoanRule>[];
  guarantee: readonly Versioned<GuaranteeRule>[];
};

/**
 * The version that is valid on a day; a dividend's is that of the first day of its accounting year.
 * `missing` names `rule` where none is valid yet.
 */
export function findVersion<Rule extends { from: IsoDay }>(
  versions: readonly Rule[],
  day: IsoDay,
): Result<Rule> {
  const valid = versions
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1);
  return valid ? known(valid) : missing({ fact: 'rule', on: day });
}

import type { IsoDay } from './day.ts';

/** A fact that neither the books nor the rules state. */
export type MissingFact = {
  fact: 'balance' | 'day' | 'default' | 'instalment' | 'interest' | 'limit' | 'rate' | 'rule' | 'shares';
  /** The day on which it is needed, where it depends on one. */
  on?: IsoDay;
};

/** Why there is no figure although every fact is known. */
export type Obstacle = 'before-last-payment' | 'never-repaid' | 'over-ceiling';

/** A figure, or the facts without which there is none, or the reason why it cannot exist. */
export type Result<Value> =
  | { status: 'known'; value: Value }
  | { status: 'missing'; missing: readonly MissingFact[] }
  | { status: 'impossible'; reason: Obstacle };

/** The result that is a figure. */
export function known<Value>(value: Value): Result<Value> {
  return { status: 'known', value };
}

/** The result that names the facts without which there is no figure. */
export function missing(...facts: MissingFact[]): Result<never> {
  return { status: 'missing', missing: facts };
}

/** The result that states why no figure can exist. */
export function impossible(reason: Obstacle): Result<never> {
  return { status: 'impossible', reason };
}

import type { MissingFact, Obstacle } from '@sahakorn/contract/worked-out';
import type { MissingFact as Fact, Result } from '@sahakorn/rules/result';

/** A figure of the wire: `value`, or why there is none. */
export type WorkedOut<Value> = { value: Value | null; missing: MissingFact[]; obstacle: Obstacle | null };

/** A result of the rules as it is sent, its value by `toWire`. */
export function toWorkedOut<Value, Wire>(
  result: Result<Value>,
  toWire: (value: Value) => Wire,
): WorkedOut<Wire> {
  if (result.status === 'known') return { value: toWire(result.value), missing: [], obstacle: null };
  if (result.status === 'impossible') return { value: null, missing: [], obstacle: result.reason };
  return { value: null, missing: toMissingFacts(result.missing), obstacle: null };
}

/** Facts that are missing as they are sent. */
export function toMissingFacts(facts: readonly Fact[]): MissingFact[] {
  return facts.map(({ fact, on }) => ({ fact, on: on ?? null }));
}

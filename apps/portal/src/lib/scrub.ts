/** Digits in a row may be a membership number, an account or an id card. */
const FIGURES = /\d[\d,.-]{3,}/g;

/** Takes figures out of every text of a report, however deep. */
export function scrub<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll(FIGURES, '#') as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => scrub(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, scrub(item)])) as Value;
}

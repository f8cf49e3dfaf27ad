/** Masks digits, which may be a membership number, an account or an id card. */
const FIGURES = /\d[\d,.-]{3,}/g;

export function maskFigures<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll(FIGURES, '#') as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => maskFigures(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, maskFigures(item)])) as Value;
}

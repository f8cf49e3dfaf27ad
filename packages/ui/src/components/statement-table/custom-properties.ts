import type { CSSProperties } from 'react';

/** A `style` with custom properties. React sets it by script, which a strict content policy allows. */
export function customProperties(values: Readonly<Record<`--_${string}`, number | string>>): CSSProperties {
  return values;
}

import type { CSSProperties } from 'react';

/** A `style` of values for the style sheet. React sets it by script: strict content security lets it pass. */
export function customProperties(values: Readonly<Record<`--_${string}`, number | string>>): CSSProperties {
  return values;
}

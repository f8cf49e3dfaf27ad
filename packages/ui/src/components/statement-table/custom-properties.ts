import type { CSSProperties } from 'react';
import { useHydrated } from '../../internal/use-hydrated.ts';

/**
 * A `style` with custom properties, or none in HTML from a server, where a strict content policy refuses it: until
 * React sets it by script, the style sheet's own values hold.
 */
export function useCustomProperties(
  values: Readonly<Record<`--_${string}`, number | string>>,
): CSSProperties | undefined {
  return useHydrated() ? values : undefined;
}

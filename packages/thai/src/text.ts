/** Shown for a missing value (specification section 9). */
const MISSING = ' - ';

/** The text itself; ` - ` for null and undefined. */
export function formatText(text: string | null | undefined): string {
  return text ?? MISSING;
}

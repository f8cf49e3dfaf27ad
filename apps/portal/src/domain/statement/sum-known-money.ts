import { sumMoney } from '@sahakorn/thai/money';

/** The exact sum, or null where one of the amounts is not known. */
export function sumKnownMoney(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sumMoney(known) : null;
}

const LINES = 3n;
/** Tenths of a power of ten that a gridline may have as its value. */
const ROUND_TENTHS = [10n, 15n, 20n, 25n, 30n, 40n, 50n, 75n, 100n];
const BAHT = 100n;

/** The distance of three gridlines in satang, a round amount of whole baht that covers `highest`. */
export function getGridStep(highest: bigint): bigint {
  const least = highest > 0n ? (highest + LINES - 1n) / LINES : BAHT;
  let power = BAHT;
  while (power * BAHT < least * 10n) power *= 10n;
  for (;;) {
    const tenths = ROUND_TENTHS.find((tenth) => (power * tenth) / 10n >= least);
    if (tenths !== undefined) return (power * tenths) / 10n;
    power *= 10n;
  }
}

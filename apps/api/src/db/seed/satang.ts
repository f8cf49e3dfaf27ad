/** Amounts of the generator: whole satang, so that every sum is exact. */
export type Satang = number;

const SATANG = 100;
export const DAYS_A_YEAR = 365;
/** Rates are hundredths of a percent: 5.75 % is 575. */
const RATE_UNIT = 10_000;

/** Satang of a whole number of baht. */
export function baht(amount: number): Satang {
  return amount * SATANG;
}

/** The decimal string that the database takes: 1050 becomes `10.50`. */
export function toDecimal(amount: Satang): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A rate of hundredths of a percent as people write it: 575 becomes `5.75`. */
export function toPercent(rate: number): string {
  return toDecimal(rate);
}

/** Simple interest on a balance, rounded half up to a satang; `rateDays` adds up each rate times its days. */
export function calculateInterest(balance: Satang, rateDays: number): Satang {
  return interestForBalanceDays(balance, rateDays);
}

/** Interest on the sum of end-of-day balances, rounded half up to a satang. */
export function interestForBalanceDays(balanceDays: number, rate: number): Satang {
  const year = BigInt(DAYS_A_YEAR * RATE_UNIT);
  return Number((2n * BigInt(balanceDays) * BigInt(rate) + year) / (2n * year));
}

/** The given percent of an amount, rounded half up to a satang. */
export function applyPercent(amount: Satang, percent: number): Satang {
  return Number((BigInt(amount) * BigInt(percent) * 2n + 100n) / 200n);
}

/** Satang of a decimal string of the ledger: `10.50` becomes 1050. */
export function fromDecimal(amount: string): Satang {
  return Number(amount.replace('.', ''));
}

/** A rate of hundredths of a percent of an amount, rounded half up to a satang. */
export function applyRate(amount: Satang, rate: number): Satang {
  return Number((2n * BigInt(amount) * BigInt(rate) + BigInt(RATE_UNIT)) / (2n * BigInt(RATE_UNIT)));
}

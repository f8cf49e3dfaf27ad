/** Something taken off before a dividend was paid. */
export type DividendDeduction = { description: string; amount: string };

/** Where the money went; null for what the books leave open. */
export type DividendPayment = {
  /** The trade's code: `CSH`, `TRB`, `CHQ`, `CLR`, or one that the cooperative added. */
  method: string | null;
  bankName: string | null;
  /** Masked. */
  bankAccount: string | null;
  /** ISO day; one to come is a day that is set. */
  paidOn: string | null;
};

/** Dividend and average return of one year. Amounts are decimal strings in baht, rates percent as decimal texts. */
export type DividendYear = {
  /** Gregorian. */
  year: number;
  dividendRate: string | null;
  averageRate: string | null;
  dividend: string;
  averageReturn: string;
  dividendSuspended: string;
  averageSuspended: string;
  /** The interest paid in the year, of which the average return is a percentage. */
  baseInterest: string | null;
  deductions: DividendDeduction[];
  /** What is left for the member, as the books state it. */
  net: string;
  payment: DividendPayment;
};

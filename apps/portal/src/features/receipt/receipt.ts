/** What a paper is: asked for and not taken yet, taken, asked for in vain, or given back unpaid. */
export type PaperKind = 'invoice' | 'receipt' | 'unpaid' | 'returned';

/** What every paper says, of the cooperative or of the cremation society. Amounts are decimal strings in baht. */
export type Paper = {
  /** Gregorian, with the month 1 to 12. */
  year: number;
  month: number;
  /** Tells papers of one month apart. */
  seqNo: number;
  /** Null while it is an invoice. */
  receiptNo: string | null;
  /** ISO day on which it was taken, or is going to be. */
  date: string;
  kind: PaperKind;
  charged: string;
  collected: string;
};

/** One thing that is asked of the member in a month. */
export type Charge = {
  code: string;
  name: string;
  /** The contract or the account that it is for; may be empty. */
  subject: string;
  period: number | null;
  /** Null where the books state none, as the interest. */
  principal: string | null;
  interest: string | null;
  amount: string;
};

export type ReceiptLine = Charge & { balanceAfter: string | null };

/** A monthly receipt or invoice with its lines in the order of the paper. */
export type Receipt = Paper & { lines: ReceiptLine[] };

/** A receipt of the cremation society: so many deaths in the month, so much for each. */
export type CremationReceipt = Paper & {
  societyName: string;
  caseCount: number;
  ratePerCase: string;
  amount: string;
};

/** What became of a month's charge. */
export type Collection = {
  year: number;
  month: number;
  charged: string;
  collected: string;
  missed: string;
  /** With the interest of the days between, if there was any. */
  paidLater: string;
  paidLaterOn: string | null;
  /** Missed and not paid later. */
  outstanding: string;
  reason: string | null;
};

/** The coming month's bill. */
export type Bill = { year: number; month: number; total: string };

type Month = { year: number; month: number };

/** Whether two things are of one month. */
export function sameMonth(one: Month, other: Month): boolean {
  return one.year === other.year && one.month === other.month;
}

/** From where a guarantee is seen: the member stands behind another's loan, or another behind a loan of the member. */
export type Direction = 'given' | 'received';

/** One person behind one loan. Amounts are decimal strings in baht, null where the books state none; days are ISO dates. */
export type Guarantee = {
  direction: Direction;
  contractNo: string;
  /** The borrower of a guarantee given, the guarantor of one received. */
  partyName: string;
  begunOn: string;
  /** Of the loan. */
  approved: string;
  balance: string | null;
  /** What the guarantor stands for. */
  amount: string;
  /** `repaid`: nothing is owed any more, though the books have not released the guarantor yet. */
  state: 'standing' | 'repaid' | 'released';
};

/** What became of a request; `other` where the cooperative has a code of its own. */
export type Decision = 'waiting' | 'approved' | 'refused' | 'other';

/** One request for welfare. The amount is a decimal string in baht, days are ISO dates. */
export type WelfareRequest = {
  requestNo: string;
  typeCode: string;
  name: string;
  askedOn: string;
  amount: string;
  decision: Decision;
  /** The code behind the decision, for those that have no word here. */
  decisionCode: string;
  decidedOn: string | null;
  paid: boolean;
  paidOn: string | null;
  detail: string | null;
};

/** A type of welfare that the member has requests of. */
export type WelfareType = { code: string; name: string; count: number };

/** All requests by type, the newest of each first, and the types in their order. */
export type Welfare = { types: WelfareType[]; requests: WelfareRequest[] };

/** Someone who receives what the member leaves. Null where the books say nothing. */
export type Beneficiary = {
  orderNo: number;
  name: string;
  /** To the member, such as บุตร. */
  relation: string | null;
  /** Share of the whole in percent, as a decimal text of at most four decimals. */
  percent: string | null;
  condition: string | null;
  /** ISO date. */
  recordedOn: string | null;
};

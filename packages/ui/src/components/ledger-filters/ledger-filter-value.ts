/** Days as `YYYY-MM-DD`, inclusive, null for an open end; the code of a kind, null for all. */
export type LedgerFilterValue = { from: string | null; to: string | null; kind: string | null };

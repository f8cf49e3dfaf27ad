/** What the books state and what follows from them, at a line of a file. */
export type Contradiction = {
  line: number;
  account: string;
  seq: number | null;
  stated: string;
  /** Null where there is no amount with which the books would agree. */
  expected: string | null;
};

/** `tolerance`: baht by which an amount may differ, as a decimal string. */
export type CheckOptions = { tolerance: string; signal: AbortSignal };

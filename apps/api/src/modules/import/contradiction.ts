import type { RuleBook } from '@sahakorn/rules/rule-book';

/** What the books state and what follows from them, at a line of a file. */
export type Contradiction = {
  line: number;
  account: string;
  seq: number | null;
  stated: string;
  /** Null if there is no amount with which the books would agree. */
  expected: string | null;
};

export type CheckOptions = {
  /** Baht by which an amount may differ, as a decimal string. */
  tolerance: string;
  rules: RuleBook | null;
  /** `YYYY-MM-DD`. */
  today: string;
  signal: AbortSignal;
};

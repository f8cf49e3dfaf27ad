import type { Bilingual } from '../../../language.ts';

/** An error in the books: its position, and the reason in words for staff of the cooperative. */
export type Problem = {
  file: string;
  /** Counted from 1; null for a problem of the entire file. */
  line: number | null;
  column: string | null;
  /** The text of the file, or null if there is none to show. */
  value: string | null;
  /** A clause, without a full stop. */
  reason: Bilingual;
};

/** A value that is refused. */
export class Refusal {
  readonly reason: Bilingual;
  /** The text of the file, where it is another than the value of the column. */
  readonly value: string | null;

  constructor(reason: Bilingual, value: string | null = null) {
    this.reason = reason;
    this.value = value;
  }
}

/** Reading a file cannot go on after this. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly refusal: Pick<Problem, 'line' | 'column' | 'value' | 'reason'>;

  constructor(
    reason: Bilingual,
    line: number | null = null,
    { column = null, value = null }: Partial<Pick<Problem, 'column' | 'value'>> = {},
  ) {
    super(reason.th);
    this.refusal = { line, column, value, reason };
  }
}

/** How far the work had come: files opened, rows read, or everything checked. */
export type CheckedStage = 'files' | 'rows' | 'books';

/** The books are refused; nothing was changed. `first` contains at most PROBLEMS_SHOWN of `count`. */
export class BooksRefused extends Error {
  override name = 'BooksRefused';
  readonly first: readonly Problem[];
  readonly count: number;
  readonly stage: CheckedStage;
  /** The tolerance in baht that would accept these books, if wrong balances are their only problem. */
  readonly sufficientTolerance: string | null;

  constructor({ first, count }: ProblemList, stage: CheckedStage, sufficientTolerance: string | null) {
    super(`The books are refused: ${count} problems`);
    this.first = first;
    this.count = count;
    this.stage = stage;
    this.sufficientTolerance = sufficientTolerance;
  }
}

export const PROBLEMS_SHOWN = 50;

/** A cell may be as long as a row; a problem stores only what can be shown. */
export const MAX_VALUE_LENGTH = 200;

/** Takes every problem as it is found. */
export type ProblemSink = { add(problem: Problem): void };

export type ProblemList = {
  readonly first: readonly Problem[];
  readonly count: number;
  add(problem: Problem): void;
  /** Throws BooksRefused if there is any problem. */
  refuse(stage: CheckedStage, sufficientTolerance?: string | null): void;
};

/** Collects problems in bounded memory, the first ones and how many there are, and hands all of them on. */
export function listProblems(all: ProblemSink | null = null): ProblemList {
  const first: Problem[] = [];
  let count = 0;
  const list: ProblemList = {
    first,
    get count() {
      return count;
    },
    add(problem) {
      if (first.length < PROBLEMS_SHOWN) first.push(problem);
      count += 1;
      all?.add(problem);
    },
    refuse(stage, sufficientTolerance = null) {
      if (count > 0) throw new BooksRefused(list, stage, sufficientTolerance);
    },
  };
  return list;
}

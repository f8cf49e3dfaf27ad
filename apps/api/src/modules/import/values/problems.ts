/** An error in the books: its position, and the reason in words for staff of the cooperative. */
export type Problem = {
  file: string;
  /** Counted from 1; null for a problem of the entire file. */
  line: number | null;
  column: string | null;
  /** The text of the file, or null if there is none to show. */
  value: string | null;
  /** A Thai clause, without a full stop. */
  reason: string;
};

/** A value or a file that is refused; the reason is a Thai clause. */
export class Refusal {
  readonly reason: string;
  /** The line of a file that cannot be read on. */
  readonly line: number | null;

  constructor(reason: string, line: number | null = null) {
    this.reason = reason;
    this.line = line;
  }
}

/** Reading a file cannot go on after this. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly refusal: Refusal;

  constructor(reason: string, line: number | null = null) {
    super(reason);
    this.refusal = new Refusal(reason, line);
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

export type ProblemList = {
  readonly first: readonly Problem[];
  readonly count: number;
  add(problem: Problem): void;
  /** Takes the first problems of a larger number that was counted elsewhere. */
  addCounted(problems: readonly Problem[], count: number): void;
  /** Throws BooksRefused if there is any problem. */
  refuse(stage: CheckedStage, sufficientTolerance?: string | null): void;
};

/** Collects problems in bounded memory: the first ones and how many there are. */
export function listProblems(): ProblemList {
  const first: Problem[] = [];
  let count = 0;
  const list: ProblemList = {
    first,
    get count() {
      return count;
    },
    add(problem) {
      list.addCounted([problem], 1);
    },
    addCounted(problems, total) {
      first.push(...problems.slice(0, PROBLEMS_SHOWN - first.length));
      count += total;
    },
    refuse(stage, sufficientTolerance = null) {
      if (count > 0) throw new BooksRefused(list, stage, sufficientTolerance);
    },
  };
  return list;
}

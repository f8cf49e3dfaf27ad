import type { Problem } from './values/problems.ts';

/** Longest row in characters; past it a quote was not closed, or the file is something else. */
export const MAX_ROW_LENGTH = 1_000_000;

/** One row of a file before anything is known about its columns. */
export type SourceRecord = {
  line: number;
  /** By heading: strings and null from CSV; any JSON value from JSON, with numbers as they are written. */
  cells: Readonly<Record<string, unknown>>;
  /** What is wrong with the entire row, so that its cells cannot be trusted, and how the row begins. */
  problem: Pick<Problem, 'value' | 'reason'> | null;
};

export type RecordReader = {
  /** Column headings where the file has them; null for JSON lines. */
  headings: readonly string[] | null;
  /** Rows in batches. Throws UnreadableFile where reading cannot go on. */
  batches: AsyncIterable<SourceRecord[]>;
};

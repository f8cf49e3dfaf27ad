import type { Bilingual } from '../../language.ts';

/**
 * An error in a file of a content folder: its position, and the reason in words for staff of the cooperative.
 */
export type ContentProblem = {
  /** Its path in the folder, with forward slashes. */
  file: string;
  /** Counted from 1; null for an error that concerns the whole file. */
  line: number | null;
  /** A clause, without a full stop. */
  reason: Bilingual;
};

/** The whole folder is refused; nothing was changed. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(`The content is refused: ${problems.length} problems`);
    this.problems = problems;
  }
}

import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeCsv } from '@sahakorn/thai/csv';
import type { Language } from '../../language.ts';
import { getErrorCode } from '../../operator-error.ts';
import type { Problem, ProblemSink } from './values/problems.ts';
import { PROBLEMS_SHOWN } from './values/problems.ts';

const FLUSH_CHARACTERS = 64 * 1024;
const HEADINGS = ['file', 'line', 'column', 'value', 'reason'];
const BYTE_ORDER_MARK = '\ufeff';

/** The file with all problems, or why there is none; both null if none was needed. */
export type SavedProblems = { file: string | null; failure: string | null };

/**
 * Writes all problems of refused books to a CSV file, readable by its owner only. Without `always` there is a
 * file only if there are more than the screen shows. A disk that fails costs the list, not the refusal.
 */
export class ProblemReport implements ProblemSink {
  readonly #file: string;
  readonly #draft: string;
  readonly #always: boolean;
  readonly #language: Language;
  #handle: number | null = null;
  #failure: string | null = null;
  #count = 0;
  #text = writeCsv([HEADINGS]);

  constructor(file: string, { always, language }: { always: boolean; language: Language }) {
    this.#file = file;
    this.#draft = `${file}.${process.pid}.problems`;
    this.#always = always;
    this.#language = language;
  }

  add({ file, line, column, value, reason }: Problem): void {
    this.#count += 1;
    if (this.#failure !== null) return;
    const row = [file, line === null ? '' : String(line), column ?? '', value ?? '', reason[this.#language]];
    this.#text += writeCsv([row]).slice(BYTE_ORDER_MARK.length);
    if (this.#text.length > FLUSH_CHARACTERS) this.#attempt(() => this.#flush());
  }

  /** Call it when the books are refused. */
  save(): SavedProblems {
    const wanted = this.#always ? this.#count > 0 : this.#count > PROBLEMS_SHOWN;
    if (wanted) {
      this.#attempt(() => {
        this.#flush();
        this.#close();
        renameSync(this.#draft, this.#file);
      });
    }
    if (!wanted || this.#failure !== null) this.discard();
    return { file: wanted && this.#failure === null ? this.#file : null, failure: this.#failure };
  }

  discard(): void {
    if (this.#handle === null) return;
    this.#close();
    rmSync(this.#draft, { force: true });
  }

  #flush(): void {
    this.#handle ??= openSync(this.#draft, 'w', 0o600);
    writeFileSync(this.#handle, this.#text);
    this.#text = '';
  }

  #close(): void {
    if (this.#handle !== null) closeSync(this.#handle);
    this.#handle = null;
  }

  #attempt(work: () => void): void {
    try {
      if (this.#failure === null) work();
    } catch (error) {
      this.#failure = getErrorCode(error) || String(error);
    }
  }
}

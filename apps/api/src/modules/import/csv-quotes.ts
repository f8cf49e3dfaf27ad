import { MAX_ROW_LENGTH } from './source-record.ts';
import { MAX_VALUE_LENGTH } from './values/problems.ts';

/** A quote that is not closed as it should be: where it opened, where that was noticed, how its cell begins. */
export type OpenQuote = { opened: number; noticed: number; value: string };

/** Finds the first such quote of a CSV text; null if there is none. */
export async function findOpenQuote(
  text: AsyncIterable<string>,
  separator: string,
): Promise<OpenQuote | null> {
  const scanner = new QuoteScanner(separator);
  for await (const chunk of text) {
    for (const character of chunk) if (scanner.isOver(character)) return scanner.describe();
  }
  return scanner.isQuoted ? scanner.describe() : null;
}

/** What the last character was part of: nothing of a cell yet, a bare cell, a quoted one, its last quote. */
type State = 'start' | 'bare' | 'quoted' | 'closing';

class QuoteScanner {
  readonly #separator: string;
  #state: State = 'start';
  #line = 1;
  #wasReturn = false;
  #opened = 1;
  #value = '';
  #length = 0;

  constructor(separator: string) {
    this.#separator = separator;
  }

  get isQuoted(): boolean {
    return this.#state === 'quoted';
  }

  describe(): OpenQuote {
    return { opened: this.#opened, noticed: this.#line, value: this.#value };
  }

  /** Reads a character; true if it cannot follow. */
  isOver(character: string): boolean {
    const isOver = this.#isMisplaced(character);
    if (isOver) return true;
    const isReturn = character === '\r';
    if (isReturn || (character === '\n' && !this.#wasReturn)) this.#line += 1;
    this.#wasReturn = isReturn;
    return false;
  }

  #isMisplaced(character: string): boolean {
    const isEnd = character === this.#separator || character === '\n' || character === '\r';
    if (this.#state === 'quoted') {
      if (character === '"') this.#state = 'closing';
      else this.#add(character);
      return this.#length > MAX_ROW_LENGTH;
    }
    if (this.#state === 'closing' && !isEnd) {
      if (character !== '"') return true;
      this.#add(character);
      this.#state = 'quoted';
    } else if (isEnd) this.#state = 'start';
    else if (this.#state === 'start' && character === '"') this.#open();
    else this.#state = 'bare';
    return false;
  }

  #open(): void {
    this.#state = 'quoted';
    this.#opened = this.#line;
    this.#value = '';
    this.#length = 0;
  }

  #add(character: string): void {
    this.#length += 1;
    if (this.#length <= MAX_VALUE_LENGTH) this.#value += character;
  }
}

/** A text in the languages of the command line. */
type Words = Readonly<Record<'th' | 'en', string>>;

/**
 * An error that the operator can correct. Its message is complete, in plain
 * sentences, without a stack and without secrets; `server.ts` and `cli.ts` print it in the language of the
 * operator and exit with 1. Log lines have it in English.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
  readonly #words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super(words.en, options);
    this.#words = words;
  }

  /** The message in the language of the operator. */
  getMessage(language: keyof Words): string {
    return this.#words[language];
  }
}

/** The message of anything thrown, in the languages that there are. */
export function getErrorWords(error: unknown): Words {
  if (error instanceof OperatorError) return { th: error.getMessage('th'), en: error.getMessage('en') };
  const message = getErrorMessage(error);
  return { th: message, en: message };
}

/** The message of anything thrown. */
export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a Node, PostgreSQL or Fastify error, or an empty string. */
export function getErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** Whether a call to the operating system failed. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Codes of Node and of PostgreSQL. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];

/** For a database that broke off because its disk is full, and could not say so. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
  readonly code = 'ENOSPC';
}

/** Whether anything failed because a disk has no space left, or its user's share is used up. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.includes(getErrorCode(error));
}

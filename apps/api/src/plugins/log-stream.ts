import { fsyncSync, openSync, writeSync, write as writeFile, close as closeFile, statSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DestinationStream } from 'pino';
import { countWrite, isWriting } from '../end-process.ts';
import { getErrorCode } from '../operator-error.ts';

const write = promisify(writeFile);
const close = promisify(closeFile);

/** Lines that wait beyond this are dropped. */
const MAX_WAITING_CHARACTERS = 4 * 1024 * 1024;
/**
 * Lines of this many milliseconds are written together. One write for each line
 * takes a tenth of a busy server's time.
 */
const BATCH_MS = 20;
const BUSY_RETRY_MS = 50;
const FAILED_RETRY_MS = 1000;
const FLUSH_TIMEOUT_MS = 1000;
const RETENTION_DAYS = 90;
const MAX_ROTATED_BYTES = 1024 ** 3;
const STANDARD_OUTPUT = 1;
const DAY_MS = 24 * 3600 * 1000;

type LogStreamOptions = {
  /** Null: standard output, which is not rotated. */
  file: string | null;
  /** A file of this size, or of an earlier day (UTC), is renamed and a new one begun. */
  maxBytes: number;
  now: () => Date;
};

/**
 * Writes log lines in the background. A write that fails, as on a full disk, only loses lines: they are
 * counted, and the number is logged once writing works again.
 */
export class LogStream implements DestinationStream {
  readonly #options: LogStreamOptions;
  #descriptor: number;
  #size = 0;
  #day: string;
  #waiting: string[] = [];
  #waitingCharacters = 0;
  #lost = 0;
  /** Whether a failed write may have left half a line. */
  #hasPartialLine = false;
  #writing: Promise<void> | null = null;

  /** @throws Error when the file cannot be opened */
  constructor(options: LogStreamOptions) {
    this.#options = options;
    this.#day = this.#today();
    this.#descriptor = STANDARD_OUTPUT;
    if (options.file !== null) {
      const before = statSync(options.file, { throwIfNoEntry: false });
      if (before && before.size > 0) this.#day = toDay(before.mtime);
      this.#open(options.file);
    }
    process.once('exit', () => this.#writeRemaining());
  }

  write(line: string): void {
    if (this.#waitingCharacters + line.length > MAX_WAITING_CHARACTERS) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(line);
    this.#waitingCharacters += line.length;
    this.#writing ??= this.#run().finally(() => (this.#writing = null));
  }

  /** Calls back when the lines so far are written, or after a second. */
  flush(callback: () => void): void {
    void this.#waitForWrites(callback);
  }

  async #waitForWrites(callback: () => void): Promise<void> {
    await Promise.race([this.#writing, sleep(FLUSH_TIMEOUT_MS)]);
    callback();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await sleep(BATCH_MS, undefined, { ref: false });
      const lines = this.#waiting;
      this.#waiting = [];
      this.#waitingCharacters = 0;
      try {
        await this.#rotateIfDue();
        await this.#append(this.#lossNotice() + lines.join(''));
        this.#lost = 0;
      } catch {
        this.#lost += lines.length;
        await sleep(FAILED_RETRY_MS, undefined, { ref: false });
      }
    }
  }

  #lossNotice(): string {
    if (this.#lost === 0) return '';
    const notice = {
      level: 'error',
      time: this.#options.now(),
      lost: this.#lost,
      msg: 'log lines were lost',
    };
    return `${JSON.stringify(notice)}\n`;
  }

  async #append(text: string): Promise<void> {
    let rest = Buffer.from(this.#hasPartialLine ? `\n${text}` : text);
    this.#hasPartialLine = true;
    while (rest.length > 0) {
      const bytesWritten = await this.#writeSome(rest);
      if (bytesWritten === 0) await sleep(BUSY_RETRY_MS);
      this.#size += bytesWritten;
      rest = rest.subarray(bytesWritten);
    }
    this.#hasPartialLine = false;
  }

  /** The number of bytes that were written; none while the output is busy. */
  async #writeSome(rest: Buffer): Promise<number> {
    try {
      return (await countWrite(write(this.#descriptor, rest))).bytesWritten;
    } catch (error) {
      if (getErrorCode(error) !== 'EAGAIN') throw error;
      return 0;
    }
  }

  async #rotateIfDue(): Promise<void> {
    const { file, maxBytes, now } = this.#options;
    if (file === null || (this.#size < maxBytes && this.#day === this.#today())) return;
    await rename(file, `${file}.${now().toISOString().replaceAll(':', '')}`);
    const old = this.#descriptor;
    this.#day = this.#today();
    this.#open(file);
    await close(old);
    await removeSurplus(file);
  }

  #open(file: string): void {
    this.#descriptor = openSync(file, 'a', 0o600);
    this.#size = statSync(file).size;
  }

  #today(): string {
    return toDay(this.#options.now());
  }

  /**
   * At the end of the process there is one attempt, which may fail; none
   * where it would wait for another write.
   */
  #writeRemaining(): void {
    if (isWriting()) return;
    try {
      writeSync(this.#descriptor, this.#waiting.join(''));
      fsyncSync(this.#descriptor);
    } catch {
      // The process ends: there is nowhere to report it.
    }
  }
}

function toDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Deletes rotated files of a log after ninety days. */
export async function removeOldLogs(file: string, now: Date): Promise<void> {
  for (const { name, mtime } of await listRotated(file)) {
    if (now.getTime() - mtime.getTime() > RETENTION_DAYS * DAY_MS) await rm(name, { force: true });
  }
}

/** Keeps at most a gigabyte of rotated files. */
async function removeSurplus(file: string): Promise<void> {
  let bytes = 0;
  for (const { name, size } of await listRotated(file)) {
    bytes += size;
    if (bytes > MAX_ROTATED_BYTES) await rm(name);
  }
}

/** The newest first. */
async function listRotated(file: string): Promise<{ name: string; size: number; mtime: Date }[]> {
  const folder = path.dirname(file);
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${path.basename(file)}.`));
  const rotated: { name: string; size: number; mtime: Date }[] = [];
  for (const name of names.toSorted().toReversed()) {
    const { size, mtime } = await stat(path.join(folder, name));
    rotated.push({ name: path.join(folder, name), size, mtime });
  }
  return rotated;
}

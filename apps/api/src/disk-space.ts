import { existsSync, type StatsFs, statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { getErrorMessage, OperatorError } from './operator-error.ts';

const MEBIBYTE = 1024 ** 2;
const CHECK_EVERY_MS = 1000;
/** A twentieth of the disk is kept in reserve, within these bounds: PostgreSQL's log grows by 16 MiB at a time. */
const RESERVE_SHARE = 0.05;
const RESERVE_MIN_BYTES = 48 * MEBIBYTE;
const RESERVE_MAX_BYTES = 256 * MEBIBYTE;
/** Below this many times the reserve the log has a warning. */
const LOW_FACTOR = 4;

type DiskState = 'ample' | 'low' | 'reserve';
type Space = Pick<StatsFs, 'bsize' | 'blocks' | 'bavail'>;

/** The bytes of a disk that are reserved to keep the server running. */
export function getReserve({ bsize, blocks }: Pick<Space, 'bsize' | 'blocks'>): number {
  return Math.min(Math.max(blocks * bsize * RESERVE_SHARE, RESERVE_MIN_BYTES), RESERVE_MAX_BYTES);
}

/** Free space of a disk compared with its reserve. */
export function getDiskState({ bsize, blocks, bavail }: Space): DiskState {
  const reserve = getReserve({ bsize, blocks });
  const free = bavail * bsize;
  if (free < reserve) return 'reserve';
  return free < reserve * LOW_FACTOR ? 'low' : 'ample';
}

/** @throws OperatorError when the embedded database would be made on a disk that is nearly full */
export function refuseFullDisk(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'database'))) return;
  const space = statfsSync(dataDir);
  if (getDiskState(space) !== 'reserve') return;
  throw new OperatorError(
    `The disk of ${dataDir} has only ${toMebibytes(space)} MB left, too little for a database: free some space, or choose another DATA_DIR.`,
  );
}

/** Watches the free space of a folder's disk. */
export class DiskSpace {
  #state: DiskState = 'ample';
  readonly #folder: string;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;

  constructor(folder: string, log: Logger) {
    this.#folder = folder;
    this.#log = log;
    this.#change(statfsSync(folder));
    this.#timer = setTimeout(() => void this.#check(), CHECK_EVERY_MS).unref();
  }

  /** Whether only the reserve is left, so that writes are refused except those that keep the server running. */
  get isFull(): boolean {
    return this.#state === 'reserve';
  }

  async #check(): Promise<void> {
    try {
      this.#change(await statfs(this.#folder));
    } catch (error) {
      this.#log.warn({ reason: getErrorMessage(error) }, 'the free space of the disk cannot be read');
    }
    this.#timer.refresh();
  }

  #change(space: Space): void {
    const state = getDiskState(space);
    if (state === this.#state) return;
    this.#state = state;
    const fields = { folder: this.#folder, freeMegabytes: toMebibytes(space) };
    if (state === 'reserve') this.#log.error(fields, 'the disk is full: writes are refused');
    else if (state === 'low') this.#log.warn(fields, 'the disk is nearly full');
    else this.#log.info(fields, 'the disk has enough space');
  }
}

/** The free space in whole mebibytes. */
export function toMebibytes({ bsize, bavail }: Pick<Space, 'bsize' | 'bavail'>): number {
  return Math.floor((bavail * bsize) / MEBIBYTE);
}

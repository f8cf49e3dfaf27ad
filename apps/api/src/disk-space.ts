import { existsSync, type StatsFs, statfsSync, statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { getErrorCode, getErrorMessage, OperatorError } from './operator-error.ts';

const MEBIBYTE = 1024 ** 2;
const CHECK_EVERY_MS = 1000;
/**
 * A twentieth of the disk is kept in reserve, within these bounds:
 * PostgreSQL's log grows by 16 MiB at a time.
 */
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

/** The disk of a folder; `dev` is its device. */
type Reading = { folder: string; dev: number; space: Space };

type DiskSettings = { dataDir: string; databaseUrl: string | null; walArchive: string | null };

/** The folders that the server writes to: the embedded database may be a link to another disk. */
export function getDiskFolders({ dataDir, databaseUrl }: Omit<DiskSettings, 'walArchive'>): string[] {
  return databaseUrl === null ? [dataDir, path.join(dataDir, 'database')] : [dataDir];
}

/** @throws OperatorError when the embedded database would be made on a disk that is nearly full */
export function refuseFullDisk(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'database', 'data'))) return;
  for (const folder of getDiskFolders({ dataDir, databaseUrl: null }).filter((name) => existsSync(name))) {
    const space = statfsSync(folder);
    if (getDiskState(space) !== 'reserve') continue;
    throw new OperatorError({
      th: `ดิสก์ของ ${folder} เหลือเพียง ${toMebibytes(space)} MB ไม่พอสำหรับฐานข้อมูล เพิ่มที่ว่าง หรือใช้ DATA_DIR อื่น`,
      en: `The disk of ${folder} has only ${toMebibytes(space)} MB left, too little for a database: free some space, or choose another DATA_DIR.`,
    });
  }
}

/** The disk that is nearest to its reserve; null where none can be read. */
export async function readFullestDisk(folders: readonly string[]): Promise<StatsFs | null> {
  const read = await Promise.all(folders.map((folder) => statfs(folder).catch(() => null)));
  const share = ({ bsize, blocks, bavail }: Space) => (bavail * bsize) / getReserve({ bsize, blocks });
  return (
    read.filter((space) => space !== null).toSorted((one, other) => share(one) - share(other))[0] ?? null
  );
}

/** Watches the free space of all disks that the server writes to. */
export class DiskSpace {
  readonly #states = new Map<string, DiskState>();
  readonly #folders: readonly string[];
  /**
   * The archive of the write-ahead log: when its disk is full, PostgreSQL
   * keeps the log in the database's folder.
   */
  readonly #archive: string | null;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;

  constructor(settings: DiskSettings, log: Logger) {
    this.#folders = getDiskFolders(settings);
    this.#archive = settings.walArchive;
    this.#log = log;
    const present = this.#all.filter((folder) => existsSync(folder));
    this.#update(present.map((folder) => ({ folder, ...statSync(folder), space: statfsSync(folder) })));
    this.#timer = setTimeout(() => void this.#check(), CHECK_EVERY_MS).unref();
  }

  /**
   * Whether only the reserve of a disk is left, so that nothing may be
   * written except what keeps the server running.
   */
  get isFull(): boolean {
    return this.#folders.some((folder) => this.#states.get(folder) === 'reserve');
  }

  get #all(): string[] {
    return [...this.#folders, ...(this.#archive === null ? [] : [this.#archive])];
  }

  async #check(): Promise<void> {
    const read = await Promise.all(this.#all.map((folder) => this.#read(folder)));
    this.#update(read.filter((reading) => reading !== null));
    this.#timer.refresh();
  }

  async #read(folder: string): Promise<Reading | null> {
    try {
      const [{ dev }, space] = await Promise.all([stat(folder), statfs(folder)]);
      return { folder, dev, space };
    } catch (error) {
      // The folder of the database is made at its first start.
      if (getErrorCode(error) !== 'ENOENT') {
        this.#log.warn({ reason: getErrorMessage(error) }, 'the free space of the disk cannot be read');
      }
      return null;
    }
  }

  /** Lists each disk once, by its first folder. */
  #update(readings: readonly Reading[]): void {
    for (const { folder, dev, space } of readings) {
      if (readings.find((other) => other.dev === dev)?.folder === folder) this.#change(folder, space);
    }
  }

  #change(folder: string, space: Space): void {
    const state = getDiskState(space);
    if (state === (this.#states.get(folder) ?? 'ample')) return;
    this.#states.set(folder, state);
    const fields = { folder, freeMegabytes: toMebibytes(space) };
    if (state === 'ample') this.#log.info(fields, 'the disk has enough space');
    else if (state === 'low') this.#log.warn(fields, 'the disk is nearly full');
    else if (folder === this.#archive) this.#log.error(fields, 'the disk of the archive is full');
    else this.#log.error(fields, 'the disk is full: writes are refused');
  }
}

/** The free space in whole mebibytes. */
export function toMebibytes({ bsize, bavail }: Pick<Space, 'bsize' | 'bavail'>): number {
  return Math.floor((bavail * bsize) / MEBIBYTE);
}

import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { MAX_DIFFERENCE_MS } from '../../db/deletion-clock.ts';
import { toFileTime } from '../../file-time.ts';
import { OperatorError } from '../../operator-error.ts';

/** A copy of the cluster: when it was finished, and the first file of the log that it needs. */
export type BaseCopy = { name: string; finishedAt: Date; firstWal: string };

const BASE_NAME = /^base-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z-([0-9A-F]{24})$/;
const BASE_DRAFT = /^\.base-/;
/** A file of the log, or the note of a base copy about it: 8 digits of the timeline, 16 of the place. */
const WAL_NAME = /^[0-9A-F]{8}([0-9A-F]{16})(\.[0-9A-F]{8}\.backup)?$/;
const TIMELINE_DIGITS = 8;

export function toBaseName(finishedAt: Date, firstWal: string): string {
  return `base-${toFileTime(finishedAt)}-${firstWal}`;
}

/** The base copies of an archive, the oldest first; none if there is no such folder. */
export async function listBaseCopies(archive: string): Promise<BaseCopy[]> {
  const names = existsSync(archive) ? await readdir(archive) : [];
  return names.toSorted().flatMap((name) => {
    const [, day, hour, minute, second, firstWal] = BASE_NAME.exec(name) ?? [];
    if (firstWal === undefined) return [];
    return [{ name, finishedAt: new Date(`${day}T${hour}:${minute}:${second}Z`), firstWal }];
  });
}

/**
 * Deletes all base copies but the newest `keep`, those of killed runs, and the log that no copy needs.
 * @param now an instant by which data may be deleted
 * @throws OperatorError if a copy was named by a clock that was ahead: it would count as newer than later ones
 */
export async function pruneArchive(archive: string, keep: number, now: Date): Promise<void> {
  const copies = await listBaseCopies(archive);
  const future = copies.find(({ finishedAt }) => finishedAt.getTime() > now.getTime() + MAX_DIFFERENCE_MS);
  if (future) {
    throw new OperatorError({
      th: `ชื่อสำเนาฐานข้อมูล ${future.name} เป็นเวลาในอนาคต เพราะนาฬิกาเคยผิด ย้ายสำเนานี้ออกก่อน จึงจะลบสำเนาเก่าได้`,
      en: `The base copy ${future.name} is named after a moment in the future, when a clock was wrong: move it away, so that older copies can be deleted.`,
    });
  }
  const names = await readdir(archive);
  const drafts = names.filter((name) => BASE_DRAFT.test(name));
  for (const name of [...copies.slice(0, -keep).map((copy) => copy.name), ...drafts]) {
    await rm(path.join(archive, name), { recursive: true });
  }
  const first = copies.slice(-keep)[0]?.firstWal.slice(TIMELINE_DIGITS) ?? '';
  for (const name of names) {
    const place = WAL_NAME.exec(name)?.[1];
    if (place !== undefined && place < first) await rm(path.join(archive, name));
  }
}

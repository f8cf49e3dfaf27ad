import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureWritable } from '../../data-dir.ts';
import { MAX_DIFFERENCE_MS } from '../../db/deletion-clock.ts';
import { toFileTime } from '../../file-time.ts';
import { getErrorCode, isDiskFull, isSystemError, OperatorError } from '../../operator-error.ts';

/** As `sahakorn-2026-11-23T061500Z.tar.zst.age`; sorted by name they are sorted by time. */
export const BACKUP_NAME = /^sahakorn-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.zst(\.age)?$/;
const DRAFT_NAME = /^\.sahakorn-.*\.part$/;
/** A draft that was not written to for this long belongs to a backup that was killed. */
const DRAFT_MAX_AGE_MS = 24 * 3600 * 1000;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const RECORD = 'last-backup.json';

export type FinishedBackup = { path: string; bytes: number };

/** Makes a backup's file: a draft under another name until `write` has finished. */
export async function writeBackupFile<Result>(
  folder: string,
  { now, encrypted }: { now: Date; encrypted: boolean },
  write: (file: FileHandle) => Promise<Result>,
): Promise<FinishedBackup & { result: Result }> {
  ensureWritable(folder, { mode: FOLDER_MODE, setting: '--to' });
  const { file, draft, handle } = await openDraft(folder, now, encrypted).catch((error: unknown) => {
    throw explainFailure(error, folder);
  });
  try {
    const result = await write(handle).finally(() => handle.close());
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncFolder(folder);
    return { path: file, bytes: size, result };
  } catch (error) {
    await rm(draft, { force: true });
    throw explainFailure(error, folder);
  }
}

/** Whoever has the draft has the name: of two backups in one second, the later one takes the next second's. */
async function openDraft(
  folder: string,
  now: Date,
  encrypted: boolean,
): Promise<{ file: string; draft: string; handle: FileHandle }> {
  for (let at = now.getTime(); ; at += 1000) {
    const file = path.join(folder, toBackupName(new Date(at), encrypted));
    const draft = path.join(folder, `.${path.basename(file)}.part`);
    const handle = await open(draft, 'wx', FILE_MODE).catch(nullIfPresent);
    if (handle && !existsSync(file)) return { file, draft, handle };
    await handle?.close();
    if (handle) await rm(draft);
  }
}

function nullIfPresent(error: unknown): null {
  if (getErrorCode(error) === 'EEXIST') return null;
  throw error;
}

/**
 * Deletes all backups of a folder but the newest `keep`, and drafts of
 * killed runs. Returns the deleted backups.
 * @param now an instant by which data may be deleted
 * @throws OperatorError if a backup was named by a clock that was ahead: it would count as newer than later ones
 */
export async function deleteOldBackups(folder: string, keep: number, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).toSorted();
  const latest = toBackupName(new Date(now.getTime() + MAX_DIFFERENCE_MS), true);
  const future = names.find((name) => BACKUP_NAME.test(name) && name > latest);
  if (future !== undefined) {
    throw new OperatorError({
      th: `ชื่อไฟล์สำรอง ${future} เป็นเวลาในอนาคต เพราะนาฬิกาเคยผิด เปลี่ยนชื่อหรือย้ายไฟล์นี้ก่อน จึงจะลบไฟล์สำรองเก่าได้`,
      en: `The backup ${future} is named after a moment in the future, when a clock was wrong: rename or move it, so that older backups can be deleted.`,
    });
  }
  const old = names.filter((name) => BACKUP_NAME.test(name)).slice(0, -keep);
  for (const name of old) await rm(path.join(folder, name));
  for (const name of names.filter((candidate) => DRAFT_NAME.test(candidate))) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (now.getTime() - mtimeMs > DRAFT_MAX_AGE_MS) await rm(path.join(folder, name));
  }
  return old;
}

/** Records the newest backup in `DATA_DIR` for those who watch its age. */
export async function recordBackup(
  dataDir: string,
  { path: file, bytes }: FinishedBackup,
  now: Date,
): Promise<void> {
  const draft = path.join(dataDir, `.${RECORD}.${randomUUID()}`);
  await writeFile(draft, `${JSON.stringify({ finishedAt: now.toISOString(), path: file, bytes })}\n`);
  await rename(draft, path.join(dataDir, RECORD));
}

function toBackupName(now: Date, encrypted: boolean): string {
  return `sahakorn-${toFileTime(now)}.tar.zst${encrypted ? '.age' : ''}`;
}

/** Makes a rename survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function explainFailure(error: unknown, folder: string): unknown {
  if (isDiskFull(error)) {
    return new OperatorError({
      th: `ดิสก์ของ ${folder} เต็ม จึงไม่ได้สำรองข้อมูล`,
      en: `The disk of ${folder} is full: no backup was made.`,
    });
  }
  return isSystemError(error)
    ? new OperatorError({
        th: `เขียนไฟล์สำรองลง ${folder} ไม่ได้ (${getErrorCode(error)})`,
        en: `The backup cannot be written to ${folder} (${getErrorCode(error)}).`,
      })
    : error;
}

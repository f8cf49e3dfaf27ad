import { type FileHandle, open, readdir, realpath, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { BACKUP_NAME } from './backup-folder.ts';
import { MEDIA_FOLDER } from '../media/create-media-store.ts';
import { type MediaStore, PORTRAIT_PREFIX } from '../media/media-store.ts';
import { toFileEntry } from './entry-name.ts';
import type { FileRecord } from './manifest.ts';

/** Parts of `DATA_DIR` that a restored portal does not need, or gets otherwise. */
const EXCLUDED = new Set(['database', 'backups', 'mail', 'last-backup.json', 'lost+found']);

/** A file that is still being written: the published files are renamed when they are whole. */
const DRAFT = /^\./;

type DataFilesOptions = {
  dataDir: string;
  /** Absolute paths that are not copied, however they are reached: the log, and the folder of the backups. */
  except: readonly string[];
  /** Where published files are, if not below `dataDir`. */
  bucket?: MediaStore | null;
};

const PUBLISHED_MODE = 0o644;
const PORTRAIT_MODE = 0o600;

/**
 * Copies the files of `DATA_DIR`, and of the bucket, into a backup. Called
 * again, it copies only those that came since.
 */
export class DataFiles {
  readonly #options: DataFilesOptions;
  #except: string[] | undefined;
  readonly #copied = new Map<string, FileRecord>();

  constructor(options: DataFilesOptions) {
    this.#options = options;
  }

  get records(): FileRecord[] {
    return [...this.#copied.values()];
  }

  /** The size of all files in bytes. */
  async measure(): Promise<number> {
    let bytes = 0;
    for await (const name of this.#list('')) bytes += (await stat(this.#resolve(name))).size;
    for (const file of (await this.#options.bucket?.list()) ?? []) bytes += file.bytes;
    return bytes;
  }

  async copy(archive: ArchiveWriter, onBytes: (bytes: number) => void): Promise<void> {
    for await (const name of this.#list('')) {
      if (this.#copied.has(name)) continue;
      const file = await openIfPresent(this.#resolve(name));
      if (file === null) continue;
      try {
        this.#copied.set(name, await copyFile(name, file, archive, onBytes));
      } finally {
        await file.close();
      }
    }
    await this.#copyBucket(archive, onBytes);
  }

  /** An object is small enough to be copied at once. */
  async #copyBucket(archive: ArchiveWriter, onBytes: (bytes: number) => void): Promise<void> {
    const { bucket } = this.#options;
    for (const { name: file } of (await bucket?.list()) ?? []) {
      const name = path.posix.join(MEDIA_FOLDER, file);
      if (this.#copied.has(name)) continue;
      const content = (await bucket?.read(file)) ?? null;
      if (content === null) continue;
      await archive.add(toFileEntry(name), content.length, [content]);
      onBytes(content.length);
      const mode = file.startsWith(PORTRAIT_PREFIX) ? PORTRAIT_MODE : PUBLISHED_MODE;
      const sha256 = createHash('sha256').update(content).digest('hex');
      this.#copied.set(name, { path: name, bytes: content.length, mode, sha256 });
    }
  }

  /** Links are followed: the published files may lie on another disk. */
  async *#list(folder: string): AsyncGenerator<string> {
    for (const entry of (await readdir(this.#resolve(folder))).toSorted()) {
      const name = path.posix.join(folder, entry);
      if (this.#isExcluded(name) || (await this.#isExcept(name))) continue;
      const found = await statIfPresent(this.#resolve(name));
      if (found?.isDirectory()) yield* this.#list(name);
      else if (found?.isFile()) yield name;
    }
  }

  #isExcluded(name: string): boolean {
    const base = path.basename(name);
    return EXCLUDED.has(name) || DRAFT.test(base) || BACKUP_NAME.test(base);
  }

  async #isExcept(name: string): Promise<boolean> {
    const absolute = await toRealPath(this.#resolve(name));
    this.#except ??= await Promise.all(this.#options.except.map(toRealPath));
    // A log is rotated to its own name with the time.
    return this.#except.some((other) => absolute === other || absolute.startsWith(`${other}.`));
  }

  #resolve(name: string): string {
    return path.join(this.#options.dataDir, name);
  }
}

async function copyFile(
  name: string,
  file: FileHandle,
  archive: ArchiveWriter,
  onBytes: (bytes: number) => void,
): Promise<FileRecord> {
  const { size, mode } = await file.stat();
  const hash = createHash('sha256');
  async function* read(): AsyncGenerator<Buffer> {
    if (size === 0) return;
    let bytes = 0;
    const content: AsyncIterable<Buffer> = file.createReadStream({
      start: 0,
      end: size - 1,
      autoClose: false,
    });
    for await (const chunk of content) {
      bytes += chunk.length;
      hash.update(chunk);
      onBytes(chunk.length);
      yield chunk;
    }
    if (bytes < size)
      throw new OperatorError({
        th: `${name} สั้นลงขณะทำสำเนา สั่งสำรองข้อมูลใหม่`,
        en: `${name} became shorter while it was copied: make the backup again.`,
      });
  }
  await archive.add(toFileEntry(name), size, read());
  return { path: name, bytes: size, mode: mode & 0o777, sha256: hash.digest('hex') };
}

/** A file that is not there yet has the path of its folder. */
async function toRealPath(file: string): Promise<string> {
  return realpath(file).catch(async (error: unknown) => {
    nullIfMissing(error);
    const parent = path.dirname(file);
    return parent === file ? file : path.join(await toRealPath(parent), path.basename(file));
  });
}

async function openIfPresent(file: string): Promise<FileHandle | null> {
  return open(file).catch(nullIfMissing);
}

async function statIfPresent(file: string) {
  return stat(file).catch(nullIfMissing);
}

/** A file that is deleted meanwhile, such as a member's earlier portrait, is no longer needed. */
function nullIfMissing(error: unknown): null {
  if (getErrorCode(error) === 'ENOENT') return null;
  throw error;
}

import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { ensureWritable } from '../../data-dir.ts';
import { getErrorCode } from '../../operator-error.ts';
import { type MediaFile, type MediaStore, PORTRAIT_PREFIX, type StoredFile } from './media-store.ts';
import { SIGNATURE_BYTES } from './media-type.ts';

/** Other accounts of the machine may read what is published, but no member's picture. */
const PUBLISHED_MODE = 0o644;
const PORTRAIT_MODE = 0o600;

/** Errors of a missing file, a folder, or a symbolic link. */
const MISSING_FILE_CODES = ['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'];

/** Published files in a folder of this machine, or of a file system that several machines share. */
export class FolderStore implements MediaStore {
  readonly place: string;

  constructor(folder: string) {
    this.place = folder;
  }

  async has(name: string): Promise<boolean> {
    try {
      const used = new Date();
      await utimes(this.#resolve(name), used, used);
      return (await stat(this.#resolve(name))).isFile();
    } catch (error) {
      if (getErrorCode(error) === 'ENOENT') return false;
      throw error;
    }
  }

  async put(name: string, content: Uint8Array): Promise<void> {
    ensureWritable(this.place);
    if (await this.has(name)) return;
    const draft = this.#resolve(`.${name}.${process.pid}`);
    try {
      const mode = name.startsWith(PORTRAIT_PREFIX) ? PORTRAIT_MODE : PUBLISHED_MODE;
      const file = await open(draft, 'w', mode);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, this.#resolve(name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async open(name: string): Promise<MediaFile | null> {
    const file = await this.#open(name);
    if (file === null) return null;
    try {
      const stats = await file.stat({ bigint: true });
      if (stats.isFile()) return await describe(file, stats);
      await file.close();
      return null;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(this.#resolve(name)).catch(nullIfMissing);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#resolve(name), { force: true });
  }

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for (const name of (await readdir(this.place).catch(nullIfMissing)) ?? []) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- limits the open files
      const found = await stat(this.#resolve(name)).catch(nullIfMissing);
      if (found?.isFile()) files.push({ name, bytes: found.size, usedAt: found.mtime });
    }
    return files;
  }

  /** A file of the folder itself, not what a link points to. */
  async #open(name: string): Promise<FileHandle | null> {
    return open(this.#resolve(name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(nullIfMissing);
  }

  #resolve(name: string): string {
    return path.join(this.place, name);
  }
}

async function describe(file: FileHandle, { size, mtimeNs }: BigIntStats): Promise<MediaFile> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
  return {
    bytes: Number(size),
    etag: `"${size.toString(36)}-${mtimeNs.toString(36)}"`,
    beginning: buffer.subarray(0, bytesRead),
    read: () => file.createReadStream({ start: 0 }),
    close: () => file.close(),
  };
}

function nullIfMissing(error: unknown): null {
  if (MISSING_FILE_CODES.includes(getErrorCode(error))) return null;
  throw error;
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import { MEDIA_FOLDER } from '../media/create-media-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { FileRecord, Manifest } from './manifest.ts';

/** Suffix of a file until the complete backup is restored. */
const DRAFT = '.restoring';

type Places = { dataDir: string; bucket: MediaStore | null };

/**
 * Puts the files of a backup into `DATA_DIR`, under other names until all is restored. Published files may go
 * to a bucket instead, at once: without a row that names them, they are swept later.
 */
export class RestoredFiles {
  readonly #dataDir: string;
  readonly #bucket: MediaStore | null;
  readonly #records: ReadonlyMap<string, FileRecord>;
  /** Files that lie there already, just as in the backup. */
  readonly #present = new Set<string>();
  readonly #drafts = new Set<string>();

  constructor({ dataDir, bucket }: Places, { files }: Manifest) {
    this.#dataDir = dataDir;
    this.#bucket = bucket;
    this.#records = new Map(files.map((record) => [record.path, record]));
  }

  /** @throws OperatorError if a file of the backup exists there with other content */
  async refuseConflicts(): Promise<void> {
    for (const { path: name, sha256 } of this.#records.values()) {
      const found = await this.#hash(name);
      if (found === sha256) this.#present.add(name);
      else if (found !== null) {
        throw new OperatorError({
          th: `${this.#describe(name)} ไม่ตรงกับในไฟล์สำรอง ย้ายไฟล์นี้ออก หรือกู้คืนลงใน DATA_DIR ที่ว่าง`,
          en: `${this.#describe(name)} is not the one of the backup: move it away, or restore into an empty DATA_DIR.`,
        });
      }
    }
  }

  /** The size of the files that have yet to be written below `DATA_DIR`. */
  get missingBytes(): number {
    const missing = [...this.#records.values()].filter(
      ({ path: name }) => !this.#present.has(name) && this.#toObject(name) === null,
    );
    return missing.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async add(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const record = this.#records.get(name);
    if (this.#present.has(name) || !record) return;
    const object = this.#toObject(name);
    if (this.#bucket && object !== null) return this.#bucket.put(object, await buffer(content));
    const draft = `${this.#resolve(name)}${DRAFT}`;
    await mkdir(path.dirname(draft), { recursive: true });
    this.#drafts.add(name);
    await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
    await chmod(draft, record.mode);
  }

  /** Renames the files to their final names. */
  async commit(): Promise<void> {
    for (const name of this.#drafts) await rename(`${this.#resolve(name)}${DRAFT}`, this.#resolve(name));
  }

  async discard(): Promise<void> {
    for (const name of this.#drafts) await rm(`${this.#resolve(name)}${DRAFT}`, { force: true });
  }

  async #hash(name: string): Promise<string | null> {
    const object = this.#toObject(name);
    if (!this.#bucket || object === null) return hashFile(this.#resolve(name));
    const content = await this.#bucket.read(object);
    return content && createHash('sha256').update(content).digest('hex');
  }

  /** The name of a published file in the bucket; null if there is no bucket, and for all other files. */
  #toObject(name: string): string | null {
    return this.#bucket && path.dirname(name) === MEDIA_FOLDER ? path.basename(name) : null;
  }

  #describe(name: string): string {
    const object = this.#toObject(name);
    return this.#bucket && object !== null ? `${this.#bucket.place}/${object}` : this.#resolve(name);
  }

  #resolve(name: string): string {
    return path.join(this.#dataDir, name);
  }
}

/** Null for a file that is not there. */
async function hashFile(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { open, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { ensureWritable } from '../../data-dir.ts';
import { getErrorCode } from '../../operator-error.ts';

const NAME_LENGTH = 32;

/** Names of members' pictures begin with it: they lie beside the published files, but are not published. */
export const PORTRAIT_PREFIX = 'portrait-';

/** The name of a file by its content and by what was made of it. */
export function contentName(content: Uint8Array, recipe = ''): string {
  return createHash('sha256').update(recipe).update(content).digest('hex').slice(0, NAME_LENGTH);
}

/** Other accounts of the machine may read what is published, but no member's picture. */
const PUBLISHED_MODE = 0o644;
const PORTRAIT_MODE = 0o600;

/** The folder of published files. Names are content hashes, so writing again changes nothing. */
export class MediaStore {
  readonly #folder: string;

  /** Makes the folder where it is missing. */
  constructor(folder: string) {
    ensureWritable(folder);
    this.#folder = folder;
  }

  getPath(name: string): string {
    return path.join(this.#folder, name);
  }

  /** Whether a file exists. Updates its modification time, so that it is not swept while in use. */
  async has(name: string): Promise<boolean> {
    try {
      const used = new Date();
      await utimes(this.getPath(name), used, used);
      return (await stat(this.getPath(name))).isFile();
    } catch (error) {
      if (getErrorCode(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** Writes a file atomically; an existing one stays. */
  async keep(name: string, content: Uint8Array): Promise<void> {
    if (await this.has(name)) return;
    const draft = this.getPath(`.${name}.${process.pid}`);
    try {
      const mode = name.startsWith(PORTRAIT_PREFIX) ? PORTRAIT_MODE : PUBLISHED_MODE;
      const file = await open(draft, 'w', mode);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, this.getPath(name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

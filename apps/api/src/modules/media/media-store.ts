import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

const NAME_LENGTH = 32;

/**
 * Names of members' pictures begin with it: they are stored with the published files, but are not published.
 */
export const PORTRAIT_PREFIX = 'portrait-';

/** The name of a file: a hash of its content and of the recipe that made it. */
export function contentName(content: Uint8Array, recipe = ''): string {
  return createHash('sha256').update(recipe).update(content).digest('hex').slice(0, NAME_LENGTH);
}

/** An open file; either `read` or `close` it. */
export type MediaFile = {
  bytes: number;
  /** Quoted, as in the header. */
  etag: string;
  /** The first bytes, by which its type is recognised. */
  beginning: Buffer;
  read: () => Readable;
  close: () => Promise<void>;
};

/**
 * Where published files and members' pictures are. Names are content
 * hashes, so writing again changes nothing.
 */
export type MediaStore = {
  /** For operators: the folder or the address. */
  readonly place: string;
  /** Whether a file exists. Updates its modification time, so that it is not swept while in use. */
  has: (name: string) => Promise<boolean>;
  /** Writes a file atomically; an existing one is not replaced. */
  put: (name: string, content: Uint8Array) => Promise<void>;
  /** Null if there is no such file. */
  open: (name: string) => Promise<MediaFile | null>;
  /** Null if there is no such file. */
  read: (name: string) => Promise<Buffer | null>;
  /** Removes a file that may be missing. */
  remove: (name: string) => Promise<void>;
  list: () => Promise<StoredFile[]>;
};

export type StoredFile = { name: string; bytes: number; usedAt: Date };

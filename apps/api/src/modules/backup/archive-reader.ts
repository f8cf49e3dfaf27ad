import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import {
  getErrorCode,
  getErrorMessage,
  isDiskFull,
  isSystemError,
  OperatorError,
} from '../../operator-error.ts';
import { decrypt } from './backup-key.ts';
import { verifyChecksum } from './checksum-trailer.ts';
import { DamagedBackup } from './damaged-backup.ts';

const ENCRYPTED_HEAD = Buffer.from('age-encryption.org/');
const COMPRESSED_HEAD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** One entry of an archive. */
export type ArchiveEntry = { name: string; content: AsyncIterable<Buffer> };

export type ReaderOptions = {
  /** The secret keys; needed for an encrypted archive. */
  identities: readonly string[];
  /** Whether an unencrypted archive is refused: whoever has a key does not expect one. */
  mustBeEncrypted: boolean;
  signal: AbortSignal;
  /** Called with the bytes read so far and in all. */
  onProgress: (done: number, total: number) => void;
};

/**
 * Reads an archive from its first byte to its last and passes each entry to `onEntry`. Only once it returns
 * is it certain that the whole archive is as it was written.
 * @throws OperatorError in a sentence where it is not, or no key opens it
 */
export async function readArchive(
  file: string,
  { identities, mustBeEncrypted, signal, onProgress }: ReaderOptions,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const { encrypted, size } = await inspect(file);
  if (encrypted && identities.length === 0) {
    throw new OperatorError({
      th: `${file} เข้ารหัสไว้ ระบุไฟล์ของกุญแจลับใน BACKUP_KEY_FILE หรือ --key-file`,
      en: `${file} is encrypted: name the file of its secret key in BACKUP_KEY_FILE or --key-file.`,
    });
  }
  if (!encrypted && mustBeEncrypted) {
    throw new OperatorError({
      th: `${file} ไม่ได้เข้ารหัสทั้งที่ระบุกุญแจไว้ จึงอาจไม่ใช่ไฟล์สำรองที่ทำไว้ ถ้าต้องการอ่าน ใช้ --allow-unencrypted`,
      en: `${file} is not encrypted although a key is given: it may not be the backup that was made. --allow-unencrypted reads it all the same.`,
    });
  }
  let done = 0;
  async function* count(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      yield chunk;
      done += chunk.length;
      onProgress(done, size);
    }
  }
  const entries = extract();
  const reading = pipeline(
    createReadStream(file),
    (source: AsyncIterable<Buffer>) => verifyChecksum(decrypt(count(source), encrypted ? identities : [])),
    createZstdDecompress(),
    entries,
    { signal },
  );
  const [read, taken] = await Promise.allSettled([reading, readEntries(entries, onEntry)]);
  if (taken.status === 'rejected' && taken.reason instanceof EntryRefused) {
    const { cause } = taken.reason;
    throw cause instanceof DamagedBackup ? explain(cause, file) : cause;
  }
  for (const result of [read, taken]) {
    if (result.status === 'rejected') throw explain(result.reason, file);
  }
}

/** `onEntry` failed, which closes the archive early: what fails then says nothing of the file. */
class EntryRefused extends Error {}

async function readEntries(
  entries: ReturnType<typeof extract>,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  for await (const entry of entries) {
    let readError: unknown;
    async function* read(): AsyncGenerator<Buffer> {
      try {
        yield* entry;
      } catch (error) {
        readError = error;
        throw error;
      }
    }
    await onEntry({ name: entry.header.name, content: read() }).catch((error: unknown) => {
      throw error === readError ? error : new EntryRefused('', { cause: error });
    });
    entry.resume(); // The next one comes once this one is read.
  }
}

/** @throws OperatorError for a file that cannot be read or does not begin like a backup */
async function inspect(file: string): Promise<{ encrypted: boolean; size: number }> {
  try {
    const handle = await open(file);
    try {
      const { buffer } = await handle.read(Buffer.alloc(ENCRYPTED_HEAD.length), 0);
      const encrypted = buffer.equals(ENCRYPTED_HEAD);
      if (!encrypted && !buffer.subarray(0, COMPRESSED_HEAD.length).equals(COMPRESSED_HEAD)) {
        throw new DamagedBackup();
      }
      return { encrypted, size: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw explain(error, file);
  }
}

/** Explains system errors and aborts. Any other error means that the file is damaged. */
function explain(error: unknown, file: string): unknown {
  // Reading needs no space: it is the place that is restored into.
  if (isDiskFull(error)) return error;
  if (isSystemError(error))
    return new OperatorError({
      th: `อ่าน ${file} ไม่ได้ (${getErrorCode(error)})`,
      en: `${file} cannot be read (${getErrorCode(error)}).`,
    });
  if (getErrorCode(error) === 'ABORT_ERR') return error;
  if (getErrorMessage(error).startsWith('no identity matched')) {
    return new OperatorError({
      th: `กุญแจนี้เปิด ${file} ไม่ได้ เพราะไฟล์เข้ารหัสด้วยกุญแจอื่น`,
      en: `The key does not open ${file}: it was made with another one.`,
    });
  }
  return createDamagedError(file);
}

/** The message for a file that is not the complete backup as written. */
export function createDamagedError(file: string): OperatorError {
  return new OperatorError({
    th: `${file} ไม่ใช่ไฟล์สำรองที่สมบูรณ์ ไฟล์ขาดหาย หรือถูกเปลี่ยนแปลงหลังสำรอง`,
    en: `${file} is no whole backup: it was cut short, or changed after it was made.`,
  });
}

import { createHash } from 'node:crypto';
import { DamagedBackup } from './damaged-backup.ts';

/** The head of a skippable frame (RFC 8878) of 32 bytes, which every reader of Zstandard passes over. */
const FRAME_HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const TRAILER_BYTES = FRAME_HEAD.length + 32;

type Chunks = AsyncIterable<Uint8Array>;

/** Appends the SHA-256 of a Zstandard stream to it. */
export async function* appendChecksum(source: Chunks): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([FRAME_HEAD, hash.digest()]);
}

/**
 * Takes the SHA-256 off a stream and passes the rest on.
 * @throws DamagedBackup at the end, where the bytes before are others or the stream was cut short
 */
export async function* verifyChecksum(source: Chunks): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let last = Buffer.alloc(0);
  for await (const chunk of source) {
    const bytes = Buffer.concat([last, chunk]);
    const ready = bytes.subarray(0, Math.max(bytes.length - TRAILER_BYTES, 0));
    last = bytes.subarray(ready.length);
    hash.update(ready);
    if (ready.length > 0) yield ready;
  }
  if (!last.equals(Buffer.concat([FRAME_HEAD, hash.digest()]))) throw new DamagedBackup();
}

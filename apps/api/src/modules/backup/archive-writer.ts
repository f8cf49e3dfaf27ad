import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { encrypt } from './backup-key.ts';
import { appendChecksum } from './checksum-trailer.ts';

const FILE_MODE = 0o600;
/** Files are nearly as small at the lowest levels, in a fraction of the time. */
const COMPRESSION_LEVEL = 3;

type WriterOptions = {
  /** Empty: not encrypted. */
  recipients: readonly string[];
  signal: AbortSignal;
};

/**
 * Writes a tar archive, compressed, checksummed and encrypted, into an open
 * file. Memory does not grow with its size.
 */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #written: Promise<void>;
  /** Aborted when the archive can no longer be written: an entry would wait for ever. */
  readonly #failed = new AbortController();

  constructor(file: FileHandle, { recipients, signal }: WriterOptions) {
    const compress = createZstdCompress({
      params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL },
    });
    this.#written = pipeline(
      this.#pack,
      compress,
      appendChecksum,
      (source) => encrypt(source, recipients),
      file.createWriteStream({ flush: true }),
      { signal },
    );
    this.#written.catch((error: unknown) => this.#failed.abort(error));
  }

  /** Adds an entry of `bytes` bytes. */
  async add(name: string, bytes: number, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const { signal } = this.#failed;
    try {
      signal.throwIfAborted();
      await pipeline(content, this.#pack.entry({ name, size: bytes, mode: FILE_MODE }), { signal });
    } catch (error) {
      // The archive knows why it was closed, its entry only that it was.
      if (this.#pack.destroyed) await this.#written;
      throw error;
    }
  }

  /** Writes the rest, and waits until it is on disk. */
  async finish(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
  }
}

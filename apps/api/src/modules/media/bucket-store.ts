import { Readable } from 'node:stream';
import { S3mini, S3ServiceError } from 's3mini';
import type { BucketSettings } from '../../config.ts';
import { MediaUnavailable } from '../../errors/media-unavailable.ts';
import { getErrorMessage } from '../../operator-error.ts';
import type { MediaFile, MediaStore, StoredFile } from './media-store.ts';
import { SIGNATURE_BYTES } from './media-type.ts';

/** A screen is answered within five seconds. An upload is answered once all of it is stored. */
const ANSWER_TIMEOUT_MS = 3000;
const UPLOAD_TIMEOUT_MS = 60_000;

const NOT_FOUND = 404;
/** Objects in folders are not of the portal. */
const FOLDER_MARK = '/';

/**
 * Published files in a bucket. It must be private: visitors get files from the server, which knows
 * their types and whose portrait is whose.
 */
export class BucketStore implements MediaStore {
  readonly place: string;
  readonly #bucket: S3mini;

  constructor({ url, region, keyId, secret }: BucketSettings) {
    this.place = url;
    this.#bucket = new S3mini({
      endpoint: url,
      region,
      accessKeyId: keyId,
      secretAccessKey: secret,
      fetch: fetchWithTimeout,
    });
  }

  /** Copying a file onto itself renews its time; it fails if the file is missing. */
  async has(name: string): Promise<boolean> {
    const copied = await this.#request(() =>
      this.#bucket.copyObject(name, name, { metadataDirective: 'REPLACE' }),
    );
    return copied !== null;
  }

  async put(name: string, content: Uint8Array): Promise<void> {
    if (await this.has(name)) return;
    const stored = await this.#request(() => this.#bucket.putObject(name, content));
    if (stored === null) throw this.#createMissingError();
  }

  async open(name: string): Promise<MediaFile | null> {
    const response = await this.#request(() => this.#bucket.getObjectResponse(name));
    if (!response?.body) return null;
    const chunks = response.body[Symbol.asyncIterator]();
    const beginning = await this.#request(() => readBeginning(chunks));
    if (beginning === null) return null;
    async function* read(): AsyncGenerator<Uint8Array> {
      yield beginning ?? Buffer.alloc(0);
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    }
    return {
      bytes: Number(response.headers.get('content-length')),
      etag: `"${this.#bucket.sanitizeETag(response.headers.get('etag') ?? '')}"`,
      beginning: beginning.subarray(0, SIGNATURE_BYTES),
      read: () => Readable.from(read()),
      close: async () => void (await chunks.return?.()),
    };
  }

  async read(name: string): Promise<Buffer | null> {
    const content = await this.#request(() => this.#bucket.getObjectArrayBuffer(name));
    return content === null ? null : Buffer.from(content);
  }

  async remove(name: string): Promise<void> {
    await this.#request(() => this.#bucket.deleteObject(name));
  }

  async list(): Promise<StoredFile[]> {
    const objects = await this.#request(() => this.#bucket.listObjects());
    if (objects === null) throw this.#createMissingError();
    return objects
      .map(({ Key: name, Size: bytes, LastModified: usedAt }) => ({ name, bytes, usedAt }))
      .filter(({ name }) => !name.includes(FOLDER_MARK));
  }

  #createMissingError(): MediaUnavailable {
    return new MediaUnavailable({ th: `ไม่มี bucket ${this.place}`, en: `There is no bucket ${this.place}.` });
  }

  /** Null if the file or the bucket is missing. */
  async #request<Answer>(work: () => Promise<Answer | null>): Promise<Answer | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof S3ServiceError && error.status === NOT_FOUND) return null;
      const reason = describe(error);
      throw new MediaUnavailable(
        {
          th: `ใช้ที่เก็บไฟล์ ${this.place} ไม่ได้: ${reason}`,
          en: `The storage ${this.place} cannot be used: ${reason}.`,
        },
        { cause: error },
      );
    }
  }
}

/** The error of `fetch` is general; its cause is specific. */
function describe(error: unknown): string {
  const isVague = error instanceof TypeError && error.cause !== undefined;
  return getErrorMessage(isVague ? error.cause : error);
}

/** Waits for an answer to begin; a large file may take as long as its reader does. */
async function fetchWithTimeout(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const waiting = new AbortController();
  const timeoutMs = init.method === 'PUT' ? UPLOAD_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
  const timer = setTimeout(
    () => waiting.abort(new Error(`no answer in ${timeoutMs / 1000} seconds`)),
    timeoutMs,
  );
  try {
    return await fetch(input, { ...init, signal: waiting.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function readBeginning(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (let bytes = 0; bytes < SIGNATURE_BYTES;) {
    const next = await chunks.next();
    if (next.done) break;
    parts.push(next.value);
    bytes += next.value.length;
  }
  return Buffer.concat(parts);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * What may be served, by extension. Source maps, manifests of packages and
 * everything unknown stay where they are.
 */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|image\/svg|application\/manifest)/;
const COMPRESS_FROM_BYTES = 512;

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file of the portal, kept in memory: nothing that a client sends is ever used as a path. */
export type PortalFile = {
  type: string;
  body: Buffer;
  etag: string;
  /** Its name contains a hash of its content, so it can be cached forever. */
  hashed: boolean;
  /** Filled in as they become ready. */
  encoded: Partial<Record<Encoding, Buffer>>;
};

/**
 * The servable files below `folder` by the path of their address, e.g.
 * `/assets/index-4f2a.js`. Empty without a build.
 */
export function readPortalFiles(folder: string): Map<string, PortalFile> {
  const files = new Map<string, PortalFile>();
  for (const name of listFiles(folder)) {
    const type = TYPES[path.extname(name)];
    const hidden = name.split('/').some((part) => part.startsWith('.'));
    if (type === undefined || hidden) continue;
    const file = portalFile(type, readFileSync(path.join(folder, name)), name.startsWith('assets/'));
    for (const encoding of ENCODINGS) {
      const compressed = path.join(folder, `${name}.${encoding}`);
      if (existsSync(compressed)) file.encoded[encoding] = readFileSync(compressed);
    }
    files.set(`/${name}`, file);
  }
  return files;
}

/**
 * Writes the compressed forms of the files below `folder` next to them, so that a start need not create them.
 */
export async function writeCompressed(folder: string): Promise<void> {
  const files = readPortalFiles(folder);
  await compressAll([...files.values()]);
  for (const [address, { encoded }] of files)
    for (const [encoding, body] of Object.entries(encoded))
      writeFileSync(path.join(folder, `${address}.${encoding}`), body);
}

/** A file that was made rather than read. */
function portalFile(type: string, body: Buffer, hashed = false): PortalFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type, body, etag, hashed, encoded: {} };
}

/**
 * Compresses the files that the build left uncompressed, one after the other; until then they are served
 * uncompressed. The best compression takes seconds, so all files are compressed quickly first.
 */
export async function compressAll(files: readonly PortalFile[]): Promise<void> {
  const large = files.filter(
    ({ type, body, encoded }) =>
      COMPRESSIBLE.test(type) && body.length >= COMPRESS_FROM_BYTES && encoded.br === undefined,
  );
  for (const file of large) file.encoded.gzip = await promisify(gzip)(file.body, { level: 9 });
  for (const file of large) file.encoded.br = await promisify(brotliCompress)(file.body);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

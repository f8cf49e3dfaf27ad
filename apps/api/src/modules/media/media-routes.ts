import type { BigIntStats } from 'node:fs';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { MediaFileName } from '@sahakorn/contract/topic';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { getErrorCode } from '../../operator-error.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { PORTRAIT_PREFIX } from './media-store.ts';
import { getMediaType, SIGNATURE_BYTES } from './media-type.ts';

/** Pictures of the categories, shipped with the portal. */
const DEFAULTS_FOLDER = path.join(import.meta.dirname, 'defaults');

/** Named by its content: it never changes. */
const GENERATED_NAME = /^[0-9a-f]{32}[.-]/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** Errors of a missing file, a folder, or a symbolic link. */
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'];

/** Where published files lie below `DATA_DIR`. */
export function getMediaFolder(dataDir: string): string {
  return path.join(dataDir, 'mediafiles');
}

/** Serves published files by GET and HEAD, with the type that their content has. */
export function registerMedia(
  app: FastifyInstance,
  { db, mediaFolder }: { db: Kysely<Database>; mediaFolder: string },
): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/mediafiles/:file',
    compress: false,
    handler: async (request, reply) => {
      const name = MediaFileName.safeParse(request.params.file);
      if (!name.success) throw new NotFound();
      const file = (await openFile(mediaFolder, name.data)) ?? (await openFile(DEFAULTS_FOLDER, name.data));
      if (!file) throw new NotFound();
      try {
        const [title, portrait] = await Promise.all([findTitle(db, name.data), isPortrait(db, name.data)]);
        if (portrait) throw new NotFound();
        return await send(request, reply, { file, name: name.data, title });
      } catch (error) {
        await file.close();
        throw error;
      }
    },
  });
}

/** The download name of a file, where it has one. */
async function findTitle(db: Kysely<Database>, file: string): Promise<string | null> {
  const row = await db.selectFrom('media_name').select('name').where('file', '=', file).executeTakeFirst();
  return row?.name ?? null;
}

/** The picture of a member, which only the member gets. Earlier releases stored them without the prefix. */
async function isPortrait(db: Kysely<Database>, file: string): Promise<boolean> {
  if (file.startsWith(PORTRAIT_PREFIX)) return true;
  const row = await db
    .selectFrom('member')
    .select('picture_file')
    .where('picture_file', '=', file)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null where there is no such file in the folder itself. */
async function openFile(folder: string, name: string): Promise<FileHandle | null> {
  try {
    const file = await open(path.join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    if (!NOT_THERE.includes(getErrorCode(error))) throw error;
  }
  return null;
}

type Sent = { file: FileHandle; name: string; title: string | null };

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, name, title }: Sent,
): Promise<FastifyReply> {
  const stats = await file.stat({ bigint: true });
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
  const { type, shown } = getMediaType(buffer.subarray(0, bytesRead), name);
  const etag = getEtag(stats);
  reply.headers({
    'content-type': type,
    'content-disposition': disposition(shown, name, title),
    'cache-control': GENERATED_NAME.test(name) ? FOR_EVER : FOR_A_DAY,
    etag,
  });
  if (request.headers['if-none-match'] === etag) {
    await file.close();
    return reply.code(304).send();
  }
  reply.header('content-length', stats.size.toString());
  if (request.method === 'HEAD') {
    await file.close();
    return reply.send();
  }
  return reply.send(file.createReadStream({ start: 0 }));
}

function getEtag({ size, mtimeNs }: BigIntStats): string {
  return `"${size.toString(36)}-${mtimeNs.toString(36)}"`;
}

/** RFC 6266: the name in Latin letters for old programs, and the true one. */
function disposition(shown: boolean, name: string, title: string | null): string {
  const kind = shown ? 'inline' : 'attachment';
  if (title === null) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(title).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${name}"; filename*=UTF-8''${encoded}`;
}

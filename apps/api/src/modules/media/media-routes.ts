import path from 'node:path';
import { MediaFileName } from '@sahakorn/contract/topic';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { FolderStore } from './folder-store.ts';
import { type MediaFile, type MediaStore, PORTRAIT_PREFIX } from './media-store.ts';
import { getMediaType } from './media-type.ts';

/** Pictures of the categories, shipped with the portal. */
const defaults = new FolderStore(path.join(import.meta.dirname, 'defaults'));

/** Named by its content: it never changes. */
const GENERATED_NAME = /^[0-9a-f]{32}[.-]/;
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_ONE_DAY = 'public, max-age=86400';

/** Serves published files by GET and HEAD, with the type that their content has. */
export function registerMedia(
  app: FastifyInstance,
  { db, media }: { db: Kysely<Database>; media: MediaStore },
): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/mediafiles/:file',
    compress: false,
    handler: async (request, reply) => {
      const name = MediaFileName.safeParse(request.params.file);
      if (!name.success) throw new NotFound();
      const file = (await media.open(name.data)) ?? (await defaults.open(name.data));
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
  // Some file systems find it by another spelling of its name.
  if (file.toLowerCase().startsWith(PORTRAIT_PREFIX)) return true;
  const row = await db
    .selectFrom('member')
    .select('picture_file')
    .where('picture_file', '=', file)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type SentFile = { file: MediaFile; name: string; title: string | null };

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, name, title }: SentFile,
): Promise<FastifyReply> {
  const { type, shown } = getMediaType(file.beginning, name);
  const { etag } = file;
  reply.headers({
    'content-type': type,
    'content-disposition': disposition(shown, name, title),
    'cache-control': GENERATED_NAME.test(name) ? CACHE_FOREVER : CACHE_ONE_DAY,
    etag,
  });
  if (request.headers['if-none-match'] === etag) {
    await file.close();
    return reply.code(304).send();
  }
  reply.header('content-length', String(file.bytes));
  if (request.method === 'HEAD') {
    await file.close();
    return reply.send();
  }
  return reply.send(file.read());
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

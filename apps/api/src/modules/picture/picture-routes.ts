import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberPicture, wwwUpload } from '@sahakorn/contract/picture';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import type { Limits } from '../../limits/limits.ts';
import type { MediaStore } from '../media/media-store.ts';
import { getSession } from '../session/authenticate.ts';
import { createPictureQueries } from './picture-queries.ts';
import { type PictureRefusal, PictureService } from './picture-service.ts';

const REFUSED = '0';
/** Enough for a member who tries several pictures. */
const PICTURES_PER_MINUTE = 20;
const REASONS: Readonly<Record<PictureRefusal, string>> = {
  'too-large': 'ไฟล์รูปใหญ่เกิน 5 MB เลือกรูปที่เล็กกว่านี้',
  unreadable: 'เปิดไฟล์นี้เป็นรูปไม่ได้ ใช้รูป JPEG, PNG หรือ GIF ไม่เกิน 24 ล้านพิกเซล',
};

/** Where a member gets their own picture. */
export function getPictureUrl(file: string): string {
  return memberPicture.path.replace('{file}', encodeURIComponent(file));
}

type PictureServices = { db: Kysely<Database>; media: MediaStore; limits: Limits };

/** Members' pictures; needs a scope that requires a member. */
export function registerPicture(scope: FastifyInstance, { db, media, limits }: PictureServices): void {
  const pictures = new PictureService({ queries: createPictureQueries(db), media });
  const limit = limits.perMinute('pictures', PICTURES_PER_MINUTE);

  registerCall(scope, wwwUpload, async ({ body, request }) => {
    const { membershipNo } = getSession(request);
    await limit.take(membershipNo);
    const outcome = await pictures.replace(membershipNo, { image: body.image, area: body.croppedAreaPixels });
    if ('refusal' in outcome) {
      request.log.info({ event: 'picture_refused', reason: outcome.refusal }, 'picture');
      return { rc_code: REFUSED, rc_des: REASONS[outcome.refusal], data: [] };
    }
    request.log.info({ event: 'picture_replaced' }, 'picture');
    return { rc_code: SUCCESS, rc_des: 'เปลี่ยนรูปแล้ว', data: [{ url: getPictureUrl(outcome.file) }] };
  });

  registerCall(scope, memberPicture, async ({ params, request, reply }) => {
    const picture = await pictures.read(getSession(request).membershipNo, params.file);
    reply.header('cache-control', 'private, no-store');
    return picture;
  });
}

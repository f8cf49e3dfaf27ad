import { SUCCESS } from '@sahakorn/contract/envelope';
import { wwwUpload } from '@sahakorn/contract/picture';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import type { RequestLimit } from '../../limits/request-limit.ts';
import { getSession } from '../session/authenticate.ts';
import type { PictureRefusal, PictureService } from './picture-service.ts';

const REFUSED = '0';
const REASONS: Readonly<Record<PictureRefusal, string>> = {
  'too-large': 'ไฟล์รูปใหญ่เกิน 5 MB เลือกรูปที่เล็กกว่านี้',
  unreadable: 'เปิดไฟล์นี้เป็นรูปไม่ได้ ใช้รูป JPEG, PNG หรือ GIF ไม่เกิน 24 ล้านพิกเซล',
};

/** Members' pictures; needs a scope that requires a member. */
export function registerPicture(scope: FastifyInstance, pictures: PictureService, limit: RequestLimit): void {
  registerCall(scope, wwwUpload, async ({ body, request }) => {
    const { membershipNo } = getSession(request);
    limit.take(membershipNo);
    const outcome = await pictures.replace(membershipNo, { image: body.image, area: body.croppedAreaPixels });
    if ('refusal' in outcome) return { rc_code: REFUSED, rc_des: REASONS[outcome.refusal], data: [] };
    return { rc_code: SUCCESS, rc_des: 'เปลี่ยนรูปแล้ว', data: [{ url: `/mediafiles/${outcome.file}` }] };
  });
}

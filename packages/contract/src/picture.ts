import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed, Outcome } from './envelope.ts';
import { MediaFileName } from './topic.ts';

/** Maximum size of a picture file. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** For base64 and the other fields. Slightly larger pictures still get a specific error message. */
const BODY_MAX_BYTES = Math.ceil((PICTURE_MAX_BYTES * 4) / 3) + 64 * 1024;

const Length = z.number().min(0).max(100_000);
const Area = z.object({ x: Length, y: Length, width: Length, height: Length });

export const wwwUpload = defineCall({
  id: 'wwwupload',
  method: 'POST',
  path: '/api/member/wwwupload',
  summary:
    "Replace the member's own picture with a JPEG, PNG or GIF (detected by content) of at most 24 megapixels",
  tag: 'member',
  access: 'member',
  writes: true,
  bodyMaxBytes: BODY_MAX_BYTES,
  body: z.object({
    image: z.string().max(BODY_MAX_BYTES).meta({ description: 'Data URL in base64' }),
    name: z.string().max(1000).nullish().meta({ description: 'Ignored' }),
    croppedArea: Area.nullish().meta({ description: 'In percent; ignored' }),
    croppedAreaPixels: Area.meta({ description: 'The area to keep, in pixels of the upright picture' }),
  }),
  response: feed(z.object({ url: z.string() })),
  failures: {
    413: 'The picture is over 5 MB',
    429: 'Too many pictures in a short time (`rate_limited`), with `retry_after`',
    503: 'Too many pictures are being processed at the moment',
  },
});

export const memberPicture = defineCall({
  id: 'member_picture',
  method: 'GET',
  path: '/api/member/member_picture/{file}',
  summary:
    "The member's own picture, at the address in `picture_url`; needs the bearer token as any feed does",
  tag: 'member',
  access: 'member',
  media: 'image/jpeg',
  params: z.object({ file: MediaFileName }),
  response: z.union([z.custom<Uint8Array>((value) => value instanceof Uint8Array), Outcome]),
  failures: { 404: 'Not the current picture of the member' },
});

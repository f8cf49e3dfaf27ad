import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';

/** The limit of a picture file in bytes. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** In base64, with the other fields, and some room, so that a slightly too large picture is refused in words. */
const BODY_MAX_BYTES = Math.ceil((PICTURE_MAX_BYTES * 4) / 3) + 64 * 1024;

const Length = z.number().min(0).max(100_000);
const Area = z.object({ x: Length, y: Length, width: Length, height: Length });

export const wwwUpload = defineCall({
  id: 'wwwupload',
  method: 'POST',
  path: '/api/member/wwwupload',
  summary: "Replace the member's own picture: a JPEG, PNG or GIF, by content, of 24 megapixels at most",
  tag: 'member',
  access: 'member',
  writes: true,
  bodyMaxBytes: BODY_MAX_BYTES,
  body: z.object({
    image: z.string().max(BODY_MAX_BYTES).meta({ description: 'Data URL in base64' }),
    name: z.string().max(1000).nullish().meta({ description: 'Ignored' }),
    croppedArea: Area.nullish().meta({ description: 'In percent; ignored' }),
    croppedAreaPixels: Area.meta({ description: 'What is kept of the picture as it is seen, upright' }),
  }),
  response: feed(z.object({ url: z.string() })),
  failures: {
    413: 'The picture is over 5 MB',
    429: 'Too many pictures in a short time (`rate_limited`), with `retry_after`',
    503: 'Too many pictures are being read at this moment',
  },
});

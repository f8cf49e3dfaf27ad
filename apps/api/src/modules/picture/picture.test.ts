import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { makeFolder } from '../../../test/temporary-folder.ts';
import { createStreamLogger } from '../../plugins/logger.ts';

const database = useDemoDatabase();
const dataDir = makeFolder();
const HOSTILE = path.resolve(import.meta.dirname, '../../../../../../shared/data/hostile');
const MB = 1024 * 1024;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await buildTestApp(database, { config: { dataDir } });
  token ??= await signIn(app);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#f00' };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

const dataUrl = (file: Buffer, type = 'image/jpeg') => `data:${type};base64,${file.toString('base64')}`;

function upload(
  image: unknown,
  croppedAreaPixels: unknown = { x: 0, y: 0, width: 64, height: 64 },
  member = token,
) {
  return post(app, 'wwwupload', {
    token: member,
    body: { image, name: '../../$(sleep 5).php', croppedAreaPixels },
  });
}

/** Gets a picture as a member; null: without a session. */
function get(url: string, member: string | null = token) {
  return app.inject({ url, ...(member !== null && { headers: { authorization: `Bearer ${member}` } }) });
}

async function kept(answer: Awaited<ReturnType<typeof upload>>) {
  const { data } = answer.json<{ data: { url: string }[] }>();
  const url = data[0]?.url ?? '';
  return { url, served: await get(url) };
}

it('cuts out what was chosen, makes it a small JPEG, and shows it as the picture of the member', async () => {
  const source = await halves(800, 400).png().toBuffer();
  const answer = await upload(dataUrl(source, 'image/png'), { x: 400, y: 0, width: 400, height: 400 });
  expect(answer.json()).toMatchObject({ rc_code: '1', rc_des: 'เปลี่ยนรูปแล้ว' });
  const { url, served } = await kept(answer);
  expect(url).toMatch(/^\/api\/member\/member_picture\/portrait-[0-9a-f]{32}\.jpg$/);
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(served.headers).not.toHaveProperty('etag');
  const { width, height } = await sharp(served.rawPayload).metadata();
  const { dominant } = await sharp(served.rawPayload).stats();
  expect([width, height, dominant.b > 200, dominant.r < 50]).toEqual([512, 512, true, true]);
  const status = await post(app, 'member_status', { token });
  expect(status.json<{ data: { picture_url: string }[] }>().data[0]?.picture_url).toBe(url);
});

it.each(['$(touch MARKER)', ';touch MARKER;', '|touch MARKER', '`touch MARKER`', '&& touch MARKER #'])(
  'runs nothing of the name %s',
  async (pattern) => {
    const marker = path.join(dataDir, 'marker');
    const name = pattern.replace('MARKER', marker);
    const image = dataUrl(await halves(64, 64).jpeg().toBuffer());
    const croppedAreaPixels = { x: 0, y: 0, width: 64, height: 64 };
    const answer = await post(app, 'wwwupload', { token, body: { image, name, croppedAreaPixels } });
    expect(answer.json()).toMatchObject({ rc_code: '1' });
    expect(existsSync(marker)).toBe(false);
  },
);

it('rotates it upright, and removes metadata', async () => {
  const source = await halves(400, 200)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'secret place', Orientation: '6' } })
    .toBuffer();
  // On its side in the file, the red half is the upper one as it is seen.
  const { served } = await kept(await upload(dataUrl(source), { x: 0, y: 0, width: 200, height: 200 }));
  const { exif, icc, xmp } = await sharp(served.rawPayload).metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  expect(served.rawPayload.includes('secret place')).toBe(false);
  expect((await sharp(served.rawPayload).stats()).dominant.r).toBeGreaterThan(200);
});

it.each(['without an end marker', 'with scan parameters of 0'])(
  'takes the photograph of a phone %s',
  async (what) => {
    const whole = await halves(64, 64).jpeg().toBuffer();
    const scan = whole.indexOf(Buffer.from([0xff, 0xda]));
    const end = scan + 2 + whole.readUInt16BE(scan + 2);
    const source = what.startsWith('without')
      ? whole.subarray(0, -2)
      : Buffer.from(whole).fill(0, end - 3, end);
    const { served } = await kept(await upload(dataUrl(source)));
    expect(served.statusCode).toBe(200);
  },
);

it('removes the picture before', async () => {
  const source = dataUrl(await halves(64, 64).gif().toBuffer(), 'image/gif');
  const first = await kept(await upload(source));
  const second = await kept(await upload(source));
  expect(first.served.statusCode).toBe(200);
  expect((await get(first.url)).statusCode).toBe(404);
  expect((await get(second.url)).statusCode).toBe(200);
});

describe('the picture of a member', () => {
  let url: string;

  beforeEach(async () => {
    const image = dataUrl(await halves(64, 64).jpeg().toBuffer());
    ({ url } = await kept(await upload(image)));
  });

  it('needs a session', async () => {
    expect((await get(url, null)).statusCode).toBe(401);
    expect((await get(url, 'x'.repeat(43))).statusCode).toBe(401);
  });

  it('is not found by another member, as one that does not exist', async () => {
    const other = await signIn(app, '009999');
    const [theirs, nobodys] = [
      await get(url, other),
      await get(url.replace(/[0-9a-f]{8}/, 'deadbeef'), other),
    ];
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
  });

  it('is no published file, and neither is one that an earlier release stored', async () => {
    const file = url.split('/').at(-1) ?? '';
    expect((await get(`/mediafiles/${file}`)).statusCode).toBe(404);
    const older = `${'ab'.repeat(16)}.jpg`;
    renameSync(path.join(dataDir, 'mediafiles', file), path.join(dataDir, 'mediafiles', older));
    await database.db
      .updateTable('member')
      .set({ picture_file: older })
      .where('membership_no', '=', '001234')
      .execute();
    expect((await get(`/mediafiles/${older}`)).statusCode).toBe(404);
    expect((await get(url.replace(file, older))).statusCode).toBe(200);
  });

  it('is read by no other account of the machine', () => {
    const { mode } = statSync(path.join(dataDir, 'mediafiles', url.split('/').at(-1) ?? ''));
    expect(mode & 0o777).toBe(0o600);
  });

  it('is not found once its file is gone', async () => {
    rmSync(path.join(dataDir, 'mediafiles', url.split('/').at(-1) ?? ''));
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('what is no picture', () => {
  const refused = { rc_code: '0', data: [] };

  it.each([
    ['an SVG', dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')],
    ['a page', dataUrl(Buffer.from('<html><script>alert(1)</script>'))],
    ['a BMP', dataUrl(Buffer.from('BM\x36\x00\x00\x00\x00\x00\x00\x00', 'latin1'), 'image/bmp')],
    ['nothing', 'data:image/jpeg;base64,'],
    ['an address', 'http://127.0.0.1:1/x.jpg'],
    ['a file of the server', 'file:///etc/passwd'],
    ['broken base64', 'data:image/jpeg;base64,/9j/4AA'],
    ['another type', 'data:text/html;base64,PGh0bWw+'],
  ])('%s is refused', async (_what, image) => {
    const answer = await upload(image);
    expect(answer.json()).toMatchObject(refused);
    expect(answer.json<{ rc_des: string }>().rc_des).toContain('JPEG, PNG หรือ GIF');
  });

  it('leaves one event in the log when it is refused, and another when it is taken', async () => {
    const lines: string[] = [];
    const log = createStreamLogger({ write: (line) => void lines.push(line) }, 'info');
    app = await buildTestApp(database, { config: { dataDir }, log });
    await upload('data:image/png;base64,AAAA');
    await upload(dataUrl(await halves(64, 64).jpeg().toBuffer()));
    const events = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'picture');
    expect(events).toMatchObject([
      { event: 'picture_refused', reason: 'unreadable' },
      { event: 'picture_replaced' },
    ]);
  });

  it('a picture with a page behind it is refused', async () => {
    const picture = await halves(64, 64).png().toBuffer();
    const page = Buffer.from('<html><script>alert(document.domain)</script></html>');
    expect((await upload(dataUrl(Buffer.concat([picture, page])))).json()).toMatchObject(refused);
  });

  it('a picture that is cut short is refused', async () => {
    const picture = await halves(640, 640).jpeg().toBuffer();
    expect((await upload(dataUrl(picture.subarray(0, picture.length / 2)))).json()).toMatchObject(refused);
  });

  it('more than 5 MB is refused', async () => {
    const large = (bytes: number) => dataUrl(Buffer.alloc(bytes, 'x'));
    expect((await upload(large(5 * MB + 1))).json()).toMatchObject({
      rc_des: expect.stringContaining('5 MB'),
    });
    expect((await upload(large(6 * MB))).statusCode).toBe(413);
  });
});

it.each([
  ['outside', { x: 60, y: 0, width: 64, height: 64 }],
  ['empty', { x: 0, y: 0, width: 0, height: 64 }],
  ['a strip', { x: 0, y: 0, width: 1, height: 64 }],
  ['negative', { x: -1, y: 0, width: 64, height: 64 }],
  ['endless', { x: 0, y: 0, width: 1e308, height: 64 }],
  ['no numbers', { x: '0', y: 0, width: 64, height: 64 }],
  ['missing', null],
])('an area that is %s is malformed', async (_what, area) => {
  const answer = await upload(dataUrl(await halves(64, 64).png().toBuffer(), 'image/png'), area);
  expect(answer.statusCode).toBe(400);
});

it('leaves the picture where it is when the next one is refused', async () => {
  const { url } = await kept(await upload(dataUrl(await halves(64, 64).jpeg().toBuffer())));
  await upload(dataUrl(Buffer.from('GIF89a')));
  expect((await get(url)).statusCode).toBe(200);
});

it('takes the picture of a member while another sends eighteen at once', async () => {
  const image = dataUrl(await halves(64, 64).jpeg().toBuffer());
  const sessions = [token, await signIn(app), await signIn(app)];
  let answered = 0;
  const flood = Array.from({ length: 18 }, (_, at) =>
    upload(image, undefined, sessions[at % sessions.length]).then(({ statusCode }) => {
      answered += 1;
      return statusCode;
    }),
  );
  const honest = await upload(image, undefined, await signIn(app, '009999'));
  expect(honest.json()).toMatchObject({ rc_code: '1' });
  expect(answered).toBeLessThan(14);
  await Promise.all(flood);
});

describe.skipIf(!existsSync(HOSTILE))('the hostile pictures', () => {
  it.each(['bomb16k.png', 'polyglot_html.jpg', 'trunc.jpg'])(
    '%s is refused with little work',
    async (name) => {
      const image = dataUrl(readFileSync(path.join(HOSTILE, name)));
      const [began, memory] = [process.cpuUsage(), process.memoryUsage.rss()];
      expect((await upload(image)).json()).toMatchObject({ rc_code: '0', data: [] });
      // Of the processor: by the clock a busy machine takes longer.
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(2000);
      expect(process.memoryUsage.rss() - memory).toBeLessThan(100 * MB);
    },
  );

  it('exif.jpg loses its notes', async () => {
    const { served } = await kept(await upload(dataUrl(readFileSync(path.join(HOSTILE, 'exif.jpg')))));
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload.includes('<script>')).toBe(false);
  });
});

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { backUp, createEmptyDatabase, run } from '../../../test/backup/command.ts';
import { useBucketServer } from '../../../test/bucket-server.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { checkMedia } from '../../cli/doctor/media-check.ts';
import { importContent } from '../content/import-content.ts';
import { BucketStore } from './bucket-store.ts';
import type { MediaStore } from './media-store.ts';

const HOUR_MS = 3_600_000;
const NEWS = 'title: ประกาศ\ndate: 2026-11-01';
const database = useDemoDatabase();
const server = useBucketServer(['media', 'restored', 'empty']);
const checked = useBucketServer(['media'], { checked: true });
let store: MediaStore;
let picture: Buffer;
let folder = '';

beforeAll(async () => {
  store = server.open('media');
  picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
});

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, 'news'));
  writeFileSync(path.join(folder, 'news/a.pdf'), `%PDF-1.7 ${'ยาว'.repeat(50_000)}`);
  writeFileSync(path.join(folder, 'news/a.png'), picture);
  writePage(`${NEWS}\npicture: a.png\nattachments: [a.pdf]`);
});

function writePage(head: string): void {
  writeFileSync(path.join(folder, 'news/a.md'), `---\n${head}\n---\nเนื้อหา`);
}

const publish = (more: { dryRun?: boolean; now?: Date } = {}) =>
  importContent(database.pool, { folder, media: store, kind: 'own', now: new Date(), ...more });

const listNames = async (of = store) => (await of.list()).map(({ name }) => name).toSorted();

async function getAttachment(): Promise<string> {
  const { file } = await database.db.selectFrom('media_name').select('file').executeTakeFirstOrThrow();
  return file;
}

const build = (media = server.getBucket('media')): Promise<FastifyInstance> =>
  buildTestApp(database, { now: () => TEST_NOW, config: { media } });

async function uploadPortrait(app: FastifyInstance, token: string): Promise<string> {
  const image = `data:image/png;base64,${picture.toString('base64')}`;
  const croppedAreaPixels = { x: 0, y: 0, width: 64, height: 64 };
  const answer = await post(app, 'wwwupload', { token, body: { image, croppedAreaPixels } });
  return answer.json<{ data: [{ url: string }] }>().data[0].url;
}

describe('files in a bucket', () => {
  it('are published and served as those of the folder', async () => {
    await publish();
    expect(await listNames()).toEqual(expect.arrayContaining([await getAttachment()]));
    const app = await build();
    const url = `/mediafiles/${await getAttachment()}`;
    const get = await app.inject(url);
    expect(get.statusCode).toBe(200);
    expect(get.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(get.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(get.body).toBe(`%PDF-1.7 ${'ยาว'.repeat(50_000)}`);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag]);
    const again = await app.inject({ url, headers: { 'if-none-match': get.headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.inject(`/mediafiles/${'0'.repeat(32)}.pdf`)).statusCode).toBe(404);
  });

  it('are not made again, nor written in a dry run', async () => {
    await publish();
    const before = await store.list();
    writeFileSync(path.join(folder, 'news/b.pdf'), '%PDF-1.7 another');
    writePage(`${NEWS}\npicture: a.png\nattachments: [b.pdf]`);
    await publish({ dryRun: true });
    expect(await listNames()).toEqual(before.map(({ name }) => name).toSorted());
  });

  it('are swept when no page names them any more', async () => {
    await publish();
    const attachment = await getAttachment();
    await store.put('notes-of-the-staff.pdf', Buffer.from('x'));
    writePage(NEWS);
    expect((await publish()).swept).toBe(0);
    const { swept } = await publish({ now: new Date(Date.now() + 2 * HOUR_MS) });
    expect(swept).toBeGreaterThan(1);
    const names = await listNames();
    expect(names).not.toContain(attachment);
    expect(names).toContain('notes-of-the-staff.pdf');
  });
});

describe('a portrait in a bucket', () => {
  it('is seen by its member only, and goes when the next one comes', async () => {
    const app = await build();
    const token = await signIn(app);
    const headers = { authorization: `Bearer ${token}` };
    const first = await uploadPortrait(app, token);
    const name = path.basename(first);
    expect(await listNames()).toContain(name);
    expect((await app.inject({ url: first, headers })).headers['content-type']).toBe('image/jpeg');
    const other = { authorization: `Bearer ${await signIn(app, '009999')}` };
    expect((await app.inject({ url: first, headers: other })).statusCode).toBe(404);
    expect((await app.inject(`/mediafiles/${name}`)).statusCode).toBe(404);
    await uploadPortrait(app, token);
    expect((await app.inject({ url: first, headers })).statusCode).toBe(404);
    expect(await listNames()).not.toContain(name);
  });
});

it('a backup holds the files of the bucket, and restores them into another', async () => {
  await publish();
  const app = await build();
  await uploadPortrait(app, await signIn(app));
  const work = temporaryFolder();
  const dataDir = path.join(work, 'data');
  mkdirSync(dataDir);
  const settings = (url: string, bucket: string, DATA_DIR: string) => {
    const { keyId, secret, ...place } = server.getBucket(bucket);
    const key = { MEDIA_S3_URL: place.url, MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: secret };
    return { DATABASE_URL: url, DATA_DIR, ...key };
  };
  const backup = await backUp(work, settings(database.url, 'media', dataDir));
  const restoredDir = path.join(work, 'restored');
  const restored = await run(
    ['restore', backup],
    settings(await createEmptyDatabase(), 'restored', restoredDir),
  );
  expect(restored).toMatchObject({ code: 0, err: '' });
  const copy = server.open('restored');
  expect(await listNames(copy)).toEqual(await listNames());
  for (const name of await listNames()) expect(await copy.read(name)).toEqual(await store.read(name));
  expect(readdirSync(restoredDir)).toEqual([]);
});

describe('the doctor', () => {
  it('finds files that are missing in the bucket', async () => {
    await publish();
    expect(await checkMedia(database.db, store)).toMatchObject([{ state: 'ok' }]);
    const empty = server.open('empty');
    const [finding] = await checkMedia(database.db, empty);
    expect(finding?.state).toBe('fault');
    expect(finding?.message.en).toContain(`Files missing in ${empty.place}`);
  });
});

it('every request is signed', async () => {
  const signed = checked.open('media');
  await signed.put('a.png', picture);
  expect(await signed.has('a.png')).toBe(true);
  expect(await signed.read('a.png')).toEqual(picture);
  await signed.remove('a.png');
  expect(await signed.has('a.png')).toBe(false);
});

describe.each([
  ['that does not answer', { url: 'http://127.0.0.1:2/media' }, 'ECONNREFUSED'],
  ['that refuses the key', { secret: 'another' }, 'S3 returned 403'],
])('a storage %s', (_what, wrongSettings, reason) => {
  it('is an error of the operator, and 503 to a visitor', async () => {
    const settings = { ...checked.getBucket('media'), ...wrongSettings };
    const broken = new BucketStore(settings);
    for (const work of [() => broken.list(), () => broken.put('a.pdf', picture), () => broken.open('a.pdf')])
      await expect(work()).rejects.toThrow(reason);
    const answer = await (await build(settings)).inject('/mediafiles/a.pdf');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  });
});

it('a bucket that is not there is an error of the operator', async () => {
  const missing = server.open('missing');
  await expect(missing.list()).rejects.toThrow('There is no bucket');
  await expect(missing.put('a.pdf', picture)).rejects.toThrow('There is no bucket');
});

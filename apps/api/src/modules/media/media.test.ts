import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { makeFolder } from '../../../test/temporary-folder.ts';
import { getMediaType } from './media-type.ts';
import { countPdfPages } from './pdf-pages.ts';

const database = useTestDatabase();
const dataDir = makeFolder();
const folder = path.join(dataDir, 'mediafiles');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('JFIF<script>alert(1)</script>')]);
const NAMED = `${'ab'.repeat(16)}.pdf`;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'deeper'), { recursive: true });
  writeFileSync(path.join(dataDir, 'secret.jpg'), JPEG);
  writeFileSync(path.join(folder, 'photo.txt'), JPEG);
  writeFileSync(path.join(folder, 'page.jpg'), '<html><script>alert(1)</script>');
  writeFileSync(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, NAMED), '%PDF-1.7 …');
  writeFileSync(path.join(folder, 'Portrait-ab.jpg'), JPEG);
  symlinkSync(path.join(dataDir, 'secret.jpg'), path.join(folder, 'linked.jpg'));
  await database.db
    .insertInto('media_name')
    .values({ file: NAMED, name: 'คำขอกู้ "สามัญ"\r\n(1).pdf' })
    .execute();
});

async function ask(address: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) {
  const app = await buildTestApp(database, { config: { dataDir } });
  return app.inject({ method, url: address, headers });
}

describe('a published file', () => {
  it('has the type of its content, not of its name', async () => {
    const photo = await ask('/mediafiles/photo.txt');
    expect(photo.statusCode).toBe(200);
    expect(photo.headers['content-type']).toBe('image/jpeg');
    expect(photo.headers['content-disposition']).toBe('inline; filename="photo.txt"');
    expect(photo.rawPayload).toEqual(JPEG);
  });

  it.each(['page.jpg', 'drawing.svg'])('is never a page: %s', async (name) => {
    const { headers } = await ask(`/mediafiles/${name}`);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('cannot run, be framed or be taken for another type', async () => {
    const { headers } = await ask('/mediafiles/photo.txt');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('answers HEAD as GET, without the bytes', async () => {
    const [get, head] = [await ask('/mediafiles/photo.txt'), await ask('/mediafiles/photo.txt', 'HEAD')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'content-disposition']) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
    expect(head.headers['content-length']).toBe(String(JPEG.length));
  });

  it('is immutable when its name is its hash, and not sent twice', async () => {
    const first = await ask(`/mediafiles/${NAMED}`);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const second = await ask(`/mediafiles/${NAMED}`, 'GET', { 'if-none-match': first.headers.etag });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('downloads under its Thai name, with a valid header', async () => {
    const { headers } = await ask(`/mediafiles/${NAMED}`);
    expect(headers['content-type']).toBe('application/pdf');
    const name = String(headers['content-disposition']).split("filename*=UTF-8''")[1] ?? '';
    expect(decodeURIComponent(name)).toBe('คำขอกู้ "สามัญ"\r\n(1).pdf');
    expect(name).toMatch(/^[\w%.~-]+$/);
  });

  it.each(['default-news.png', 'default-cremation.png', 'default-download.png'])(
    'may be a picture that we ship: %s',
    async (name) => {
      const { statusCode, headers } = await ask(`/mediafiles/${name}`, 'HEAD');
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    },
  );

  it('is shipped for every category', async () => {
    const rows = await database.db.selectFrom('content_category').select('default_image').execute();
    for (const { default_image: name } of rows) {
      expect((await ask(`/mediafiles/${name}`, 'HEAD')).statusCode, name).toBe(200);
    }
  });

  it.each([
    'nothing.jpg',
    '..%2fsecret.jpg',
    '%2e%2e%2fsecret.jpg',
    '%252e%252e%252fetc%252fpasswd',
    '..%5csecret.jpg',
    '.hidden',
    'deeper',
    'deeper/x.jpg',
    'linked.jpg',
    'Portrait-ab.jpg',
    'a%00.jpg',
    'a%0d%0aX-Evil:1',
    'ก.jpg',
    'a b.jpg',
    'x'.repeat(129),
  ])('404 or refused: %s', async (name) => {
    const answer = await ask(`/mediafiles/${encodeURI(name).replaceAll('%25', '%')}`);
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.headers['x-evil']).toBeUndefined();
    expect(answer.body).not.toContain('JFIF');
  });

  it('cannot be written', async () => {
    const app = await buildTestApp(database, { config: { dataDir } });
    expect((await app.inject({ method: 'POST', url: '/mediafiles/photo.txt', payload: {} })).statusCode).toBe(
      405,
    );
  });
});

describe('the type by content', () => {
  it.each([
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'a.jpg', 'image/png', true],
    [[...Buffer.from('GIF89a')], 'a', 'image/gif', true],
    [[...Buffer.from('BM1234\0\0\0\0')], 'a.bmp', 'image/bmp', true],
    [[...Buffer.from('BMW ขาย')], 'a.bmp', 'application/octet-stream', false],
    [[...Buffer.from('RIFF0000WEBP')], 'a', 'image/webp', true],
    [[...Buffer.from('PK\u0003\u0004')], 'a.xlsx', expect.stringContaining('spreadsheetml'), false],
    [[...Buffer.from('PK\u0003\u0004')], 'a.jpg', 'application/zip', false],
    [[], 'a.png', 'application/octet-stream', false],
  ])('of %j named %s is %s', (start, name, type, shown) => {
    expect(getMediaType(Uint8Array.from(start), name)).toEqual({ type, shown });
  });

  it.each([
    ['<</Type /Pages /Kids [1 0 R] /Count 3>>', 3],
    ['<</Count 12/Kids[]/Type/Pages>>', 12],
    ['%PDF-1.7 stream', null],
  ])('counts the pages of %s', (text, pages) => {
    expect(countPdfPages(Buffer.from(text))).toBe(pages);
  });
});

import net from 'node:net';
import { calls } from '@sahakorn/contract/calls';
import { Failure } from '@sahakorn/contract/envelope';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from './app.ts';
import { useTestDatabase } from './database.ts';
import { randomFrom } from './random.ts';

const SEED = 2569;
/** `npm run trust` sends ten times as many requests. */
const REQUESTS = Number(process.env['MALFORMED_REQUESTS'] ?? 1000);

const database = useTestDatabase();
let app: FastifyInstance;

beforeEach(async () => {
  app = await buildTestApp(database, {
    config: { lock: { threshold: 10_000, baseSeconds: 1, maxSeconds: 1 } },
  });
});

const TEXTS = [
  '',
  ' ',
  'ก',
  'ปู่ ญู ฐุ น้ำ ปั๊ม',
  'ํา',
  '๐๑๒๓๔๕',
  '\u200b\u202e\ufeff',
  '😀'.repeat(300),
  'x'.repeat(10_000),
  "' or 1=1 --",
  '"; drop table member; --',
  '../../etc/passwd',
  '%00',
  '\0',
  '\ud83d',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\r\nX-Evil: 1',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0000-00-00',
  '9'.repeat(400),
];

const VALUES: unknown[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53 + 1,
  [],
  {},
  [[[[[[]]]]]],
  { a: { b: { c: {} } } },
  ['000001'],
  { $ne: '' },
  { toString: 'x', valueOf: 1 },
  { length: 1e9 },
];

const RAW_BODIES = [
  '{',
  '}',
  '[1,]',
  '{"a":}',
  '\uFEFF{}',
  '"',
  'NaN',
  '[1e999999]',
  '{"membership_no":1e999}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  String.raw`{"membership_no":"\u0000"}`,
  String.raw`{"membership_no":"\ud800"}`,
  '{"__proto__":{"rc_code":"1"}}',
  '{"constructor":{"prototype":{"rc_code":"1"}}}',
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from([0x7b, 0xc3, 0x28, 0x7d]),
];

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=tis-620',
  'application/json, text/plain',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json\t;x=1',
  ' application/json',
  'garbage',
  '',
];

const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(43)}` },
  { authorization: `Bearer ${'x'.repeat(5000)}` },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: 'Bearer é"\'' },
  { 'x-forwarded-for': "1.1.1.1, ' or 1=1" },
  { 'accept-encoding': 'br;q=9, *;q=-1' },
  { accept: 'application/xml' },
  { 'content-encoding': 'gzip' },
  { origin: 'null' },
  { cookie: `a=${'b'.repeat(3000)}` },
  { range: 'bytes=0-1,5-' },
  { 'if-none-match': '*' },
  { expect: '200-maybe' },
  { 'x-http-method-override': 'DELETE' },
];

const METHODS = ['POST', 'POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

function requestsFrom(seed: number): InjectOptions[] {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const fields = calls.flatMap((call) => {
    const shape = call.body && 'shape' in call.body ? (call.body.shape as object) : {};
    return Object.keys(shape);
  });
  const body = () => {
    if (random() < 0.3) return pick(RAW_BODIES);
    if (random() < 0.2) return JSON.stringify(pick(VALUES));
    const names = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick([...fields, ...TEXTS]));
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, pick(VALUES)])));
  };
  const address = () => {
    const segment = () => encodeURIComponent(pick(TEXTS).toWellFormed()).slice(0, 300);
    const path = pick(calls).path.replaceAll(/\{\w+\}/g, segment);
    const odd = random() < 0.15 ? `${path}/${segment()}` : path;
    return random() < 0.2 ? `${odd}?${segment()}=${segment()}` : odd;
  };
  return Array.from({ length: REQUESTS }, () => {
    const method = pick(METHODS);
    const headers = {
      ...pick(HEADERS),
      'content-type': random() < 0.7 ? 'application/json' : pick(CONTENT_TYPES),
    };
    return { method, url: address(), headers, ...(!['GET', 'HEAD'].includes(method) && { payload: body() }) };
  });
}

it(
  `answers ${REQUESTS} malformed requests (seed ${SEED}) without a server error`,
  { timeout: 120_000 },
  async () => {
    const seen = new Map<number, number>();
    for (const [at, request] of requestsFrom(SEED).entries()) {
      const answer = await app.inject(request);
      const what = `request ${at}: ${JSON.stringify(request).slice(0, 500)} answered ${answer.body.slice(0, 300)}`;
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      expect(answer.statusCode, what).toBeLessThan(500);
      expect(answer.headers, what).not.toHaveProperty('x-evil');
      if (answer.statusCode >= 400 && request.method !== 'HEAD') Failure.strict().parse(answer.json());
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 415]));
    expect(Object.prototype).not.toHaveProperty('rc_code');
  },
);

describe('malformed HTTP', () => {
  async function exchange(...parts: string[]): Promise<string> {
    const address =
      app.server.address() ?? (await app.listen({ port: 0, host: '127.0.0.1' }), app.server.address());
    const { port } = address as net.AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    for (const part of parts) socket.write(part, 'latin1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    // The first answer may take its time; another would come at once.
    socket.once('data', () => socket.setTimeout(400, () => socket.destroy()));
    await new Promise((resolve) => socket.on('close', resolve));
    return text;
  }

  const post = 'POST /api/member/auth/getAuthUser HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  it.each([
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and chunks', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['an unknown transfer encoding', `${post}Transfer-Encoding: xchunked\r\n\r\n`],
    ['a space before a colon', 'GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n'],
    ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n'],
    ['a NUL in a header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['two authorisations', `${post}Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`],
    ['an absolute address', 'GET http://evil.test/healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an old HTTP', 'GET /healthz HTTP/0.9\r\nHost: x\r\n\r\n'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00'],
    ['an unknown method', 'BREW /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['headers without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['an unknown expectation', `${post}Expect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}`],
  ])('with %s get one refusal', async (_what, bytes) => {
    const answer = await exchange(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    Failure.strict().parse(JSON.parse(answer.slice(answer.indexOf('{'))));
    for (const header of [
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'cross-origin-resource-policy: same-origin',
      'x-frame-options: DENY',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'; sandbox",
    ]) {
      expect(answer.toLowerCase()).toContain(`\r\n${header.toLowerCase()}\r\n`);
    }
  });

  it('with path traversal find nothing', async () => {
    const answer = await exchange(
      'GET /../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (404|503) /);
    expect(answer).not.toContain('root:');
  });

  it('with TRACE are not echoed', async () => {
    const answer = await exchange(
      'TRACE /healthz HTTP/1.1\r\nHost: x\r\nX-Canary: canary\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(answer).not.toContain('canary');
  });

  it('with CONNECT get no tunnel', async () => {
    expect(await exchange('CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n')).not.toMatch(
      / 2\d\d /,
    );
  });
});

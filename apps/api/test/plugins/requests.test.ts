import { Failure } from '@sahakorn/contract/envelope';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../app.ts';
import { useTestDatabase } from '../database.ts';

const database = useTestDatabase();
let app: FastifyInstance;

beforeEach(async () => {
  app = await buildTestApp(database, { config: { lock: NO_LOCK } });
});

/** Every request here is from one address; the counting of attempts is tested elsewhere. */
const NO_LOCK = { threshold: 1000, baseSeconds: 1, maxSeconds: 1 };

const LOGIN = '/api/member/auth/login';
const signIn: InjectOptions = {
  method: 'POST',
  url: LOGIN,
  payload: { membership_no: '999999', mem_password: 'wrong password' },
};

describe('an answer of the API', () => {
  it.each([
    ['a feed', { url: '/api/info/manu' }, 200],
    ['a refusal', signIn, 401],
    ['a malformed request', { method: 'POST', url: LOGIN, payload: '{' }, 400],
    ['an unknown path', { url: '/api/nothing' }, 404],
    ['a wrong method', { url: LOGIN }, 405],
    ['a broken address', { url: '/api/%E0%A4%A' }, 400],
    [
      'a parameter that is too long',
      { method: 'POST', url: `/api/member/member_dep_statement/${'1'.repeat(200)}` },
      414,
    ],
    ['a body that is too large', { ...signIn, payload: { mem_password: 'x'.repeat(1024 * 1024) } }, 413],
    ['health', { url: '/healthz' }, 200],
  ] as [string, InjectOptions, number][])('has its headers: %s', async (_what, request, status) => {
    const headers = request.payload === '{' ? { 'content-type': 'application/json' } : {};
    const answer = await app.inject({ headers, ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const name of [
      'server',
      'x-powered-by',
      'access-control-allow-origin',
      'strict-transport-security',
    ]) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    if (status >= 400) Failure.strict().parse(answer.json());
  });

  it('may be kept only where it is public', async () => {
    expect((await app.inject('/api/info/manu')).headers['cache-control']).toMatch(/^public/);
    const proxied = await app.inject(signIn);
    expect(proxied.headers['cache-control']).toBe('no-store');
  });

  it('sends HSTS when a trusted proxy used HTTPS', async () => {
    const behind = await buildTestApp(database, { config: { trustedProxies: ['127.0.0.1'] } });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const answer = await behind.inject({ url: '/healthz', headers });
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    const direct = await app.inject({ url: '/healthz', headers });
    expect(direct.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    'b7ad6b7169203331b7ad6b7169203331',
    'Root=1-67891233-abcdef012345678912345678',
    '5f7c2a9e-0c5c-4a38-8a3e-1c9c8b7b3f10',
  ])('keeps the well-formed request id %s of a proxy', async (id) => {
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
  });

  it.each(['mine', 'a'.repeat(129), 'with a space', '<script>alert(1)</script>', 'คำขอที่หนึ่ง'])(
    'replaces the id %s with a new one',
    async (id) => {
      const headers = { 'x-request-id': Buffer.from(id).toString('latin1') };
      const answer = await app.inject({ url: '/healthz', headers });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('names a new request id each time where the client sends none', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await app.inject('/healthz')).headers['x-request-id']),
    );
    expect(new Set(ids).size).toBe(2);
  });

  const TRACE = '0af7651916cd43dd8448eb211c80319c';

  it.each([
    [`00-${TRACE}-b7ad6b7169203331-01`, '01'],
    [`cc-${TRACE}-b7ad6b7169203331-00-what-the-future-will-be-like`, '00'],
  ])('continues the trace %s with a new span', async (traceparent, flags) => {
    const answer = await app.inject({ url: '/healthz', headers: { traceparent } });
    expect(answer.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-${flags}$`));
    expect(answer.headers.traceparent).not.toContain('b7ad6b7169203331');
  });

  it.each([
    `00-${TRACE}-b7ad6b7169203331-01-more`,
    `ff-${TRACE}-b7ad6b7169203331-01`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`,
    `00-${TRACE}-b7ad6b7169203331`,
    `cc-${TRACE}-b7ad6b7169203331-01-${'x'.repeat(300)}`,
    'x',
  ])('ignores the malformed trace %s', async (traceparent) => {
    const answer = await app.inject({ url: '/healthz', headers: { traceparent } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('traceparent');
  });

  it('is compressed from a kilobyte on', async () => {
    const large = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip, br' } });
    expect(large.headers['content-encoding']).toBe('br');
    const small = await app.inject({ url: '/healthz', headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });
});

describe('a request from another site', () => {
  it.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.test' },
    { origin: 'http://localhost:8081' },
    { origin: 'https://localhost' },
    { origin: 'not an origin' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
  ])('with %j may not write', async (headers) => {
    const answer = await app.inject({ ...signIn, headers: { host: 'localhost', ...headers } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf' });
  });

  it.each([
    {},
    { origin: 'http://localhost' },
    { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is distinguished from our own with %j', async (headers) => {
    const answer = await app.inject({ ...signIn, headers: { host: 'localhost', ...headers } });
    expect(answer.statusCode).toBe(401);
  });

  it('is compared with the configured origin', async () => {
    const strict = await buildTestApp(database, {
      config: { publicOrigin: 'https://portal.example.co.th', lock: NO_LOCK },
    });
    const send = (origin: string) => strict.inject({ ...signIn, headers: { host: 'localhost', origin } });
    expect((await send('https://portal.example.co.th')).statusCode).toBe(401);
    expect((await send('http://portal.example.co.th')).statusCode).toBe(403);
    expect((await send('http://localhost')).statusCode).toBe(403);
  });

  it('is compared with the scheme that a trusted proxy received', async () => {
    const behind = await buildTestApp(database, {
      config: { trustedProxies: ['127.0.0.1'], lock: NO_LOCK },
    });
    const forwarded = { host: 'localhost', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const send = (origin: string) => behind.inject({ ...signIn, headers: { ...forwarded, origin } });
    expect((await send('https://localhost')).statusCode).toBe(401);
    expect((await send('http://localhost')).statusCode).toBe(403);
  });

  it('may read public data, without CORS', async () => {
    const answer = await app.inject({ url: '/api/info/manu', headers: { origin: 'https://evil.test' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('an unusual request', () => {
  it.each([
    '/api/info/manu?x=%00',
    '/api/info/manu?x=%FF',
    '/api/info/manu?x=%ED%A0%80',
    '/api/info/manu?x=1',
    '/api/info/manu?__proto__=1',
    '/api/member/member_dep_statement/%00',
    '/api/member/member_dep_statement/%FF',
    '/%00',
    '/%',
  ])('for %s is refused', async (url) => {
    const answer = await app.inject({ method: url.includes('member_dep') ? 'POST' : 'GET', url });
    expect(answer.statusCode).toBe(400);
    expect(Failure.strict().parse(answer.json()).code).toBe('validation');
  });

  it.each(['gzip', 'br', 'deflate', 'x'])('with a body in %s is refused', async (encoding) => {
    const answer = await app.inject({ ...signIn, headers: { 'content-encoding': encoding } });
    expect(answer.statusCode).toBe(415);
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'GET', 'HEAD', 'OPTIONS'])(
    'by %s is not sign-in, whatever a header says',
    async (method) => {
      const headers = { 'x-http-method-override': 'POST' };
      const answer = await app.inject({ method: method as 'PUT', url: LOGIN, headers });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('POST');
    },
  );

  it.each(['/api/info/manu', '/healthz', '/readyz', '/api/openapi.json'])(
    'to write to %s is refused',
    async (url) => {
      const answer = await app.inject({ method: 'POST', url, payload: {} });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toMatch(/^GET/);
    },
  );

  it.each([
    '/api',
    '/api/',
    '/api/member',
    '/api/member/auth/login/',
    '/api/%2e%2e%2fetc%2fpasswd',
    '/mediafiles/%252e%252e%252fetc%252fpasswd',
    '/.git/config',
    '/.env',
    '/package.json',
    '/assets/',
  ])('for %s finds nothing', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/root:|"name"|\[core\]/);
  });
});

it('is held to limits of time and number', async () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout, maxConnections } = app.server;
  expect({ requestTimeout, headersTimeout, keepAliveTimeout, maxConnections }).toEqual({
    requestTimeout: 14_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 72_000,
    maxConnections: 2000,
  });
});

describe('the documentation', () => {
  it('is an OpenAPI document of every call', async () => {
    const answer = await app.inject('/api/openapi.json');
    expect(answer.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { [LOGIN]: { post: { operationId: 'login' } } },
    });
  });

  it('can be read, without asking any other host', async () => {
    const page = await app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; .*connect-src 'self'/);
    const script = await app.inject('/api/docs/static/swagger-initializer.js');
    expect(script.body).toContain('"validatorUrl":null');
  });

  it('is not there in production, but for the document', async () => {
    const production = await buildTestApp(database, { config: { environment: 'production' } });
    expect((await production.inject('/api/docs')).statusCode).toBe(404);
    expect((await production.inject('/api/openapi.json')).statusCode).toBe(200);
  });
});

import { logout } from '@sahakorn/contract/session';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Csrf, registerCsrf, requireCsrf } from '../../src/plugins/csrf.ts';
import { registerErrors } from '../../src/plugins/errors.ts';
import { createHttpApp } from '../../src/plugins/http-app.ts';
import { registerRequestGuard } from '../../src/plugins/request-guard.ts';
import { buildTestApp, getTestApp, testConfig } from '../app.ts';
import { post, signIn, useDemoDatabase } from '../demo.ts';
import { builtPortal } from '../built-portal.ts';

const database = useDemoDatabase();
const csrfWithKey = (key: string) => new Csrf(async () => Buffer.from(key));
const FORM = /^(__Host-)?XSRF=([A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{32}); Path=\/; SameSite=Lax(; Secure)?$/;

/** An app with a page, a visitors' write, and a write that the cookie `staff` authenticates. */
async function build(csrf = csrfWithKey('one'), trustedProxies: string[] = []): Promise<FastifyInstance> {
  const app = createHttpApp(testConfig({ trustedProxies }), pino({ level: 'silent' }));
  registerErrors(app);
  registerRequestGuard(app, null);
  registerCsrf(app, csrf);
  app.get('/page', async (request, reply) => {
    await csrf.offer(request, reply);
    return 'page';
  });
  await app.register(async (scope) => {
    requireCsrf(scope, csrf);
    scope.post('/board', async () => 'written');
    scope.get('/board', async () => 'read');
  });
  await app.register(async (scope) => {
    requireCsrf(scope, csrf, ({ headers }) => /staff=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'nobody');
    scope.post('/admin', async () => 'done');
    scope.get('/admin', async (request, reply) => {
      await csrf.offer(request, reply, 'anna');
      return 'page';
    });
  });
  return app;
}

async function getToken(app: FastifyInstance, url = '/page', headers: Record<string, string> = {}) {
  const [, , token = ''] =
    FORM.exec(String((await app.inject({ url, headers })).headers['set-cookie'])) ?? [];
  return token;
}

const write = (app: FastifyInstance, headers: Record<string, string>, url = '/board') =>
  app.inject({ method: 'POST', url, headers: { host: 'localhost', ...headers } });

describe('a page', () => {
  it('brings the browser a cookie that its scripts can read', async () => {
    const { headers } = await (await build()).inject('/page');
    expect(headers['set-cookie']).toMatch(FORM);
    expect(headers['set-cookie']).not.toMatch(/Secure|__Host-|HttpOnly/);
  });

  it('over HTTPS brings one that no other host can write', async () => {
    const app = await build(csrfWithKey('one'), ['127.0.0.1']);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const [, prefix, , secure] =
      FORM.exec(String((await app.inject({ url: '/page', headers })).headers['set-cookie'])) ?? [];
    expect([prefix, secure]).toEqual(['__Host-', '; Secure']);
  });

  it('leaves a good cookie as it is, and replaces any other', async () => {
    const app = await build();
    const token = await getToken(app);
    const open = (cookie: string, of = app) => of.inject({ url: '/page', headers: { cookie } });
    expect((await open(`a=b; XSRF=${token}`)).headers).not.toHaveProperty('set-cookie');
    expect((await open(`XSRF=${token.slice(0, -1)}`)).headers['set-cookie']).toMatch(FORM);
    expect((await open('XSRF=')).headers['set-cookie']).toMatch(FORM);
    const other = await build(csrfWithKey('another'));
    expect((await open(`XSRF=${token}`, other)).headers['set-cookie']).toMatch(FORM);
  });

  it('of the portal is one', async () => {
    const portalFolder = builtPortal();
    const app = await buildTestApp(database, { portalFolder });
    const { headers } = await app.inject('/home');
    expect(headers['set-cookie']).toMatch(FORM);
    const again = await app.inject({ url: '/home', headers: { cookie: String(headers['set-cookie']) } });
    expect(again.headers).not.toHaveProperty('set-cookie');
    const beside = await buildTestApp(database, { portalFolder });
    const there = await beside.inject({ url: '/home', headers: { cookie: String(headers['set-cookie']) } });
    expect(there.headers).not.toHaveProperty('set-cookie');
    rmSync(portalFolder, { recursive: true, force: true });
  });
});

describe('a visitor', () => {
  it('writes with the cookie repeated in the header', async () => {
    const app = await build();
    const token = await getToken(app);
    const cookie = `first=1; XSRF=${token}; last=2`;
    const answer = await write(app, { cookie, 'x-csrf-token': token, origin: 'http://localhost' });
    expect(answer.statusCode).toBe(200);
  });

  it.each<[string, (token: string, other: string) => Record<string, string>]>([
    ['neither', () => ({})],
    ['the cookie alone', (token) => ({ cookie: `XSRF=${token}` })],
    ['the header alone', (token) => ({ 'x-csrf-token': token })],
    ['another good token', (token, other) => ({ cookie: `XSRF=${token}`, 'x-csrf-token': other })],
    ['made-up words', () => ({ cookie: 'XSRF=abc', 'x-csrf-token': 'abc' })],
    [
      'a made-up seal',
      () => ({
        cookie: `XSRF=${'a'.repeat(24)}.${'a'.repeat(32)}`,
        'x-csrf-token': `${'a'.repeat(24)}.${'a'.repeat(32)}`,
      }),
    ],
    ['a bearer token from a page', () => ({ authorization: 'Bearer x', origin: 'http://localhost' })],
  ])('with %s is refused, and has a good token for the next try', async (_what, getHeaders) => {
    const app = await build();
    const refused = await write(app, getHeaders(await getToken(app), await getToken(app)));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'csrf' });
    const [, , token = ''] = FORM.exec(String(refused.headers['set-cookie'])) ?? [];
    const next = await write(app, { cookie: `XSRF=${token}`, 'x-csrf-token': token });
    expect(next.statusCode).toBe(200);
  });

  it('reads without any of it', async () => {
    expect((await (await build()).inject('/board')).statusCode).toBe(200);
  });

  it('from another site is refused with both', async () => {
    const app = await build();
    const token = await getToken(app);
    const doubled = { cookie: `XSRF=${token}`, 'x-csrf-token': token };
    expect((await write(app, { ...doubled, origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await write(app, { ...doubled, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('over HTTPS ignores a cookie without the __Host- prefix', async () => {
    const app = await build(csrfWithKey('one'), ['127.0.0.1']);
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const token = await getToken(app, '/page', https);
    const send = (cookie: string) => write(app, { ...https, cookie, 'x-csrf-token': token });
    expect((await send(`XSRF=${token}`)).statusCode).toBe(403);
    expect((await send(`__Host-XSRF=${token}`)).statusCode).toBe(200);
  });
});

it('a program with a bearer token and no origin needs no cookie', async () => {
  expect((await write(await build(), { authorization: 'Bearer x' })).statusCode).toBe(200);
});

describe('where a cookie authenticates', () => {
  it('a token is valid for its session only, and a bearer token does not replace it', async () => {
    const app = await build();
    const [own, visitors] = [await getToken(app, '/admin'), await getToken(app)];
    const send = (session: string, token: string) =>
      write(app, { cookie: `staff=${session}; XSRF=${token}`, 'x-csrf-token': token }, '/admin');
    expect((await send('anna', own)).statusCode).toBe(200);
    expect((await send('bea', own)).statusCode).toBe(403);
    expect((await send('anna', visitors)).statusCode).toBe(403);
    const bearer: InjectOptions['headers'] = { authorization: 'Bearer x', cookie: 'staff=anna' };
    expect((await write(app, bearer as Record<string, string>, '/admin')).statusCode).toBe(403);
  });
});

it('signing out changes the cookie, so that the Back button shows no cached page', async () => {
  const app = await getTestApp(database);
  const answer = await post(app, logout.path.replace('/api/member/', ''), { token: await signIn(app) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(FORM);
});

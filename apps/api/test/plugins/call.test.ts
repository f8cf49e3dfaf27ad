import { defineCall } from '@sahakorn/contract/call';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { protect, registerCall, registerSchemas } from '../../src/plugins/call.ts';
import { Unauthorized } from '../../src/errors/domain-errors.ts';
import { registerErrors } from '../../src/plugins/errors.ts';
import { registerJsonBody } from '../../src/plugins/json-body.ts';

const greet = defineCall({
  id: 'greet',
  method: 'POST',
  path: '/greet/{name}',
  summary: 'Greets',
  tag: 'test',
  access: 'public',
  params: z.object({ name: z.string().regex(/^[a-z]+$/) }),
  query: z.object({ loud: z.enum(['yes', 'no']).optional() }),
  body: z.object({ words: z.string().max(10), times: z.int().default(1) }),
  response: z.object({ greeting: z.string() }),
});

const list = defineCall({
  id: 'list',
  method: 'GET',
  path: '/list',
  summary: 'Lists',
  tag: 'test',
  access: 'public',
  response: z.object({ data: z.array(z.object({ name: z.string() })) }),
});

const secret = defineCall({
  id: 'secret',
  method: 'POST',
  path: '/secret',
  summary: 'Tells',
  tag: 'test',
  access: 'session',
  body: z.object({ words: z.string() }),
  response: z.object({ greeting: z.string() }),
});

function buildPlainApp(): FastifyInstance {
  const app = Fastify();
  registerErrors(app);
  registerJsonBody(app);
  registerSchemas(app);
  return app;
}

function buildGreetingApp(): FastifyInstance {
  const app = buildPlainApp();
  registerCall(app, greet, ({ params, query, body }) => {
    const greeting = `${params.name} ${body.words} ${body.times} ${query.loud ?? 'no'}`;
    return { greeting, password_hash: '$argon2id$' };
  });
  return app;
}

describe('a call', () => {
  it('hands the validated parts to its handler and answers what the response declares', async () => {
    const answer = await buildGreetingApp().inject({
      method: 'POST',
      url: '/greet/somying?loud=yes',
      payload: { words: 'สวัสดี', role: 'admin' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ greeting: 'somying สวัสดี 1 yes' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    [{ words: 5 }, 'body.words'],
    [{ words: ['x'] }, 'body.words'],
    [{ words: true }, 'body.words'],
    [{ words: null }, 'body.words'],
    [{ words: 'x', times: '2' }, 'body.times'],
    [{ words: 'x', times: 1.5 }, 'body.times'],
    [{ words: '12345678901' }, 'body.words'],
    [['x'], 'body'],
    [{}, 'body.words'],
  ])('refuses %j without coercion and says where', async (payload, place) => {
    const answer = await buildGreetingApp().inject({ method: 'POST', url: '/greet/somying', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', message: expect.stringContaining(place) });
  });

  it.each(['?color=red', '?loud=yes&loud=no', '?loud='])('refuses the query %s', async (query) => {
    const answer = await buildGreetingApp().inject({
      method: 'POST',
      url: `/greet/somying${query}`,
      payload: { words: 'x' },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('answers 404 for a parameter that cannot exist', async () => {
    const answer = await buildGreetingApp().inject({
      method: 'POST',
      url: '/greet/..%2f..',
      payload: { words: 'x' },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('answers 500 without details when a handler breaks its response schema', async () => {
    const app = buildPlainApp();
    registerCall(app, list, () => ({ data: [{ name: 5 as never }] }));
    const answer = await app.inject('/list');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal', request_id: expect.any(String) });
    expect(answer.body).not.toMatch(/expected|string|stack|zod/i);
  });
});

describe('a public feed', () => {
  it('may be kept for a minute and is not sent twice', async () => {
    const app = buildPlainApp();
    registerCall(app, list, () => ({ data: [{ name: 'ข่าว' }] }));
    const first = await app.inject('/list');
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
    const second = await app.inject({
      url: '/list',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    const head = await app.inject({ method: 'HEAD', url: '/list' });
    expect(head.headers.etag).toBe(first.headers.etag);
    expect(head.body).toBe('');
  });
});

describe('a protected scope', () => {
  it('refuses before it reads the body', async () => {
    const app = buildPlainApp();
    await app.register(async (scope) => {
      protect(scope, 'session', async () => {
        throw new Unauthorized();
      });
      registerCall(scope, secret, () => ({ greeting: 'secret' }));
    });
    const answer = await app.inject({ method: 'POST', url: '/secret', payload: { words: 5 } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('is required by the call, which cannot be registered elsewhere', () => {
    const app = buildPlainApp();
    expect(() => registerCall(app, secret, () => ({ greeting: 'secret' }))).toThrow(
      'secret needs the access session, but its scope gives public',
    );
  });

  it('refuses public calls', async () => {
    const app = buildPlainApp();
    await app.register(async (scope) => {
      protect(scope, 'session', async () => undefined);
      expect(() => registerCall(scope, list, () => ({ data: [] }))).toThrow('its scope gives session');
    });
  });
});

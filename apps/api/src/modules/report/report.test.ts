import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp, testConfig } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { envelopeAddress } from './envelope.ts';

const database = useTestDatabase();

type Received = { url: string; headers: Record<string, unknown>; body: string };

/** A collector on this machine; `answer` is its status, or null for one that never answers. */
async function openCollector(answer: number | null = 200) {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      if (answer === 302) response.setHeader('location', 'http://127.0.0.1:1/');
      if (answer !== null) response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { received, dsn: `http://publickey@127.0.0.1:${port}/42` };
}

const build = (sentryKey: string) =>
  buildTestApp(database, { config: { runtime: { ...testConfig().runtime, sentryKey } } });

const envelopeFor = (dsn: string, words = 'boom') =>
  `{"event_id":"a","dsn":"${dsn}"}\n{"type":"event"}\n{"message":"${words}"}`;

const report = (app: FastifyInstance, payload: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/report',
    headers: { 'content-type': 'text/plain;charset=UTF-8', cookie: 'XSRF=x', ...more },
    payload,
  });

let collector: Awaited<ReturnType<typeof openCollector>>;

beforeEach(async () => {
  collector = await openCollector();
});

describe('an error report', () => {
  it('is forwarded unchanged to the collector, and nothing else of the request', async () => {
    const app = await build(collector.dsn);
    const envelope = envelopeFor(collector.dsn, 'ผิดพลาด');
    const answer = await report(app, envelope, { 'user-agent': 'Phone', authorization: 'Bearer secret' });
    expect(answer.statusCode).toBe(200);
    await expect.poll(() => collector.received).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = collector.received;
    expect(body).toBe(envelope);
    expect(url).toBe('/api/42/envelope/?sentry_key=publickey&sentry_version=7');
    expect(headers['content-type']).toBe('application/x-sentry-envelope');
    expect(JSON.stringify(headers)).not.toMatch(/Phone|secret|XSRF|forwarded/);
  });

  it('may come without a content type, as bytes do', async () => {
    const app = await build(collector.dsn);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/report',
      payload: Buffer.from(envelopeFor(collector.dsn)),
    });
    expect(answer.statusCode).toBe(200);
  });

  it.each([
    ['for another host', 'http://publickey@127.0.0.1:1/42'],
    ['for another project', 'project'],
    ['with another key', 'key'],
    ['for no address', 'nothing'],
  ])('%s goes nowhere', async (_what, kind) => {
    const app = await build(collector.dsn);
    const dsn =
      kind === 'project'
        ? collector.dsn.replace('/42', '/43')
        : kind === 'key'
          ? collector.dsn.replace('publickey', 'otherkey')
          : kind;
    const answer = await report(app, envelopeFor(dsn));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation' });
    expect(collector.received).toEqual([]);
  });

  it.each(['', '{', 'x\n', '{"dsn":5}\n', '[]\n', `${' '.repeat(5000)}{}\n`])(
    'that is %j is none',
    async (payload) => {
      expect((await report(await build(collector.dsn), payload)).statusCode).toBe(400);
    },
  );

  it('of JSON, or from another site, is refused', async () => {
    const app = await build(collector.dsn);
    const json = await report(app, '{"dsn":"x"}', { 'content-type': 'application/json' });
    expect(json.statusCode).toBe(400);
    const foreign = await report(app, envelopeFor(collector.dsn), { origin: 'https://evil.test' });
    expect(foreign.statusCode).toBe(403);
  });

  it('may be of some size and no more', async () => {
    const app = await build(collector.dsn);
    expect((await report(app, envelopeFor(collector.dsn, 'x'.repeat(190_000)))).statusCode).toBe(200);
    expect((await report(app, envelopeFor(collector.dsn, 'x'.repeat(210_000)))).statusCode).toBe(413);
  });

  it('is one of thirty a minute from an address', async () => {
    const app = await build(collector.dsn);
    for (let count = 0; count < 30; count += 1) await report(app, 'x\n');
    const answer = await report(app, envelopeFor(collector.dsn));
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(collector.received).toEqual([]);
  });

  it('does not affect its page when the collector refuses, redirects or is down', async () => {
    for (const status of [429, 500, 302]) {
      const busy = await openCollector(status);
      expect((await report(await build(busy.dsn), envelopeFor(busy.dsn))).statusCode).toBe(200);
      await expect.poll(() => busy.received).toHaveLength(1);
    }
    const gone = 'http://publickey@127.0.0.1:1/42';
    expect((await report(await build(gone), envelopeFor(gone))).statusCode).toBe(200);
  });

  it('is not queued while the collector does not answer', async () => {
    const silent = await openCollector(null);
    const app = await build(silent.dsn);
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await report(app, envelopeFor(silent.dsn)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

it.each(['', 'a key that is no address'])('there is no such call with the key %j', async (key) => {
  expect((await report(await build(key), envelopeFor(collector.dsn))).statusCode).toBe(404);
});

it.each([
  ['https://k@sentry.example/1', 'https://sentry.example/api/1/envelope/?sentry_key=k&sentry_version=7'],
  ['http://k:secret@host:8080/a/b/12', 'http://host:8080/a/b/api/12/envelope/?sentry_key=k&sentry_version=7'],
  ['https://sentry.example/1', null],
  ['https://k@sentry.example/x', null],
  ['file://k@host/1', null],
  ['k', null],
])('%s takes envelopes at %s', (dsn, address) => {
  expect(envelopeAddress(dsn)).toBe(address);
});

import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { startChild } from '../../test/child.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { redactPath } from './redact-path.ts';
import { DEFAULT_OTEL_FOLDER } from './start-telemetry.ts';

it.each([
  ['/api/member/member_dep_statement/0012345678?page=2', '/api/member/member_dep_statement/…'],
  ['/api/member/auth/login', '/api/member/auth/login'],
  ['/verify/ABCD-EFGH-JKMN', '/verify/…'],
  ['/', '/'],
  ['*', '…'],
])('keeps of the path %s only %s', (url, kept) => {
  expect(redactPath(url)).toBe(kept);
});

it('reports in one sentence that the packages are missing, and continues', async () => {
  const child = startChild('src/telemetry/register.ts', [], { OTEL_ENABLED: 'on', OTEL_FOLDER: '/nowhere' });
  expect(await child.ended).toEqual({ code: 0, signal: null });
  expect(child.getOutput()).toBe(
    'OTEL_ENABLED is on, but the packages of OpenTelemetry are not in /nowhere (OTEL_FOLDER): the portal runs without traces. Install them by: npm install --prefix /nowhere @opentelemetry/api @opentelemetry/auto-instrumentations-node\n',
  );
});

it('does nothing where it is not turned on', async () => {
  const child = startChild('src/telemetry/register.ts', [], { OTEL_FOLDER: '/nowhere' });
  expect(await child.ended).toEqual({ code: 0, signal: null });
  expect(child.getOutput()).toBe('');
});

/** Receives what is exported. */
async function startSink(): Promise<{ url: string; received: () => string }> {
  let received = '';
  const sink = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    received += (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
    response.end('{}');
  });
  sink.listen(0, '127.0.0.1');
  await once(sink, 'listening');
  onTestFinished(() => void sink.close());
  return { url: `http://127.0.0.1:${(sink.address() as AddressInfo).port}`, received: () => received };
}

const SECRET = '0012345678';

it.for(['1', '2'])(
  'sends spans without numbers of accounts from a server of %s processes',
  { timeout: 180_000 },
  async (WORKERS, { skip }) => {
    skip(!existsSync(path.join(DEFAULT_OTEL_FOLDER, 'node_modules')), 'OpenTelemetry is not installed here');
    const sink = await startSink();
    const server = startChild('../../bin/start.mjs', [], {
      DATA_DIR: temporaryFolder(),
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'false',
      WORKERS,
      OTEL_ENABLED: 'on',
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    });
    const [, address = ''] = await server.waitFor(/(http:\/\/\S+:\d+)/);
    await fetch(`${address}/api/member/member_dep_statement/${SECRET}?account=${SECRET}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${'x'.repeat(43)}` },
      body: '{}',
    });
    await expect.poll(sink.received, { timeout: 30_000 }).toContain('/api/member/member_dep_statement/…');
    expect(sink.received()).toContain('pg.query:');
    expect(sink.received()).not.toContain(SECRET);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  },
);

import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Connections, type ConnectionsOptions } from '../../src/plugins/connections.ts';

const MAX = 10;
const STALLED_MS = 1000;
/** Larger than what the system keeps for a client that does not read. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 'x');

type TestServer = { server: Server; held: ServerResponse[]; aborted: ServerResponse[] };

afterEach(() => {
  vi.restoreAllMocks();
});

async function listen(options: ConnectionsOptions): Promise<TestServer> {
  const held: ServerResponse[] = [];
  const aborted: ServerResponse[] = [];
  const server = new Connections({ max: MAX, ...options }).createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) aborted.push(response);
    });
    if (request.url === '/slow') held.push(response);
    else response.end(request.url === '/large' ? LARGE : 'ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { server, held, aborted };
}

function passTime(ms: number): void {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

type Client = { closed: boolean; said: string; socket: net.Socket };

/** A connection that sends a request, and reads the answer unless it is large. */
async function open({ server, held }: TestServer, url = '/', localAddress = '127.0.0.1'): Promise<Client> {
  const { port } = server.address() as net.AddressInfo;
  const socket = net.connect({ port, host: '127.0.0.1', localAddress });
  const client = { closed: false, said: '', socket };
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.on('close', () => (client.closed = true));
  const before = held.length;
  socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`);
  if (url === '/large') await once(socket, 'connect');
  else {
    socket.setEncoding('latin1').on('data', (part: string) => (client.said += part));
    const isAnswered = () => client.closed || (url === '/slow' ? held.length > before : client.said !== '');
    await vi.waitUntil(isAnswered, { timeout: 10_000 });
  }
  return client;
}

it('close the one unused for longest, and none in use, when nearly all are taken', async () => {
  const server = await listen({});
  const working = await open(server, '/slow');
  const unused = [];
  for (let count = 1; count < MAX - 1; count += 1) unused.push(await open(server));
  passTime(60_000);
  const last = await open(server);
  for (let count = 0; count < 5; count += 1) expect((await open(server)).said).toContain('200 OK');
  expect(unused.map(({ closed }) => closed)).toEqual([true, true, true, true, true, true, false, false]);
  expect([working.closed, last.closed]).toEqual([false, false]);
  server.held[0]?.end('done');
  await expect.poll(() => working.said).toContain('done');
});

it('stay open while all of them are used', async () => {
  const server = await listen({});
  const used = [];
  for (let count = 0; count < MAX; count += 1) used.push(await open(server));
  expect(used.filter(({ closed }) => closed)).toEqual([]);
});

it('close one whose client sends, but takes nothing of its answer, and none that is read slowly or works long', async () => {
  const server = await listen({ stalledMs: STALLED_MS });
  const working = await open(server, '/slow');
  const slow = await open(server, '/large');
  const unread = await open(server, '/large');
  const sending = setInterval(() => unread.socket.write('\r\n'), STALLED_MS / 20);
  onTestFinished(() => clearInterval(sending));
  let read = 0;
  const reading = setInterval(() => (read += slow.socket.read(256 * 1024)?.length ?? 0), STALLED_MS / 20);
  onTestFinished(() => clearInterval(reading));
  await expect.poll(() => server.aborted.length, { timeout: 10_000 }).toBe(1);
  const before = read;
  await sleep(2 * STALLED_MS);
  expect([server.aborted.length, read > before, working.closed, slow.closed]).toEqual([
    1,
    true,
    false,
    false,
  ]);
  server.held[0]?.end('done');
  await expect.poll(() => working.said).toContain('done');
});

it('make room among those whose clients do not read, before any that is unused', async () => {
  const server = await listen({});
  const unused = await open(server);
  for (let count = 2; count < MAX; count += 1) await open(server, '/large');
  await sleep(2500);
  for (let count = 0; count < 5; count += 1) expect((await open(server)).said).toContain('200 OK');
  await expect.poll(() => server.aborted.length).toBe(5);
  expect(unused.closed).toBe(false);
});

it('leave the last places to addresses with few, while none can be closed', async () => {
  const server = await listen({ max: 40 });
  for (let count = 0; count < 36; count += 1) await open(server, '/slow');
  expect((await open(server)).said).toBe('');
  expect((await open(server, '/', '127.0.0.2')).said).toContain('200 OK');
});

it('are bounded for each address: one more closes another of the same address', async () => {
  const server = await listen({ maxPerAddress: 3 });
  const crowd: Client[] = [];
  for (let count = 0; count < 5; count += 1) crowd.push(await open(server));
  const other = await open(server, '/', '127.0.0.2');
  await expect.poll(() => crowd.map(({ closed }) => closed)).toEqual([true, true, false, false, false]);
  expect(other.closed).toBe(false);
  for (let count = 0; count < 3; count += 1) await open(server, '/slow', '127.0.0.3');
  expect((await open(server, '/', '127.0.0.3')).said).toBe('');
});

it.each(['127.0.0.1', '127.0.0.0/30'])('are not bounded for the trusted proxy %s', async (proxy) => {
  const server = await listen({ maxPerAddress: 3, trustedProxies: [proxy] });
  const visitors = [];
  for (let count = 0; count < 6; count += 1) visitors.push(await open(server));
  expect(visitors.filter(({ closed }) => closed)).toEqual([]);
});

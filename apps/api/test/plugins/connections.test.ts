import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Connections } from '../../src/plugins/connections.ts';

const MOST = 10;

let server: Server;
let held: ServerResponse[];

beforeEach(async () => {
  held = [];
  server = new Connections(MOST).createServer((request, response) => {
    if (request.url === '/slow') held.push(response);
    else response.end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

function passTime(ms: number): void {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

/** A connection that sends a request and then stays open. */
async function open(url = '/') {
  const { port } = server.address() as net.AddressInfo;
  const client = { closed: false, said: '' };
  const socket = net.connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.setEncoding('latin1').on('data', (part: string) => (client.said += part));
  socket.on('error', () => undefined);
  socket.on('close', () => (client.closed = true));
  socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const isSlow = url === '/slow';
  await expect.poll(() => (isSlow ? held.length > 0 : client.closed || client.said !== '')).toBe(true);
  return client;
}

it('close the one unused for longest, and none in use, when nearly all are taken', async () => {
  const working = await open('/slow');
  const unused = [];
  for (let count = 1; count < MOST - 1; count += 1) unused.push(await open());
  passTime(60_000);
  const last = await open();
  for (let count = 0; count < 5; count += 1) expect((await open()).said).toContain('200 OK');
  expect(unused.map(({ closed }) => closed)).toEqual([true, true, true, true, true, true, false, false]);
  expect([working.closed, last.closed]).toEqual([false, false]);
  held[0]?.end('done');
  await expect.poll(() => working.said).toContain('done');
});

it('stay open while all of them are used', async () => {
  const used = [];
  for (let count = 0; count < MOST; count += 1) used.push(await open());
  expect(used.filter(({ closed }) => closed)).toEqual([]);
});

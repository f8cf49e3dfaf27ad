import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { getTestApp } from '../app.ts';
import { post, signIn, useDemoDatabase } from '../demo.ts';

const database = useDemoDatabase();
const EVERY_MS = 700;
const ALL_GONE_WITHIN_MS = 25_000;

type Slow = { closed: boolean; said: string };

/** Opens this many connections that send their text one character at a time. */
function openSlow(port: number, count: number, begin: string, slowly: string): Slow[] {
  return Array.from({ length: count }, () => {
    const slow = { closed: false, said: '' };
    const socket = net.connect(port, '127.0.0.1', () => socket.write(begin));
    let at = 0;
    const timer = setInterval(() => {
      if (slowly !== '') socket.write(slowly[(at += 1) % slowly.length] ?? '');
    }, EVERY_MS);
    onTestFinished(() => void socket.destroy());
    socket.setEncoding('latin1').on('data', (part: string) => (slow.said += part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      slow.closed = true;
    });
    return slow;
  });
}

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

it('members are served while other connections send nothing or slowly, until those are closed', async () => {
  const app = await getTestApp(database);
  const token = await signIn(app);
  const port = await listen(app);
  const silent = openSlow(port, 150, '', '');
  const slowHeads = openSlow(port, 40, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'abc');
  const slowBodies = openSlow(
    port,
    40,
    'POST /api/member/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    ' ',
  );
  const all = [...silent, ...slowHeads, ...slowBodies];
  const gone = () => all.filter(({ closed }) => closed).length;
  while (gone() < all.length / 2) {
    const menu = await fetch(`http://127.0.0.1:${port}/api/info/manu`);
    expect(menu.status).toBe(200);
    expect((await post(app, 'member_dep_statement/0100012345', { token })).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await expect.poll(gone, { timeout: ALL_GONE_WITHIN_MS, interval: 200 }).toBe(all.length);
  // Told that it took too long, by the limit of the route or by that of the connection.
  for (const { said } of slowBodies) expect(said).toMatch(/^HTTP\/1\.1 (408|503) /);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
}, 60_000);

import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/**
 * How every word travels: delayed by milliseconds, or not at all while `delay`
 * is null. `url` is where new ones lead.
 */
type Way = { delay: number | null; url: string };

/**
 * Opens a way to a database for one test; its address leads to the same
 * database of whichever server `way.url` names.
 */
export async function openWay(databaseUrl: string): Promise<{ way: Way; url: string }> {
  const way: Way = { delay: 0, url: databaseUrl };
  const listener = net.createServer((client) => {
    const server = net.connect(toSocket(way.url));
    const pass = (from: net.Socket, to: net.Socket) => {
      from.on('data', (part) => void hold(way).then(() => to.write(part)));
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    };
    pass(client, server);
    pass(server, client);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void listener.close());
  const { port } = listener.address() as net.AddressInfo;
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.host = `127.0.0.1:${port}`;
  return { way, url: url.href };
}

function toSocket(databaseUrl: string): net.NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  return folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: hostname, port: Number(port || 5432) };
}

async function hold(way: Way): Promise<void> {
  if (way.delay !== null) await sleep(way.delay);
  else while (way.delay === null) await sleep(20);
}

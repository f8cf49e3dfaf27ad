import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Data is delayed by `delay` milliseconds, or held while it is null. New connections go to `url`. */
type ProxyState = { delay: number | null; url: string };

/** Opens a proxy for one test: its address leads to the database of `proxy.url`. */
export async function openProxy(databaseUrl: string): Promise<{ proxy: ProxyState; url: string }> {
  const proxy: ProxyState = { delay: 0, url: databaseUrl };
  const listener = net.createServer((client) => {
    const server = net.connect(toSocket(proxy.url));
    const pass = (from: net.Socket, to: net.Socket) => {
      from.on('data', (part) => void hold(proxy).then(() => to.write(part)));
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
  return { proxy, url: url.href };
}

function toSocket(databaseUrl: string): net.NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  return folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: hostname, port: Number(port || 5432) };
}

async function hold(proxy: ProxyState): Promise<void> {
  if (proxy.delay !== null) await sleep(proxy.delay);
  else while (proxy.delay === null) await sleep(20);
}

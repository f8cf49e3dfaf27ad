import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { getErrorCode } from '../src/operator-error.ts';
import { type Child, startChild } from './child.ts';
import { openProxy } from './database-proxy.ts';
import { copyDatabase, createDatabaseName, runOn, toUrl } from './database-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SLOW = { timeout: 120_000 };
/** When a stop ends the connections that are left. */
const CUT_OFF_AFTER_MS = 7000;

/** Settings for a server over an empty database of the test run, which starts faster than an embedded one. */
async function getUrlSettings(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { url, template } = inject('testServer');
  const name = createDatabaseName();
  await copyDatabase(url, name, template);
  onTestFinished(() => runOn(url, `drop database if exists ${name} with (force)`));
  return {
    DATABASE_URL: toUrl(url, name),
    DATA_DIR: temporaryFolder(),
    PORT: '0',
    HOST: '127.0.0.1',
    ...changes,
  };
}

async function getFreePort(): Promise<string> {
  const listener = net.createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as net.AddressInfo;
  listener.close();
  await once(listener, 'close');
  return String(port);
}

function startServer(env: Record<string, string>): Child {
  return startChild('src/server.ts', [], env);
}

async function getAddress(server: Child): Promise<string> {
  const [, address] = await server.waitFor(/(http:\/\/\S+:\d+)/);
  return address ?? '';
}

/** Begins a sign-in with an incomplete body, and waits until the server has accepted it. */
async function beginSignIn(address: string) {
  const body = JSON.stringify({ membership_no: '1', mem_password: 'x' });
  const { hostname, port } = new URL(address);
  const socket = net.connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  const head = [
    'POST /api/member/auth/login HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  return { finish: () => void socket.write(body.slice(5)), answer: () => answer };
}

/** The status of a response, or the code of the error, over the connections of an agent. */
function getBy(agent: http.Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    http
      .get(url, { agent }, (answer) => answer.resume().on('end', () => resolve(String(answer.statusCode))))
      .on('error', (error) => resolve(getErrorCode(error)));
  });
}

async function getStatus(url: string): Promise<number> {
  try {
    return (await fetch(url)).status;
  } catch {
    return 0;
  }
}

describe('a start', () => {
  it("prints the portal's address", SLOW, async () => {
    const server = startServer(await getUrlSettings());
    expect(await getStatus(`${await getAddress(server)}/readyz`)).toBe(200);
    expect(server.getOutput()).not.toContain('Sahakorn#');
    expect(server.getOutput()).toMatch(/No SMTP_URL, so mail to members is kept in: {2}\S+mail\n/);
  });

  it("prints the demonstration's accounts, which can sign in", SLOW, async () => {
    const server = startServer(await getUrlSettings({ DEMO: 'true' }));
    const address = await getAddress(server);
    await server.waitFor(/001234 {2}Sahakorn#2569 {2}นางสมหญิง ใจดี/);
    const answer = await fetch(`${address}/api/member/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ membership_no: '1234', mem_password: 'Sahakorn#2569' }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ membership_no: '001234' });
  });

  it('waits for a database that comes late, and says so', SLOW, async () => {
    const settings = await getUrlSettings({ PORT: await getFreePort() });
    const { proxy, url } = await openProxy(settings['DATABASE_URL'] ?? '');
    const late = proxy.url;
    proxy.url = 'postgresql://127.0.0.1:1/x';
    const server = startServer({ ...settings, DATABASE_URL: url });
    await server.waitFor(/Waiting for the database\. {2}The database of DATABASE_URL cannot be used: /);
    const address = `http://127.0.0.1:${settings['PORT']}`;
    await expect.poll(() => getStatus(`${address}/readyz`)).toBe(503);
    const answer = await fetch(`${address}/readyz`);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'unavailable', message: 'waiting for the database' });
    expect(await getStatus(`${address}/healthz`)).toBe(200);
    expect(await getStatus(`${address}/home`)).toBe(503);
    proxy.url = late;
    await server.waitFor(/The portal is ready/);
    expect(await getStatus(`${address}/readyz`)).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('stops at once while it waits for a database', SLOW, async () => {
    const server = startServer(await getUrlSettings({ DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/x' }));
    await server.waitFor(/Waiting for the database\./);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.getOutput()).not.toContain('secret');
  });

  it.each([
    [
      'a wrong setting',
      async () => getUrlSettings({ PORT: 'x', LOG_LEVEL: 'y' }),
      /^PORT must be .+\nLOG_LEVEL must be .+\n$/,
    ],
    [
      'a database that does not exist',
      async () => getUrlSettings({ DATABASE_URL: toUrl(inject('testServer').url, 'no_such_database') }),
      /^The database of DATABASE_URL cannot be used: database "no_such_database" does not exist\.\n$/,
    ],
    [
      'a host of another machine',
      async () => getUrlSettings({ HOST: '192.0.2.1' }),
      /^HOST 192\.0\.2\.1 is no address of this machine: .+\n$/,
    ],
    [
      'a folder that is a file',
      async () => getUrlSettings({ DATA_DIR: '/etc/passwd' }),
      /^The folder \/etc\/passwd cannot be written \(\w+\): choose another DATA_DIR\.\n$/,
    ],
    [
      'a folder where none can be made',
      async () => getUrlSettings({ DATA_DIR: '/proc/no/data' }),
      /^The folder \/proc\/no\/data cannot be written \(ENOENT\): choose another DATA_DIR\.\n$/,
    ],
    [
      'a log that cannot be written',
      async () => getUrlSettings({ LOG_FILE: '/proc/no/portal.log' }),
      /^The log \/proc\/no\/portal\.log cannot be written \(\w+\): see LOG_FILE and DATA_DIR\.\n$/,
    ],
    [
      'production without its address',
      async () => getUrlSettings({ NODE_ENV: 'production' }),
      /^PUBLIC_ORIGIN is needed in production: .+\n$/,
    ],
    [
      'the demonstration in production',
      async () => getUrlSettings({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://x.test', DEMO: 'true' }),
      /^DEMO cannot be true in production.+\n$/,
    ],
  ])('refuses %s in one line and ends with 1', SLOW, async (_what, settings, words) => {
    const server = startServer(await settings());
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.getOutput()).toMatch(words);
    expect(server.getOutput()).not.toContain('secret');
  });

  it('refuses a busy port', SLOW, async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as net.AddressInfo;
    const server = startServer(await getUrlSettings({ PORT: String(port) }));
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.getOutput()).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program: stop it, or choose another port, as in PORT=${port + 1}.\n`,
    );
  });

  it('refuses settings of the cooperative that are wrong', SLOW, async () => {
    const settings = await getUrlSettings();
    writeFileSync(path.join(settings.DATA_DIR ?? '', 'portal.config.json'), '{"coopNameTH":5}');
    const server = startServer(settings);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.getOutput()).toMatch(/^coopNameTH \(.+portal\.config\.json or COOP_NAME_TH\)/);
  });
});

describe('on the embedded database', () => {
  it(
    'refuses a second start, takes over from a killed one, and survives the end of PostgreSQL',
    SLOW,
    async () => {
      const settings = { DATA_DIR: temporaryFolder(), PORT: '0', HOST: '127.0.0.1', DEMO: 'false' };
      const first = startServer(settings);
      await getAddress(first);

      const second = startServer(settings);
      expect(await second.ended).toEqual({ code: 1, signal: null });
      expect(second.getOutput()).toBe(
        `The database in ${settings.DATA_DIR} is in use by process ${first.process.pid}: stop it first, or choose another DATA_DIR.\n`,
      );

      first.process.kill('SIGKILL');
      await first.ended;
      const third = startServer(settings);
      const address = await getAddress(third);

      const pidFile = path.join(settings.DATA_DIR, 'database/data/postmaster.pid');
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
      const seen = new Set<number>();
      const startedAt = Date.now();
      do {
        seen.add(await getStatus(`${address}/readyz`));
        await sleep(10);
      } while (!seen.has(503) && Date.now() - startedAt < 500);
      await expect.poll(() => getStatus(`${address}/readyz`), { timeout: 15_000 }).toBe(200);
      expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);

      third.process.kill('SIGTERM');
      expect(await third.ended).toEqual({ code: 0, signal: null });
      expect(() => readFileSync(pidFile)).toThrow('ENOENT');
    },
  );
});

describe('a rolling restart', () => {
  it('fails no request on connections that are kept alive', SLOW, async () => {
    const settings = await getUrlSettings();
    const first = startServer(settings);
    const address = await getAddress(first);
    const successor = await getAddress(startServer(settings));
    const answers = new Map<string, number>();
    let asked = 0;
    // As a proxy does: the next server is used once the first one's port is closed.
    const visit = async (pause: number) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      onTestFinished(() => agent.destroy());
      for (let base = address; asked < 10_000 || base === address; await sleep(pause)) {
        const answer = await getBy(agent, `${base}/healthz`);
        if (answer === 'ECONNREFUSED' && base === address) {
          base = successor;
        } else {
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          asked += 1;
        }
      }
    };
    const visits = Array.from({ length: 48 }, (_, index) => visit(index < 40 ? index : index * 30));
    await expect.poll(() => asked).toBeGreaterThan(2000);
    first.process.kill('SIGTERM');
    await Promise.all(visits);
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect([...answers]).toEqual([['200', asked]]);
  });
});

describe('a shutdown', () => {
  const stopping = ['SIGTERM', 'SIGINT'] as const;

  it.each(stopping)('by %s lets a request in flight finish and ends with 0', SLOW, async (signal) => {
    const server = startServer(await getUrlSettings());
    const address = await getAddress(server);
    const signIn = await beginSignIn(address);
    expect(await getStatus(`${address}/readyz`)).toBe(200);
    server.process.kill(signal);
    await expect.poll(() => getStatus(`${address}/readyz`), { interval: 10 }).toBe(503);
    // From now on new connections are refused.
    await expect.poll(() => getStatus(`${address}/readyz`)).toBe(0);
    signIn.finish();
    await expect.poll(signIn.answer).toMatch(/\r\n\r\nHTTP\/1\.1 401 /);
    expect(signIn.answer()).toMatch(/connection: close/i);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.getOutput()).not.toMatch(/error/i);
  });

  it('does not wait for connections that say nothing', SLOW, async () => {
    const server = startServer(await getUrlSettings({ HOST: 'localhost' }));
    const { port } = new URL(await getAddress(server));
    for (const host of ['127.0.0.1', '::1']) {
      net.connect(Number(port), host).on('error', () => undefined);
    }
    const agentAnswer = await fetch(`http://localhost:${port}/healthz`);
    expect(agentAnswer.headers.get('connection')).toBe('keep-alive');
    const startedAt = Date.now();
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - startedAt).toBeLessThan(CUT_OFF_AFTER_MS);
  });

  it('exits at once on a second signal', SLOW, async () => {
    // While a line of the log is being written the process would be killed instead (`endProcess`).
    const server = startServer(await getUrlSettings({ LOG_LEVEL: 'error' }));
    const address = await getAddress(server);
    await beginSignIn(address);
    server.process.kill('SIGTERM');
    // The port is closed a second later; until then a signal counts as the first one, sent to the group too.
    server.process.kill('SIGTERM');
    await expect.poll(() => getStatus(`${address}/readyz`)).toBe(0);
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 1, signal: null });
  });

  it('flushes the log', SLOW, async () => {
    const settings = await getUrlSettings();
    const server = startServer(settings);
    await getAddress(server);
    server.process.kill('SIGTERM');
    await server.ended;
    const lines = readFileSync(path.join(settings.DATA_DIR ?? '', 'portal.log'), 'utf8')
      .trim()
      .split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'stopped' });
  });
});

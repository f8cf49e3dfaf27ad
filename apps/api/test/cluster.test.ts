import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { countConnections } from '../src/db/pool.ts';
import { getErrorCode } from '../src/operator-error.ts';
import { type Child, startChild } from './child.ts';
import { makeFolder, temporaryFolder } from './temporary-folder.ts';

const SLOW = { timeout: 180_000 };
const METRICS_TOKEN = 'token-of-the-cluster-test';
const SIGN_IN = { membership_no: '001234', mem_password: 'Sahakorn#2569', remember: false };
const ENDS_WITHIN_MS = 10_000;
/** Node never answers a connection that it assigns to a worker which is just ending: a client retries. */
const RETRY_AFTER_MS = 5000;

/** A process needs some more for its pipes. */
const [TOO_FEW_FILES, ENOUGH_FILES] = [20, 1024];

type Answer = { status: number; text: string };

/** The folder of the first server: publishing the demonstration is most of a first start. */
let published = '';
afterAll(() => rmSync(published, { recursive: true, force: true }));

function copyFirst(): string {
  const folder = temporaryFolder();
  execFileSync('cp', ['-RpT', published, folder]);
  return folder;
}

/** A server of two workers, with the demonstration in an embedded database. */
async function startCluster(changes: Record<string, string> = {}) {
  const isFirst = published === '';
  if (isFirst) published = makeFolder();
  const dataDir = isFirst ? published : copyFirst();
  const server = startChild('src/server.ts', [], {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'true',
    WORKERS: '2',
    CAPTCHA_MODE: 'off',
    METRICS_TOKEN,
    ...changes,
  });
  const [, origin = ''] = await server.waitFor(/(http:\/\/\S+:\d+)/);
  return { server, origin, dataDir };
}

/** Two clients of different workers: connections are distributed in turn, and each client keeps its own. */
async function createClients(origin: string) {
  const agents = [1, 2].map(() => new http.Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  const clients = agents.map(
    (agent) =>
      (url: string, options: Options = {}) =>
        ask(agent, origin + url, options),
  );
  for (const client of clients) await client('/healthz');
  const [first, second] = clients;
  if (!first || !second) throw new Error('There are two clients.');
  return { first, second };
}

type Options = { method?: string; token?: string; body?: object; signal?: AbortSignal };

function ask(
  agent: http.Agent,
  url: string,
  { method = 'GET', token, body, signal }: Options,
): Promise<Answer> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { agent, method, headers, ...(signal && { signal }) }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

type Client = Awaited<ReturnType<typeof createClients>>['first'];

const post = (client: Client, call: string, token?: string, body: object = {}) =>
  client(`/api/member/${call}`, { method: 'POST', body, ...(token !== undefined && { token }) });

async function signIn(client: Client): Promise<string> {
  const { status, text } = await post(client, 'auth/login', undefined, SIGN_IN);
  expect(status).toBe(200);
  return (JSON.parse(text) as { token: string }).token;
}

async function scrape(client: Client): Promise<string> {
  const { status, text } = await client('/metrics', { token: METRICS_TOKEN });
  expect(status).toBe(200);
  return text;
}

/** The processes of the workers, by the numbers of their parent's children. */
function findWorkers({ process: { pid } }: Child): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${candidate}/stat`, 'utf8')) ?? [];
        return (
          Number(parent) === pid && readFileSync(`/proc/${candidate}/cmdline`, 'utf8').includes('worker.ts')
        );
      } catch {
        return false; // It ended meanwhile.
      }
    });
}

const readLog = (dataDir: string) => readFileSync(path.join(dataDir, 'portal.log'), 'utf8');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(process.platform !== 'linux')('a server of two workers', () => {
  it('shares sessions, limits and metrics, and keeps one log', SLOW, async () => {
    const { server, origin, dataDir } = await startCluster({ RATE_LIMIT_SEARCH: '6' });
    const { first, second } = await createClients(origin);
    expect(findWorkers(server)).toHaveLength(2);

    const token = await signIn(first);
    expect((await post(second, 'member_dep', token)).status).toBe(200);
    expect((await post(second, 'auth/logout', token)).status).toBe(200);
    for (const client of [first, second]) expect((await post(client, 'member_dep', token)).status).toBe(401);

    const search = { method: 'POST', body: { search: 'เงินกู้' } };
    const searches: number[] = [];
    // More than the limits of two minutes, should one begin meanwhile.
    for (let turn = 0; turn < 14; turn += 1) {
      searches.push((await (turn % 2 ? first : second)('/api/info/list/search', search)).status);
    }
    expect(searches.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(searches.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect(searches.filter((status) => ![200, 429].includes(status))).toEqual([]);

    for (const text of [await scrape(first), await scrape(second)]) {
      const route = 'route="/api/info/list/search"';
      const counted = [...text.matchAll(new RegExp(`requests_total\\{.*${route}.* (\\d+)$`, 'gm'))];
      expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(searches.length);
      expect(text).toMatch(/^sahakorn_build_info\{version="[\d.]+",commit="[^"]*"\} 1$/m);
      expect(text).toMatch(/^sahakorn_sessions 0$/m);
    }

    server.process.kill('SIGTERM');
    await server.ended;
    const lines = readLog(dataDir)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; worker?: number });
    expect(new Set(lines.filter(({ msg }) => msg === 'request').map(({ worker }) => worker)).size).toBe(2);
    expect(lines.at(-1)).toMatchObject({ msg: 'stopped' });
    expect(lines.at(-1)).not.toHaveProperty('worker');
  });

  it('answers on when a worker is killed, and loses nothing that it acknowledged', SLOW, async () => {
    const { server, origin } = await startCluster();
    const { first, second } = await createClients(origin);
    const tokens = [await signIn(first), await signIn(second)];
    const [killed] = findWorkers(server);
    process.kill(killed ?? 0, 'SIGKILL');

    const next = new http.Agent({ keepAlive: false });
    const isAnswered = (token: string) =>
      ask(next, `${origin}/api/member/auth/getAuthUser`, {
        method: 'POST',
        body: {},
        token,
        signal: AbortSignal.timeout(RETRY_AFTER_MS),
      }).then(({ status }) => status, getErrorCode);
    for (const token of tokens) await expect.poll(() => isAnswered(token)).toBe(200);
    await expect.poll(() => findWorkers(server).length).toBe(2);
    expect(findWorkers(server)).not.toContain(killed);
  });

  it('replaces a worker as soon as a process can be started again', SLOW, async () => {
    const { server, dataDir } = await startCluster();
    const [killed = 0] = findWorkers(server);
    const mayOpenFiles = (count: number) => {
      const { status } = spawnSync('prlimit', [`--pid=${server.process.pid}`, `--nofile=${count}:`]);
      expect(status).toBe(0);
    };
    mayOpenFiles(TOO_FEW_FILES);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => readLog(dataDir)).toContain('a worker could not be started');
    expect(findWorkers(server)).toHaveLength(1);
    mayOpenFiles(ENOUGH_FILES);
    await expect.poll(() => findWorkers(server).length).toBe(2);
  });

  it('ends all processes within ten seconds of SIGTERM, after the requests in flight', SLOW, async () => {
    const { server, origin, dataDir } = await startCluster();
    const { first, second } = await createClients(origin);
    const workers = findWorkers(server);
    const startedAt = performance.now();
    server.process.kill('SIGTERM');
    const answers = await Promise.all(
      [first, second].map((client) => post(client, 'auth/login', undefined, SIGN_IN)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(ENDS_WITHIN_MS);
    expect(workers.filter(isRunning)).toEqual([]);
    expect(() => readFileSync(path.join(dataDir, 'database/data/postmaster.pid'))).toThrow('ENOENT');
  });

  it('ends a worker that hangs', SLOW, async () => {
    const { server } = await startCluster();
    const [hung = 0] = findWorkers(server);
    onTestFinished(() => void (isRunning(hung) && process.kill(hung, 'SIGKILL')));
    process.kill(hung, 'SIGSTOP');
    const startedAt = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(ENDS_WITHIN_MS);
    expect(isRunning(hung)).toBe(false);
  });

  it('fails no request of clients that go to the next server once the port is closed', SLOW, async () => {
    const { server, origin } = await startCluster();
    const seen = new Set<string>();
    let asked = 0;
    const visit = async (pause: number) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      onTestFinished(() => agent.destroy());
      for (;;) {
        const status = await ask(agent, `${origin}/healthz`, {}).then(
          (answer) => `${answer.status}`,
          getErrorCode,
        );
        if (status === 'ECONNREFUSED') return;
        seen.add(status);
        asked += 1;
        await sleep(pause);
      }
    };
    const visits = Array.from({ length: 32 }, (_, index) => visit(index));
    await expect.poll(() => asked).toBeGreaterThan(500);
    server.process.kill('SIGTERM');
    await Promise.all(visits);
    expect([...seen]).toEqual(['200']);
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('says once, in one line, why it cannot start', SLOW, async () => {
    const other = http.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = startChild('src/server.ts', [], {
      DATA_DIR: temporaryFolder(),
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DEMO: 'false',
      WORKERS: '2',
    });
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.getOutput()).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use by another program: .+\n$/);
  });

  it('says in one line that a worker was killed before it was ready', SLOW, async () => {
    const server = startChild('src/server.ts', [], {
      DATA_DIR: temporaryFolder(),
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'false',
      WORKERS: '2',
    });
    await expect.poll(() => findWorkers(server).length, { interval: 20 }).toBe(2);
    for (const worker of findWorkers(server)) process.kill(worker, 'SIGKILL');
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.getOutput()).toMatch(/^A worker ended before it was ready \(SIGKILL\): .+\n$/);
  });
});

it.each([
  [1, 10],
  [2, 10],
  [8, 34],
])('a server of %i workers has at most %i connections', (workers, connections) => {
  expect(countConnections(workers)).toBe(connections);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** What an operator is promised, from the signal to the end of the last process. */
const ENDS_WITHIN_MS = 10_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** The running processes whose environment names the folder; PostgreSQL names it in its arguments. */
function processesOf(folder) {
  const found = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      if (environment.includes(`DATA_DIR=${folder}`) || words.includes(folder)) found.set(Number(pid), words);
    } catch (error) {
      if (!['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(error.code)) throw error;
    }
  }
  return found;
}

const find = (folder, pattern) => [...processesOf(folder)].find(([, words]) => pattern.test(words))?.[0];

async function startByNpm() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahakorn-test-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', DEMO: 'false' };
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...environment, DATA_DIR: folder, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    for (const pid of processesOf(folder).keys()) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { npm, folder, url: `http://127.0.0.1:${port}/readyz` };
}

const status = (url) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );

async function untilReady({ npm, url }) {
  while ((await status(url)) !== 200) {
    expect(npm.exitCode).toBeNull();
    await sleep(100);
  }
}

async function endsWhole({ folder, url }) {
  const begun = performance.now();
  while (processesOf(folder).size > 0 && performance.now() - begun < ENDS_WITHIN_MS) await sleep(50);
  expect([...processesOf(folder).values()]).toEqual([]);
  expect(await status(url)).toBe(0);
}

describe.runIf(process.platform === 'linux')('npm start', () => {
  it.each([
    ['SIGTERM', 'npm', null],
    ['SIGHUP', 'npm', null],
    ['SIGKILL', 'npm', null],
    ['SIGTERM', 'the launcher', /^\S*node scripts\/run\.mjs/],
    ['SIGINT', 'the launcher', /^\S*node scripts\/run\.mjs/],
    ['SIGKILL', 'the launcher', /^\S*node scripts\/run\.mjs/],
  ])('%s to %s ends the server and its database', async (signal, _name, pattern) => {
    const started = await startByNpm();
    await untilReady(started);
    expect(find(started.folder, /bin\/postgres /)).toBeDefined();
    process.kill(pattern ? find(started.folder, pattern) : started.npm.pid, signal);
    await endsWhole(started);
  });

  it('a signal during the start leaves no process behind', async () => {
    const started = await startByNpm();
    while (find(started.folder, /bin\/postgres /) === undefined) await sleep(10);
    process.kill(started.npm.pid, 'SIGTERM');
    await endsWhole(started);
    expect(find(started.folder, /bin\/postgres /)).toBeUndefined();
  });

  it('Ctrl-C, which reaches every process of the terminal, lets requests finish', async () => {
    const started = await startByNpm();
    await untilReady(started);
    process.kill(-Number(started.npm.pid), 'SIGINT');
    await endsWhole(started);
    expect(readFileSync(path.join(started.folder, 'portal.log'), 'utf8')).toContain('"msg":"stopped"');
  });
});

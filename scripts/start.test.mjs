import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { getFreePort } from './free-port.mjs';
import { ENDS_WITHIN_MS, findProcesses } from './server-processes.mjs';

const root = path.resolve(import.meta.dirname, '..');

const find = (folder, pattern) => [...findProcesses(folder)].find(([, words]) => pattern.test(words))?.[0];

/** The folder of the first server: to found its database is half of a first start. */
let founded = '';
afterAll(() => rmSync(founded, { recursive: true, force: true }));

/**
 * @param options.script `start` or `dev`
 * @param options.isFirst whether the server creates its database
 */
async function startByNpm({ script = 'start', isFirst = founded === '' } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahakorn-test-'));
  chmodSync(folder, 0o755);
  if (!isFirst) execFileSync('cp', ['-Rp', path.join(founded, 'database'), folder]);
  const port = await getFreePort();
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', DEMO: 'false' };
  const npm = spawn('npm', ['run', script], {
    cwd: root,
    env: { ...environment, DATA_DIR: folder, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    for (const pid of findProcesses(folder).keys()) process.kill(pid, 'SIGKILL');
    if (founded === '') founded = folder;
    else rmSync(folder, { recursive: true, force: true });
  });
  // Vite forwards robots.txt to the API.
  return { npm, folder, url: `http://127.0.0.1:${port}/${script === 'dev' ? 'robots.txt' : 'readyz'}` };
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
  while (findProcesses(folder).size > 0 && performance.now() - begun < ENDS_WITHIN_MS) await sleep(50);
  expect([...findProcesses(folder).values()]).toEqual([]);
  expect(await status(url)).toBe(0);
}

describe.runIf(process.platform === 'linux')('npm start', () => {
  it.for([
    ['SIGTERM', 'npm', null],
    ['SIGHUP', 'npm', null],
    ['SIGKILL', 'npm', null],
    ['SIGTERM', 'the launcher', /^\S*node scripts\/run\.mjs/],
    ['SIGINT', 'the launcher', /^\S*node scripts\/run\.mjs/],
    ['SIGKILL', 'the launcher', /^\S*node scripts\/run\.mjs/],
    ['SIGTERM', 'the shell', /^\S*sh -c node scripts\/run\.mjs/],
    ['SIGKILL', 'the shell', /^\S*sh -c node scripts\/run\.mjs/],
  ])('%s to %s ends the server and its database', async ([signal, name, pattern], { skip }) => {
    const started = await startByNpm();
    await untilReady(started);
    expect(find(started.folder, /bin\/postgres /)).toBeDefined();
    const pid = pattern ? find(started.folder, pattern) : started.npm.pid;
    // Some shells are replaced by the one program that they run.
    skip(pid === undefined && name === 'the shell', 'npm leaves no shell behind here');
    process.kill(pid, signal);
    await endsWhole(started);
  });

  it('a signal during the start leaves no process running', async () => {
    const started = await startByNpm({ isFirst: true });
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

describe.runIf(process.platform === 'linux')('npm run dev', () => {
  it.for([
    ['SIGINT', 'every process of the terminal', null],
    ['SIGHUP', 'every process of the terminal', null],
    ['SIGKILL', 'the launcher', /^\S*node scripts\/run\.mjs/],
  ])('%s to %s ends the servers and the database', async ([signal, , pattern]) => {
    const started = await startByNpm({ script: 'dev' });
    await untilReady(started);
    expect(find(started.folder, /bin\/postgres /)).toBeDefined();
    process.kill(pattern ? find(started.folder, pattern) : -Number(started.npm.pid), signal);
    await endsWhole(started);
  });
});

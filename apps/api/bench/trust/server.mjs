// A server that can be killed and started again over the same folder;
// `WORKERS` of the environment is passed on.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SERVER = path.resolve(import.meta.dirname, '../../src/server.ts');
const START_MS = 120_000;
/** Node never answers a connection that it assigns to a worker which is just ending. */
const ANSWER_MS = 20_000;
const { WORKERS } = process.env;

/**
 * Starts the portal's server with the demonstration, or with the database of `settings`.
 * @param {Record<string, string>} settings with `DATA_DIR`
 * @returns {Promise<{ origin: string, pid: number, kill: (signal: NodeJS.Signals) => Promise<void> }>}
 *   once it is ready
 * @throws {Error} when it ends instead
 */
export async function startServer(settings) {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...(WORKERS && { WORKERS }), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = new Promise((resolve) => child.once('close', resolve)).then(() =>
    process.off('exit', killAtExit),
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const deadline = Date.now() + START_MS;
  let origin;
  while (origin === undefined || (await getStatus(`${origin}/readyz`)) !== 200) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start: ${output}`);
    await sleep(20);
    origin ??= /http:\/\/\S+:\d+/.exec(output)?.[0];
  }
  const kill = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return { origin, pid: child.pid, kill };
}

/** Ends the embedded database of a folder as a crash of the machine would. */
export function killDatabase(dataDir) {
  const file = path.join(dataDir, 'database/data/postmaster.pid');
  process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL');
}

/** The processes that answer the requests of a server; none if the server is one process. */
export function listWorkers(serverPid) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isWorker(name, serverPid))
    .map(Number);
}

function isWorker(pid, serverPid) {
  try {
    const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent) === serverPid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker.ts');
  } catch {
    return false; // It ended meanwhile.
  }
}

/** @returns {Promise<number>} the status, or 0 where there is no response */
export async function getStatus(url, options) {
  try {
    const response = await fetch(url, options);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/**
 * Posts to a call of the member area.
 * @returns {Promise<{ status: number, body: Record<string, unknown> } | null>}
 *   null if there is no whole response
 */
export async function post(origin, call, { token, body = {} } = {}) {
  try {
    const response = await fetch(`${origin}/api/member/${call}`, {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}

/** The body that signs a member of the demonstration in. */
export const DEMO_SIGN_IN = {
  membership_no: '001234',
  mem_password: 'Sahakorn#2569',
  remember: false,
  recaptcha: null,
};

/** Signs a member of the demonstration in. */
export function signIn(origin) {
  return post(origin, 'auth/login', { body: DEMO_SIGN_IN });
}

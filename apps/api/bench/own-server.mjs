// Starts a server for a benchmark: a separate process on a free port, with
// an embedded demonstration database.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const SERVER = path.join(import.meta.dirname, '../src/server.ts');
/** A start takes seconds; on a machine that is busy with other things, minutes. */
const START_MS = 600_000;

/**
 * Runs work against a server and stops the server afterwards.
 * @param {(origin: string, pid: number) => Promise<void>} work
 * @param {Record<string, string>} [settings] in addition to the defaults
 */
export async function withOwnServer(work, settings = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-bench-'));
  const server = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.on('close', resolve));
  // It must not outlive a benchmark that is broken off.
  process.once('exit', () => server.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  try {
    await work(await getOrigin(server), server.pid);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

function getOrigin(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`The server did not start: ${output}`)), START_MS);
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [, origin] = /(http:\/\/\S+:\d+)/.exec(output) ?? [];
      if (origin === undefined) return;
      clearTimeout(late);
      resolve(origin);
    });
  });
}

/**
 * Posts to a call and reads the whole answer.
 * @param {string} origin
 * @param {string} call below `/api/member/auth/`, or a whole path
 * @param {object} body
 * @returns {Promise<{ status: number, text: string, ms: number }>} the time from sending to the last byte
 */
export async function ask(origin, call, body) {
  const start = performance.now();
  const answer = await fetch(new URL(call, `${origin}/api/member/auth/`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - start };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;

export type Portal = { origin: string; dataDir: string; stop: () => Promise<void> };

/** A folder for one server's data, removed with `removeDataDir`. */
export function makeDataDir(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'sahakorn-e2e-'));
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/** The environment of a server or a command with `dataDir`, without settings from the caller's shell. */
export function environmentFor(dataDir: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _own, ...environment } = process.env;
  return {
    ...environment,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    // The tests set their client addresses themselves.
    TRUST_PROXY_CIDR: '127.0.0.1',
    // They read more pages a minute than a reader does, and sign in more often.
    RATE_LIMIT_PAGES: '0',
    SESSIONS_PER_MEMBER: '1000',
  };
}

/** Starts the real server with `dataDir` on a free port, and returns its address once it answers. */
export async function startPortal(dataDir: string): Promise<Portal> {
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: REPOSITORY,
    env: environmentFor(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await waitForAddress(server);
  return { origin, dataDir, stop: () => stop(server) };
}

/** Waits for the address among the words that the server says once it listens. */
function waitForAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${said}`)), START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${said}`));
    });
  });
}

/** Ends the server as a service manager would; only one that hangs is killed. */
function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill('SIGTERM');
  });
}

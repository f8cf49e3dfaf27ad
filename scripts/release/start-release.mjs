// Starts an unpacked release with an empty home and a new data folder.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDS_WITHIN_MS, findProcesses } from '../server-processes.mjs';

/** The address in the message after the start. */
async function readOrigin(output) {
  let said = '';
  for await (const text of output.setEncoding('utf8')) {
    said += text;
    const [, origin] = /(http:\/\/\S+:\d+)/.exec(said) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The server did not start: ${said}`);
}

/**
 * @param {string} folder of the release
 * @param {Record<string, string>} [settings]
 * @returns {Promise<{ origin: string, dataDir: string, stop: () => Promise<string[]> }>} `stop` sends SIGTERM
 *   and returns the command lines of processes that still run after the promised time
 */
export async function startRelease(folder, settings = {}) {
  const place = mkdtempSync(path.join(tmpdir(), 'sahakorn-started-'));
  const [dataDir, home] = ['data', 'home'].map((name) => path.join(place, name));
  // The account of the database passes through.
  chmodSync(place, 0o755);
  mkdirSync(home);
  const server = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', HOME: home, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killAtExit = () => server.kill('SIGKILL');
  process.once('exit', killAtExit);
  const stop = async () => {
    const begun = performance.now();
    server.kill('SIGTERM');
    while (findProcesses(dataDir).size > 0 && performance.now() - begun < ENDS_WITHIN_MS) await sleep(50);
    const left = findProcesses(dataDir);
    for (const pid of left.keys()) process.kill(pid, 'SIGKILL');
    process.off('exit', killAtExit);
    rmSync(place, { recursive: true, force: true });
    return [...left.values()];
  };
  return { origin: await readOrigin(server.stdout), dataDir, stop };
}

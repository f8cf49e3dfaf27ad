// Kills the server, its database or both while members sign in and out, and looks for what was acknowledged.
// Usage: node apps/api/bench/trust/kills.mjs [--rounds 50] [--seed 2569] [--own-postgresql]; with it the
// database is one of DATABASE_URL that is killed too. With DATABASE_URL, an empty database for the
// purpose, the server alone is. With WORKERS above 1 `server` is the primary process alone; a worker, and
// all processes at once, are killed too.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isMet, median, percentile, writeFigure, writeVerdict } from '../../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../../scripts/bench-machine.mjs';
import { randomFrom } from '../../test/random.ts';
import { startDatabase } from './database.mjs';
import { killDatabase, listWorkers, post, signIn, startServer } from './server.mjs';

const CLIENTS = 4;
const LONGEST_ROUND_MS = 2500;
const READY_MS = 60_000;
/** On a quiet machine. */
const MAX_READY_SECONDS = 5;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '2569' },
    'own-postgresql': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const random = randomFrom(Number(values.seed));
const pick = (list) => list[Math.floor(random() * list.length)];

const own = values['own-postgresql'] ? await startDatabase() : null;
const DATABASE_URL = own?.url ?? process.env.DATABASE_URL;
const WAYS = [
  ...(DATABASE_URL && !own ? ['server'] : ['server', 'database', 'both']),
  ...(Number(process.env.WORKERS) > 1 ? ['worker', 'all processes'] : []),
];
/** The ways after which a service manager starts the server again. */
const ENDS_SERVER = new Set(['server', 'both', 'all processes']);

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-kills-'));
const settings = {
  DATA_DIR: dataDir,
  DEMO: 'true',
  // No session may go to make room for another.
  SESSIONS_PER_MEMBER: '1000',
  ...(DATABASE_URL && { DATABASE_URL }),
};

/** What the server confirmed: sessions that must exist, and sessions that must have ended. */
const activeSessions = new Set();
const over = new Set();
let acknowledged = 0;
let lost = 0;
const seconds = [];

async function work(origin, running) {
  while (running.on) {
    const signed = await signIn(origin);
    if (signed?.status !== 200) continue;
    const { token } = signed.body;
    activeSessions.add(token);
    acknowledged += 1;
    if (activeSessions.size % 2 === 0) continue;
    const left = await post(origin, 'auth/logout', { token });
    activeSessions.delete(token);
    // Without a response it may be either.
    if (left?.status !== 200) continue;
    over.add(token);
    acknowledged += 1;
  }
}

async function countLost(origin) {
  const isLive = async (token) => (await post(origin, 'auth/getAuthUser', { token }))?.status === 200;
  for (const token of activeSessions) if (!(await isLive(token))) lost += 1;
  for (const token of over) if (await isLive(token)) lost += 1;
  activeSessions.clear();
  over.clear();
}

/** A sign-in shows that the database takes writes; `/readyz` may not have noticed yet that it stopped. */
async function waitUntilReady(origin) {
  const deadline = Date.now() + READY_MS;
  while ((await signIn(origin))?.status !== 200) {
    if (Date.now() > deadline) throw new Error('The server was not ready again.');
    await sleep(20);
  }
}

console.log(machineLine());
console.log(`${rounds} rounds, seed ${values.seed}, ${DATABASE_URL ? 'DATABASE_URL' : 'embedded database'}`);
let server = await startServer(settings);
try {
  for (let round = 0; round < rounds; round += 1) {
    const way = WAYS[round % WAYS.length];
    const running = { on: true };
    const clients = Array.from({ length: CLIENTS }, () => work(server.origin, running));
    await sleep(200 + random() * LONGEST_ROUND_MS);
    const killed = performance.now();
    if (['database', 'both'].includes(way)) killDatabase(own?.dataDir ?? dataDir);
    const workers = listWorkers(server.pid);
    if (way === 'worker') process.kill(pick(workers), 'SIGKILL');
    if (way === 'all processes') for (const worker of workers) process.kill(worker, 'SIGKILL');
    if (ENDS_SERVER.has(way)) await server.kill('SIGKILL');
    running.on = false;
    await Promise.all(clients);
    if (ENDS_SERVER.has(way)) server = await startServer(settings);
    await waitUntilReady(server.origin);
    seconds.push((performance.now() - killed) / 1000);
    await countLost(server.origin);
    console.log(
      `${round + 1} ${way}: ready after ${writeFigure(seconds.at(-1))} s, ${lost} of ${acknowledged} lost`,
    );
  }
} finally {
  await server.kill('SIGTERM');
  await own?.close();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(
  `${lost === 0 ? '✓' : '✗'} ${seconds.length} of ${rounds} starts, ${lost} of ${acknowledged} acknowledged writes lost; ` +
    `ready after ${writeFigure(median(seconds))} s (median), ${writeFigure(percentile(seconds, 1))} s (longest)`,
);
const target = {
  name: 'ready after a kill, longest',
  value: percentile(seconds, 1),
  most: MAX_READY_SECONDS,
  unit: 's on a quiet machine',
};
console.log(writeVerdict(target));
process.exitCode = lost === 0 && isMet(target) ? 0 : 1;

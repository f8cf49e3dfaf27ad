// Restarts two servers one after the other, over and over, while members
// sign in and out and read pages and feeds.
// Usage: node apps/api/bench/trust/restarts.mjs [--requests 10000] [--seed 2569]
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile, writeFigure, writeTable } from '../../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../../scripts/bench-machine.mjs';
import { randomFrom } from '../../test/random.ts';
import { startDatabase } from './database.mjs';
import { DEMO_SIGN_IN, getStatus, startServer } from './server.mjs';

const CLIENTS = 16;
const ASKED_EVERY_MS = 250;
/**
 * The pause of a client between two requests: some connections are quiet for longer than a server keeps them.
 */
const LONGEST_PAUSE_MS = 400;
const SESSION_TURNS = 40;
/** Sign-ins of one number wait for each other, as those of one member do. */
const MEMBERS = ['001234', '009999'];
const READS = ['/healthz', '/api/info/manu', '/api/info/home', '/api/info/list/news'];
const FEEDS = ['member_dep', 'member_loan', 'member_status'];

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '2569' } },
});
const wanted = Number(values.requests);
const random = randomFrom(Number(values.seed));
const pick = (list) => list[Math.floor(random() * list.length)];

const database = await startDatabase();
const folders = [];
const results = new Map();
const times = [];
let restarts = 0;

async function start() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-restarts-'));
  folders.push(folder);
  return startServer({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DEMO: 'true',
    SESSIONS_PER_MEMBER: '1000',
    RATE_LIMIT_SEARCH: '0',
  });
}

/** The servers that the load balancer sends requests to: those whose `/readyz` was 200 when it last asked. */
const servers = [await start(), await start()];
let ready = [...servers];
const balanceCheck = setInterval(async () => {
  const asked = await Promise.all(
    servers.map(async (server) => ((await getStatus(`${server.origin}/readyz`)) === 200 ? server : null)),
  );
  ready = asked.filter((server) => server !== null);
}, ASKED_EVERY_MS);

/** A proxy tries the next server where a connection is refused: nothing was sent yet. */
async function send(agent, options) {
  for (;;) {
    const server = pick(ready);
    const result = server ? await request(agent, server.origin, options) : { status: 'no server is ready' };
    if (result.status !== 'ECONNREFUSED') return result;
  }
}

function request(agent, origin, { method = 'GET', url, token, body }) {
  return new Promise((resolve) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = http.request(origin + url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode, text }));
      response.on('error', ({ code }) => resolve({ status: code }));
    });
    sent.on('error', ({ code }) => resolve({ status: code }));
    sent.end(body && JSON.stringify(body));
  });
}

async function ask(agent, what) {
  const startedAt = performance.now();
  const result = await send(agent, what);
  times.push(performance.now() - startedAt);
  results.set(result.status, (results.get(result.status) ?? 0) + 1);
  if (result.status !== 200) {
    const seconds = writeFigure((performance.now() - startedAt) / 1000);
    console.log(`✗ ${what.url}: ${result.status} after ${seconds} s ${result.text ?? ''}`);
  }
  return result;
}

/** Signs in, reads for a while, and signs out, so that each session lives through the restarts. */
async function visit(membership_no) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const member = (url, more) => ask(agent, { method: 'POST', url: `/api/member/${url}`, body: {}, ...more });
  await sleep(random() * LONGEST_PAUSE_MS * CLIENTS);
  while (times.length < wanted) {
    const { status, text } = await member('auth/login', { body: { ...DEMO_SIGN_IN, membership_no } });
    const token = status === 200 ? JSON.parse(text).token : undefined;
    for (let turn = 0; turn < SESSION_TURNS && times.length < wanted; turn += 1) {
      if (token && turn % 2 === 0) await member(pick(FEEDS), { token });
      else await ask(agent, { url: pick(READS) });
      await sleep(random() * LONGEST_PAUSE_MS);
    }
    if (token) await member('auth/logout', { token });
  }
  agent.destroy();
}

console.log(machineLine());
console.log(`${wanted} requests of ${CLIENTS} clients, seed ${values.seed}`);
try {
  const visits = Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => visit(MEMBERS[index % MEMBERS.length])),
  );
  while (times.length < wanted) {
    servers.push(await start());
    ready.push(servers.at(-1));
    await servers[0].kill('SIGTERM');
    servers.shift();
    restarts += 1;
  }
  await visits;
} finally {
  clearInterval(balanceCheck);
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await database.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
const failed = times.length - (results.get(200) ?? 0);
console.log(
  writeTable([['answer', 'requests'], ...[...results].map(([status, count]) => [`${status}`, `${count}`])]),
);
console.log(
  `${failed === 0 ? '✓' : '✗'} ${failed} of ${times.length} requests failed in ${restarts} restarts; ` +
    `p50 ${writeFigure(percentile(times, 0.5))} ms, p99 ${writeFigure(percentile(times, 0.99))} ms`,
);
process.exitCode = failed === 0 && restarts > 0 ? 0 : 1;

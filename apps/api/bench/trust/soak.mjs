// Asks a server for pages, statements and sign-ins at a steady rate, and
// watches its responses and its memory.
// Usage: node apps/api/bench/trust/soak.mjs [--minutes 30] [--rate 50]
import { parseArgs } from 'node:util';
import { percentile, writeFigure, writeTable } from '../../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../../scripts/bench-machine.mjs';
import { withOwnServer } from '../own-server.mjs';
import { getStatus, post, signIn } from './server.mjs';

/** The heap after a collection is the least of a window; the first window is the one in which caches fill. */
const WINDOWS = 6;
const MAX_GROWTH = 1.1;
const SAMPLE_MS = 1000;
const STATEMENT = 'member_dep_statement/0100012345';
const PAGES = ['/home', '/list/news', '/board', '/api/info/manu', '/healthz'];

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string', default: '50' } },
});
const endAt = Number(values.minutes) * 60_000;
const rate = Number(values.rate);
const METRICS_TOKEN = 'token-of-the-soak';
const statuses = new Map();
const times = [];
const heap = [];

async function readHeap(origin) {
  const response = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(await response.text())?.[1]);
}

async function ask(origin, turn, session) {
  const startedAt = performance.now();
  let status;
  if (turn % (rate * 5) === 0) {
    const signed = await signIn(origin);
    status = signed?.status ?? 0;
    if (status === 200) session.token = signed.body.token;
  } else if (turn % 2 === 0) {
    status = (await post(origin, STATEMENT, { token: session.token }))?.status ?? 0;
  } else status = await getStatus(origin + PAGES[(turn >> 1) % PAGES.length]);
  times.push(performance.now() - startedAt);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

async function run(origin) {
  const session = {};
  await ask(origin, 0, session);
  const startedAt = performance.now();
  const pending = new Set();
  const sampling = setInterval(() => {
    const at = performance.now() - startedAt;
    readHeap(origin).then(
      (bytes) => heap.push({ at, bytes }),
      () => undefined,
    );
  }, SAMPLE_MS);
  for (let turn = 1; performance.now() - startedAt < endAt; turn += 1) {
    const wait = startedAt + (turn * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const asked = ask(origin, turn, session).finally(() => pending.delete(asked));
    pending.add(asked);
  }
  clearInterval(sampling);
  await Promise.all(pending);
}

console.log(machineLine());
await withOwnServer(run, { METRICS_TOKEN, RATE_LIMIT_SEARCH: '0' });
const least = Array.from({ length: WINDOWS }, (_, index) => {
  const inside = heap.filter(({ at }) => Math.floor((at / endAt) * WINDOWS) === index);
  return Math.min(...inside.map(({ bytes }) => bytes)) / 1e6;
});
const growth = least.at(-1) / least[1];
const refused = [...statuses].filter(([status]) => status !== 200).reduce((sum, [, count]) => sum + count, 0);
console.log(
  writeTable([['status', 'responses'], ...[...statuses].map(([status, count]) => [`${status}`, `${count}`])]),
);
console.log(`p50 ${writeFigure(percentile(times, 0.5))} ms, p99 ${writeFigure(percentile(times, 0.99))} ms`);
console.log(`${refused === 0 ? '✓' : '✗'} ${refused} of ${times.length} responses other than 200`);
console.log(
  `${growth <= MAX_GROWTH ? '✓' : '✗'} least heap of each ${WINDOWS}th, MB: ${least.map(writeFigure).join(' ')} (last by second ${writeFigure(growth)}, at most ${MAX_GROWTH})`,
);
process.exitCode = refused === 0 && growth <= MAX_GROWTH ? 0 : 1;

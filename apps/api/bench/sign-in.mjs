// pnpm bench:sign-in: whether a hundred sign-ins at once leave the public pages alone. Rounds of a hundred against a
// server of its own, while visitors read; each password is checked at the full cost.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMet, percentile, writeFigure, writeTable, writeVerdict } from '../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../scripts/bench-machine.mjs';
import { ask, withOwnServer } from './own-server.mjs';

const ROUNDS = 10;
const AT_ONCE = 100;
const MOST_MS = 300;
const PAGES = ['/api/info/manu', '/home', '/healthz'];
const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/sign-in.json');

/** One of each hundred knows the password; all others take as long to refuse. */
function signIns(origin, round) {
  const numbers = Array.from({ length: AT_ONCE }, (_, turn) =>
    turn === 0 ? 1234 : round * AT_ONCE + turn + 100_000,
  );
  return numbers.map((membership_no) =>
    ask(origin, 'login', { membership_no, mem_password: 'Sahakorn#2569', remember: false }),
  );
}

/** Reads one page after the other until the sign-ins are over. */
async function readPages(origin, page, times, state) {
  while (state.running) {
    const start = performance.now();
    const answer = await fetch(origin + page);
    await answer.arrayBuffer();
    // A page that is refused was not read, however quickly.
    times.push(answer.status === 200 ? performance.now() - start : Infinity);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function runRounds(origin) {
  await Promise.all([...PAGES.map((page) => fetch(origin + page)), ...signIns(origin, ROUNDS).slice(0, 4)]);
  const state = { running: true };
  const times = new Map(PAGES.map((page) => [page, []]));
  const readers = PAGES.map((page) => readPages(origin, page, times.get(page), state));
  const statuses = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { status } of await Promise.all(signIns(origin, round))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  state.running = false;
  await Promise.all(readers);
  return { times, statuses };
}

let figures = [];
let answered = {};
await withOwnServer(
  async (origin) => {
    const { times, statuses } = await runRounds(origin);
    answered = Object.fromEntries(statuses);
    figures = [...times].map(([page, list]) => ({
      page,
      reads: list.length,
      p50: percentile(list, 0.5),
      p95: percentile(list, 0.95),
      most: Math.max(...list),
    }));
  },
  { LOCK_THRESHOLD: '1000', CAPTCHA_MODE: 'off', NODE_ENV: 'test' },
);

const targets = figures.map(({ page, p95 }) => ({
  name: `${page}, p95`,
  value: p95,
  most: MOST_MS,
  unit: 'ms',
}));
const rows = figures.map(({ page, reads, p50, p95, most }) => [
  page,
  ...[reads, p50, p95, most].map(writeFigure),
]);
console.log(machineLine());
console.log(`${ROUNDS} rounds of ${AT_ONCE} sign-ins, answers by status: ${JSON.stringify(answered)}`);
console.log(writeTable([['', 'reads', 'p50 ms', 'p95 ms', 'most ms'], ...rows]));
for (const target of targets) console.log(writeVerdict(target));
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ machine: machineLine(), answered, figures }, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

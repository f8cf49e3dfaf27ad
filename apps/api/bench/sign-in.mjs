// pnpm bench:sign-in measures whether sign-ins slow public pages down: rounds of a hundred at once, then
// thirty a second, against a separate server, while visitors read. Each password is checked at the full cost.
// The floor is the bare password hash in the same number of threads, the maximum of this machine.
// Usage: npm run bench:sign-in -- [--workers 1]
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  isMet,
  median,
  percentile,
  writeFigure,
  writeTable,
  writeVerdict,
} from '../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../scripts/bench-machine.mjs';
import { hashPassword } from '../src/modules/session/password.ts';
import { ask, withOwnServer } from './own-server.mjs';

const ROUNDS = 10;
const AT_ONCE = 100;
const MAX_MS = 300;
const PER_SECOND = 30;
const PACED_SECONDS = 10;
const MAX_MS_PACED = 100;
const FLOOR_SECONDS = 3;
const PAGES = ['/api/info/manu', '/home', '/healthz'];
const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/sign-in.json');

const { values } = parseArgs({ options: { workers: { type: 'string', default: '1' } } });

/** One of each hundred knows the password; all others take as long to refuse. */
function signIns(origin, round) {
  const numbers = Array.from({ length: AT_ONCE }, (_, turn) =>
    turn === 0 ? 1234 : round * AT_ONCE + turn + 100_000,
  );
  return numbers.map((number) => signIn(origin, number));
}

function signIn(origin, number) {
  return ask(origin, 'login', { membership_no: number, mem_password: 'Sahakorn#2569', remember: false });
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

/**
 * Sign-ins at an even pace while visitors read; a sign-in that is refused for lack of a slot is not counted.
 */
async function runPaced(origin) {
  const start = performance.now();
  const signInsAtPace = async () => {
    const asked = [];
    for (let turn = 0; turn < PER_SECOND * PACED_SECONDS; turn += 1) {
      const due = start + (turn * 1000) / PER_SECOND - performance.now();
      if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
      asked.push(signIn(origin, 200_000 + turn));
    }
    return Promise.all(asked);
  };
  const { times, result } = await whileReading(origin, signInsAtPace);
  const seconds = (performance.now() - start) / 1000;
  const checked = result.filter(({ status }) => status === 200 || status === 401).length;
  return { times, perSecond: checked / seconds };
}

/**
 * Bare password hashes, as many at a time as there are processors: what this machine can do at this moment.
 */
async function measureFloor() {
  await hashPassword('Sahakorn#2569');
  const before = process.cpuUsage();
  const start = performance.now();
  let hashes = 0;
  const work = async () => {
    for (; performance.now() - start < FLOOR_SECONDS * 1000; hashes += 1) await hashPassword('Sahakorn#2569');
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000 / hashes, perSecond: hashes / seconds };
}

/** Does some work while visitors read the pages one after the other. */
async function whileReading(origin, work) {
  const state = { running: true };
  const times = new Map(PAGES.map((page) => [page, []]));
  const readers = PAGES.map((page) => readPages(origin, page, times.get(page), state));
  const result = await work();
  state.running = false;
  await Promise.all(readers);
  return { times, result };
}

async function runRounds(origin) {
  await Promise.all([...PAGES.map((page) => fetch(origin + page)), ...signIns(origin, ROUNDS).slice(0, 4)]);
  const statuses = new Map();
  const { times } = await whileReading(origin, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { status } of await Promise.all(signIns(origin, round))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  });
  return { times, statuses };
}

function toFigures(times, during) {
  return [...times].map(([page, list]) => ({
    page: `${page}, ${during}`,
    reads: list.length,
    p50: percentile(list, 0.5),
    p95: percentile(list, 0.95),
    most: Math.max(...list),
  }));
}

let concurrent = [];
let paced = [];
let answered = {};
let perSecond = 0;
const floors = [];
await withOwnServer(
  async (origin) => {
    floors.push(await measureFloor());
    const { times, statuses } = await runRounds(origin);
    answered = Object.fromEntries(statuses);
    concurrent = toFigures(times, `${AT_ONCE} at once`);
    floors.push(await measureFloor());
    const even = await runPaced(origin);
    floors.push(await measureFloor());
    perSecond = even.perSecond;
    paced = toFigures(even.times, `${PER_SECOND} a second`);
  },
  { LOCK_THRESHOLD: '1000', CAPTCHA_MODE: 'off', NODE_ENV: 'test', WORKERS: values.workers },
);

const toTargets = (figures, most) =>
  figures.map(({ page, p95 }) => ({ name: `${page}, p95`, value: p95, most, unit: 'ms' }));
const floor = {
  ms: median(floors.map(({ ms }) => ms)),
  perSecond: median(floors.map((measured) => measured.perSecond)),
};
const targets = [
  ...toTargets(concurrent, MAX_MS),
  ...toTargets(paced, MAX_MS_PACED),
  { name: 'sign-ins', value: perSecond, least: PER_SECOND * 0.95, unit: 'a second' },
];
const figures = [...concurrent, ...paced];
const rows = figures.map(({ page, reads, p50, p95, most }) => [
  page,
  ...[reads, p50, p95, most].map(writeFigure),
]);
console.log(machineLine());
console.log(
  `the floor: one argon2id takes ${writeFigure(floor.ms)} ms of processor time, and this machine did ${writeFigure(floor.perSecond)} ` +
    `a second; ${values.workers} worker, ${writeFigure(perSecond)} sign-ins a second`,
);
console.log(`${ROUNDS} rounds of ${AT_ONCE} sign-ins, answers by status: ${JSON.stringify(answered)}`);
console.log(writeTable([['', 'reads', 'p50 ms', 'p95 ms', 'most ms'], ...rows]));
for (const target of targets) console.log(writeVerdict(target));
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(
  REPORT,
  `${JSON.stringify({ machine: machineLine(), answered, floor, perSecond, figures }, null, 2)}\n`,
);
process.exitCode = targets.every(isMet) ? 0 : 1;

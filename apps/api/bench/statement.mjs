// pnpm bench:api: how long the server takes for one page of a statement, beside the floor that no server is
// under, and whether longer books make it slower.
// Usage: npm run bench:api -- [--entries 1000,100000,1000000] [--requests 300]
// [--only member_loan,page] [--explain]
//   [--idle-timeout 20]
// It runs on a new embedded database, and on a new database of the PostgreSQL that DATABASE_URL names.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  isMet,
  median,
  ratio,
  writeFigure,
  writeTable,
  writeVerdict,
} from '../../../scripts/bench-figures.mjs';
import { machineLine, waitUntilIdle } from '../../../scripts/bench-machine.mjs';
import { LONGEST, getPlan, writeBooks } from './statement/books.mjs';
import { createClient, measure } from './statement/client.mjs';
import { openEmbedded, openFloor, openUrl } from './statement/place.mjs';
import { getPlans } from './statement/plans.mjs';
import { DAYS, PAGE, getQuestions } from './statement/questions.mjs';

const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/api.json');
const MAX_MS = 10;
const MAX_TIMES = 1.3;
const MOST_OF_FLOOR_P99 = 4;
/** Rounds of many clients, in each of which the floor and the server take their turns. */
const TURNS = 5;
const MANY_CLIENTS = 16;
const WARM_UP = 150;

/**
 * One page, by one member, and by many at once in turn with the floor. The processors'
 * share that others took is noted beside it.
 */
async function measurePage(place, { one, many, floor }, { path: address, body, tokens }, settings) {
  const { requests, idleTimeout } = settings;
  const askOne = () => one.post(address, body, tokens[0]);
  const askMany = createRotation(many, { path: address, body, tokens });
  const askFloor = () => floor.client.post('floor', {});
  await measure(askOne, { clients: 1, requests: WARM_UP });
  const busy = await waitUntilIdle(idleTimeout * 1000);
  const alone = await measure(askOne, { clients: 1, requests });
  await measure(askMany, { clients: MANY_CLIENTS, requests: WARM_UP });
  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({
      floor: await measureMany(askFloor, floor.work, requests),
      page: await measureMany(askMany, place.work, requests),
    });
  }
  const [ours, bare] = [turns.map(({ page }) => page), turns.map((turn) => turn.floor)];
  const compare = (name) =>
    ratio(
      ours.map((figure) => figure[name]),
      bare.map((figure) => figure[name]),
    );
  const ofFloor = { perSecond: compare('perSecond'), p99: compare('p99'), work: compare('work') };
  return { busy, alone, together: inMedian(ours), floor: inMedian(bare), ofFloor };
}

/** Asks with one session after the other. */
function createRotation(client, { path: address, body, tokens }) {
  let asked = 0;
  return () => client.post(address, body, tokens[asked++ % tokens.length]);
}

/** What many at once are answered, with the milliseconds of processor time for each. */
async function measureMany(ask, readWork, requests) {
  const before = await readWork();
  const figures = await measure(ask, { clients: MANY_CLIENTS, requests });
  return { ...figures, work: workBetween(before, await readWork()) / requests };
}

function inMedian(turns) {
  const names = Object.keys(turns[0]);
  return Object.fromEntries(names.map((name) => [name, median(turns.map((turn) => turn[name]))]));
}

async function measureBooks(place, floorPlace, entries, settings) {
  const start = performance.now();
  await writeBooks(place.pool, entries);
  const seconds = (performance.now() - start) / 1000;
  const { longest } = getPlan(entries);
  const bare = createClient(floorPlace.origin, MANY_CLIENTS);
  const clients = {
    one: createClient(place.origin, 1),
    many: createClient(place.origin, MANY_CLIENTS),
    floor: { client: bare, work: floorPlace.work },
  };
  const figures = [];
  try {
    const questions = (await getQuestions(clients.one, longest)).filter(({ name }) => settings.isAsked(name));
    if (questions.length === 0) throw new Error('No question has a name that contains what --only names.');
    // A server that has just started runs everything slowly, which would flatter the larger books after it.
    for (const question of questions) {
      await measure(createRotation(clients.many, question), { clients: MANY_CLIENTS, requests: WARM_UP });
      await measure(() => bare.post('floor', {}), { clients: MANY_CLIENTS, requests: WARM_UP });
    }
    for (const question of questions) {
      const { name, least, mostMs, ownGrowth = false } = question;
      const measured = await measurePage(place, clients, question, settings);
      figures.push({ name, entries, ownGrowth, least, mostMs, ...measured });
    }
    if (settings.explain) await explain(place.pool);
  } finally {
    clients.one.close();
    clients.many.close();
    bare.close();
  }
  const [size, most] = [entries, longest].map((rows) => rows.toLocaleString('en'));
  console.log(`\n${place.name}: ${size} deposit entries, ${most} of one account; ${machineLine()}`);
  console.log(`written in ${writeFigure(seconds)} s\n${toTable(figures)}`);
  return figures;
}

async function explain(pool) {
  const whose = { owner: LONGEST.account, membershipNo: LONGEST.member };
  for (const question of [{}, DAYS, { itemTypeCode: 'INT' }]) {
    for (const plan of await getPlans(pool, whose, { ...question, limit: PAGE })) {
      console.log(`${JSON.stringify(question)}\n${plan}\n`);
    }
  }
}

/** Milliseconds that went by in the processes that are in both. */
function workBetween(before, after) {
  return [...after].reduce((sum, [pid, ticks]) => sum + ticks - (before.get(pid) ?? ticks), 0);
}

function toTable(figures) {
  const head = ['', 'of the floor', 'p99', 'work', 'work ms', 'p50 ms', 'p99', 'per s'];
  head.push(`p50 at ${MANY_CLIENTS}`, 'p99', 'per s', 'busy %');
  const rows = figures.map(({ name, busy, alone, together, ofFloor }) => [
    name,
    ofFloor.perSecond,
    ofFloor.p99,
    ofFloor.work,
    together.work,
    ...[alone, together].flatMap((figure) => [figure.p50, figure.p99, figure.perSecond]),
    Math.round(busy * 100),
  ]);
  const { p50, p99, perSecond, work } = inMedian(figures.map(({ floor }) => floor));
  const floor = ['the floor', 1, 1, 1, work, '', '', '', p50, p99, perSecond, ''];
  const write = (value) => (typeof value === 'number' ? writeFigure(value) : value);
  return writeTable([head, ...[floor, ...rows].map((row) => row.map(write))]);
}

/**
 * The slowest page of the largest books by the clock, and the page that larger books slowed
 * down most. That is judged by processor time where it is known: on a busy machine the
 * ratio of two wall times is meaningless.
 */
function getTargets(place, sizes) {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  const slowest = largest
    .filter(({ mostMs }) => mostMs === undefined)
    .toSorted((a, b) => b.alone.p50 - a.alone.p50)
    .slice(0, 1);
  const targets = [
    ...slowest.map(({ name, alone }) => ({
      name: `${place}: ${name.trim()}, median`,
      value: alone.p50,
      most: MAX_MS,
      unit: 'ms',
    })),
    ...largest.flatMap((figure) => getFloorTargets(place, figure)),
    ...largest
      .filter(({ mostMs }) => mostMs !== undefined)
      .map(({ name, mostMs, alone }) => ({
        name: `${place}: ${name}, median`,
        value: alone.p50,
        most: mostMs,
        unit: 'ms',
      })),
  ];
  if (sizes.length < 2) return targets;
  const times = largest.map((figure, at) => ({
    name: figure.name.trim(),
    ownGrowth: figure.ownGrowth,
    work: figure.together.work / smallest[at].together.work,
    p50: figure.alone.p50 / smallest[at].alone.p50,
  }));
  console.log(`\n${place}: the largest books to the smallest`);
  const rows = times.map(({ name, work, p50 }) => [name, ...[work, p50].map((value) => writeFigure(value))]);
  console.log(writeTable([['', 'work', 'p50'], ...rows]));
  const by = ({ work, p50 }) => (Number.isFinite(work) ? work : p50);
  const slowed = times
    .filter(({ ownGrowth }) => !ownGrowth)
    .toSorted((a, b) => by(b) - by(a))
    .slice(0, 1)
    .map((worst) => ({
      name: `${place}: ${worst.name}, slower in the largest books`,
      value: by(worst),
      most: MAX_TIMES,
      unit: 'times',
    }));
  return [...targets, ...slowed];
}

/** A page against the floor of the same turns. */
function getFloorTargets(place, { name, least, ofFloor }) {
  const page = `${place}: ${name.trim()}`;
  return [
    { name: `${page}, of the floor's requests a second`, value: ofFloor.perSecond, least, unit: 'times' },
    { name: `${page}, of the floor's p99`, value: ofFloor.p99, most: MOST_OF_FLOOR_P99, unit: 'times' },
  ];
}

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000,100000,1000000' },
    requests: { type: 'string', default: '300' },
    'idle-timeout': { type: 'string', default: '20' },
    explain: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const only = values.only.split(',');
const sizes = values.entries.split(',').map(Number);
const settings = {
  requests: Number(values.requests),
  idleTimeout: Number(values['idle-timeout']),
  explain: values.explain,
  isAsked: (name) => only.some((part) => name.includes(part)),
};
const url = process.env.DATABASE_URL;
const targets = [];
const all = [];
for (const open of [openEmbedded, ...(url ? [() => openUrl(url)] : [])]) {
  const place = await open();
  const floor = await openFloor(place.pool);
  try {
    const measured = [];
    for (const entries of sizes) measured.push(await measureBooks(place, floor, entries, settings));
    targets.push(...getTargets(place.name, measured));
    all.push({ place: place.name, sizes: measured });
  } finally {
    await floor.close();
    await place.close();
  }
}
if (!url) console.log('\nNo DATABASE_URL: only the embedded database was measured.');
console.log();
for (const target of targets) console.log(writeVerdict(target));
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ machine: machineLine(), places: all }, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

// pnpm bench:pages: how many public pages the server sends to sixteen clients at once, whole
// and as 304, beside the floor: the same bytes as a static file by the same Fastify. Both
// take their turns, each as one process.
// Usage: npm run bench:pages -- [--seconds 4] [--turns 5] [--idle-timeout 20]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MessageChannel, Worker } from 'node:worker_threads';
import {
  isMet,
  median,
  ratio,
  writeFigure,
  writeTable,
  writeVerdict,
} from '../../../scripts/bench-figures.mjs';
import { machineLine, waitUntilIdle } from '../../../scripts/bench-machine.mjs';
import { withOwnServer } from './own-server.mjs';

const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/pages.json');
const FLOOR = path.join(import.meta.dirname, 'pages/floor.mjs');
const CLIENTS = 16;
const PATHS = ['/home', '/list/news', '/board'];
/** A returning browser has its token; without one each answer would be for one reader only. */
const TOKEN = /^XSRF=[^;]+/;
/** Milliseconds of processor time of an answer: a cached page is neither rendered nor compressed. */
const MAX_WORK = 1;
/** Clock ticks of Linux are hundredths of a second. */
const TICK_MS = 10;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    turns: { type: 'string', default: '5' },
    'idle-timeout': { type: 'string', default: '20' },
  },
});

async function startFloor(origin) {
  const child = spawn(process.execPath, [FLOOR], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ORIGIN: origin, PATHS: JSON.stringify(PATHS) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin: said.trim(), pid: child.pid, close };
}

/** Processor milliseconds of a process so far. */
function readWork(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The headers of a browser that has the page already, or has not. */
async function getHeaders(origin, page, known) {
  const answer = await fetch(origin + page, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const [cookie] = TOKEN.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  return [
    'Accept-Encoding: br',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(known ? [`If-None-Match: ${answer.headers.get('etag')}`] : []),
    '',
  ].join('\r\n');
}

async function measure(server, requests, expected) {
  const { port1, port2 } = new MessageChannel();
  const before = readWork(server.pid);
  const client = new Worker(new URL('search/clients.mjs', import.meta.url), {
    workerData: {
      origin: server.origin,
      clients: CLIENTS,
      seconds: Number(values.seconds),
      requests,
      expected,
      port: port2,
    },
    transferList: [port2],
  });
  const [figures] = await once(port1, 'message');
  await client.terminate();
  port1.close();
  return { ...figures, work: (readWork(server.pid) - before) / figures.answers };
}

async function compare(ours, floor, page, known) {
  const expected = known ? 304 : 200;
  const measureOne = async (server) =>
    measure(server, [{ path: page, headers: await getHeaders(server.origin, page, known) }], expected);
  const turns = [];
  for (const server of [ours, floor]) await measureOne(server);
  for (let turn = 0; turn < Number(values.turns); turn += 1) {
    turns.push({
      floor: await measureOne(floor),
      ours: await measureOne(ours),
    });
  }
  const all = (whose, name) => turns.map((turn) => turn[whose][name]);
  const middle = (whose) =>
    Object.fromEntries(['work', 'p50', 'p95', 'perSecond'].map((name) => [name, median(all(whose, name))]));
  return {
    name: `${page}${known ? ', 304' : ''}`,
    perSecond: ratio(all('ours', 'perSecond'), all('floor', 'perSecond')),
    work: ratio(all('ours', 'work'), all('floor', 'work')),
    ours: middle('ours'),
    floor: middle('floor'),
    failed: all('ours', 'failed').reduce((sum, count) => sum + count, 0),
  };
}

const figures = [];
await withOwnServer(
  async (origin, pid) => {
    const floor = await startFloor(origin);
    await waitUntilIdle(Number(values['idle-timeout']) * 1000);
    for (const page of PATHS) {
      for (const known of [false, true]) figures.push(await compare({ origin, pid }, floor, page, known));
    }
    await floor.close();
  },
  { WORKERS: '1', NODE_ENV: 'test' },
);

console.log(machineLine());
console.log(
  writeTable([
    ['', 'of the floor', 'work', 'work ms', 'floor', 'p50 ms', 'p95', 'per s', 'floor'],
    ...figures.map(({ name, perSecond, work, ours, floor }) => [
      name,
      ...[perSecond, work, ours.work, floor.work, ours.p50, ours.p95, ours.perSecond, floor.perSecond].map(
        writeFigure,
      ),
    ]),
  ]),
);
const targets = [
  ...figures.map(({ name, ours }) => ({
    name: `${name}, work`,
    value: ours.work,
    most: MAX_WORK,
    unit: 'ms',
  })),
  {
    name: 'refused or failed',
    value: figures.reduce((sum, { failed }) => sum + failed, 0),
    most: 0,
    unit: 'requests',
  },
];
for (const target of targets) console.log(writeVerdict(target));
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ machine: machineLine(), figures }, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

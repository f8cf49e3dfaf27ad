// pnpm bench:floods: whether members are served while 1,400 connections only hold the server's places.
// 1,000 send nothing, 200 send their headers and 200 their body one byte at a
// time; the server is a separate process.
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMet, writeFigure, writeTable, writeVerdict } from '../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../scripts/bench-machine.mjs';
import { LONGEST, PASSWORD, writeBooks } from './statement/books.mjs';
import { createClient, measure } from './statement/client.mjs';
import { openEmbedded } from './statement/place.mjs';

const BYTE_EVERY_MS = 1000;
const MOST_P95_MS = 300;
const MAX_OPEN_SECONDS = 15;
/** For the last look at the connections, and for what a busy machine adds. */
const SLACK_SECONDS = 1;
const MAX_GROWTH = 1.2;
const REST_MS = 30_000;
const ENTRIES = 1000;
/**
 * Lets the heap grow to what the calls themselves need, so that the growth by a flood can be measured.
 */
const WARM_ROUNDS = 4;
const LOGIN = [
  'POST /api/member/auth/login HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 900',
];

function openSlow(port, begin, byte) {
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(begin));
    const timer = setInterval(() => byte !== '' && socket.write(byte), BYTE_EVERY_MS);
    socket.on('error', () => undefined).resume();
    socket.on('close', () => {
      clearInterval(timer);
      resolve((performance.now() - start) / 1000);
    });
  });
}

async function toKilobytes(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

async function run(place) {
  await writeBooks(place.pool, ENTRIES);
  const client = createClient(place.origin, 4);
  const body = { membership_no: LONGEST.member, mem_password: PASSWORD, remember: false, recaptcha: null };
  const { token } = JSON.parse(await client.post('auth/login', body));
  const core = [
    { name: 'sign-in', ask: () => client.post('auth/login', body) },
    { name: 'session check', ask: () => client.post('auth/getAuthUser', {}, token) },
    { name: 'a statement', ask: () => client.post(`member_dep_statement/${LONGEST.account}`, {}, token) },
  ];
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    for (const { ask } of core) await measure(ask, { clients: 4, requests: 100 });
  }
  const before = await toKilobytes(place.pid);
  const port = Number(new URL(place.origin).port);
  const kinds = [
    ['silent', 1000, '', ''],
    ['slow head', 200, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a'],
    ['slow body', 200, `${LOGIN.join('\r\n')}\r\n\r\n{`, ' '],
  ];
  const floods = kinds.map(([name, count, begin, byte]) => ({
    name,
    closed: Promise.all(Array.from({ length: count }, () => openSlow(port, begin, byte))),
  }));
  await sleep(1000);
  const served = [];
  for (const { name, ask } of core)
    served.push({ name, ...(await measure(ask, { clients: 2, requests: 100 })) });
  const seconds = [];
  for (const { name, closed } of floods) seconds.push({ name, value: Math.max(...(await closed)) });
  await sleep(REST_MS);
  const growth = (await toKilobytes(place.pid)) / before;
  client.close();
  return { served, seconds, growth };
}

// No session may go to make room for those of the sign-ins that are measured.
const place = await openEmbedded({ SESSIONS_PER_MEMBER: '1000' });
try {
  const { served, seconds, growth } = await run(place);
  console.log(machineLine());
  const rows = served.map(({ name, p50, p95, p99 }) => [
    name,
    ...[p50, p95, p99].map((value) => writeFigure(value)),
  ]);
  console.log(writeTable([['during the flood', 'p50 ms', 'p95', 'p99'], ...rows]));
  const targets = [
    ...served.map(({ name, p95 }) => ({ name: `${name}, p95`, value: p95, most: MOST_P95_MS, unit: 'ms' })),
    ...seconds.map(({ name, value }) => ({
      name: `${name}: the last was closed after`,
      value,
      most: MAX_OPEN_SECONDS + SLACK_SECONDS,
      unit: 's',
    })),
    { name: 'memory 30 s later', value: growth, most: MAX_GROWTH, unit: 'times' },
  ];
  for (const target of targets) console.log(writeVerdict(target));
  process.exitCode = targets.every(isMet) ? 0 : 1;
} finally {
  await place.close();
}

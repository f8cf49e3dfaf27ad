// pnpm bench:pdf: how long the server takes to print a receipt and the longest statement,
// and how large they are. It runs on a new embedded database with the demonstration's books,
// over requests as a member makes them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { isMet, median, writeFigure, writeTable, writeVerdict } from '../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../scripts/bench-machine.mjs';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/client.ts';
import { DEMO_PASSWORD } from '../src/db/seed/demo-members.ts';
import { seedDemo } from '../src/db/seed/seed-demo.ts';
import { hashPassword } from '../src/modules/session/password.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/pdf.json');
const RECEIPT_MAX_MS = 300;
const RECEIPT_MAX_KB = 60;
const PRINTS = [
  { name: 'receipt', path: 'print_pdf/2026/10', turns: 60 },
  { name: 'cremation receipt', path: 'print_crem_pdf/2026/10', turns: 60 },
  { name: 'everything I hold', path: 'print_holdings_pdf', turns: 60 },
  { name: 'statement, 2,140 rows', path: 'print_dep_statement_pdf/0100012345', turns: 8 },
];

async function signIn(app) {
  const payload = { membership_no: '001234', mem_password: DEMO_PASSWORD, remember: false, recaptcha: null };
  const answer = await app.inject({ method: 'POST', url: '/api/member/auth/login', payload });
  return answer.json().token;
}

/** The first print of a process also loads the fonts, so it is reported separately. */
async function measure(app, token, { name, path: address, turns }) {
  const times = [];
  let bytes = 0;
  for (let turn = 0; turn <= turns; turn += 1) {
    const start = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, rawPayload } = await app.inject({ url: `/api/member/${address}`, headers });
    times.push(performance.now() - start);
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`);
    bytes = Math.max(bytes, rawPayload.length);
  }
  const [first, ...others] = times;
  return { name, first, median: median(others), most: Math.max(...others), kilobytes: bytes / 1000 };
}

async function run() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-bench-pdf-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'false' });
  const log = pino({ level: 'silent' });
  const database = await openDatabase(config, { role: 'server', log });
  try {
    await seedDemo(database.db, { now: NOW, hashPassword });
    const app = await buildApp({ db: database.db, config, log, now: () => NOW });
    const token = await signIn(app);
    const figures = [];
    for (const print of PRINTS) figures.push(await measure(app, token, print));
    await app.close();
    return figures;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const figures = await run();
const [receipt] = figures;
const targets = [
  { name: 'a receipt, median', value: receipt.median, most: RECEIPT_MAX_MS, unit: 'ms' },
  { name: 'the first receipt of a process', value: receipt.first, most: RECEIPT_MAX_MS, unit: 'ms' },
  { name: 'a receipt', value: receipt.kilobytes, most: RECEIPT_MAX_KB, unit: 'kB' },
];
const rows = figures.map((figure) => [
  figure.name,
  ...[figure.first, figure.median, figure.most, figure.kilobytes].map((value) => writeFigure(value)),
]);
console.log(machineLine());
console.log(writeTable([['', 'first ms', 'median ms', 'most ms', 'kB'], ...rows]));
for (const target of targets) console.log(writeVerdict(target));
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ machine: machineLine(), figures }, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

// npm run bench:timing: whether response times distinguish known membership numbers from unknown ones. Sixty
// pairs a call, known and unknown alternately, against a separate server. Also checks that the answers are
// identical.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  isMet,
  median,
  rocAuc,
  writeFigure,
  writeTable,
  writeVerdict,
} from '../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../scripts/bench-machine.mjs';
import { ask, withOwnServer } from './own-server.mjs';

const PAIRS = 60;
const WARM_UP = 8;
/** A guess that is right by chance has 0.5; it may differ from that by so much. */
const MAX_FROM_CHANCE = 0.2;
const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/timing.json');

/** Of the demonstration: with an account, without one, resigned. */
const KNOWN = ['001234', '004321', '005678', '009999', '003003'];
const UNKNOWN = ['881234', '884321', '885678', '889999', '883003'];

const IDENTITY = { id_card: '3100200300427', date_of_birth: '1980-01-01' };
const WHOLE = { ...IDENTITY, member_name: 'ก', member_surname: 'ข', password: 'แมวสามตัวบนหลังคา', ticket: '' };
const CALLS = [
  {
    call: 'login',
    getBody: (no) => ({ membership_no: no, mem_password: 'not the password', remember: false }),
  },
  { call: 'registerauth', getBody: (no) => ({ membership_no: no, ...IDENTITY }) },
  { call: 'register', getBody: (no) => ({ membership_no: no, ...WHOLE, accept_terms: true }) },
  { call: 'forget', getBody: (no) => ({ membership_no: no, ...WHOLE }) },
];

/** The same where every attempt requires proof of work, which is checked before anything is looked up. */
const CALLS_AT_WORK = [
  { ...CALLS[0], name: 'login, work missing' },
  {
    call: '/api/info/challenge',
    getBody: (no) => ({ purpose: 'login', membership_no: no }),
    // These values are random in each challenge.
    same: (text) => text.replaceAll(/"[0-9a-f]{32,}"/g, '""').replace(/"until":\d+/, ''),
  },
];

async function measure(origin, { call, getBody, name = call, same = (text) => text }) {
  const known = [];
  const unknown = [];
  const answers = new Set();
  const turn = async (numbers, times, pair) => {
    const { status, text, ms } = await ask(origin, call, getBody(numbers[pair % numbers.length]));
    answers.add(`${status} ${same(text)}`);
    if (pair >= WARM_UP) times.push(ms);
  };
  for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
    // The order alternates, so that effects of the previous answer slow both equally.
    const order = [() => turn(KNOWN, known, pair), () => turn(UNKNOWN, unknown, pair)];
    for (const go of pair % 2 === 0 ? order : order.toReversed()) await go();
  }
  return { call: name, auc: rocAuc(known, unknown), known: median(known), unknown: median(unknown), answers };
}

const figures = [];
// Locks would end the measurement; what they answer is tested elsewhere.
const SETTINGS = { LOCK_THRESHOLD: '1000', NODE_ENV: 'test' };
for (const [mode, calls] of [
  ['off', CALLS],
  ['always', CALLS_AT_WORK],
]) {
  await withOwnServer(
    async (origin) => {
      for (const call of calls) figures.push(await measure(origin, call));
    },
    { ...SETTINGS, CAPTCHA_MODE: mode },
  );
}

const targets = figures.flatMap(({ call, auc, answers }) => [
  { name: `${call}: ROC AUC, away from 0.5`, value: Math.abs(auc - 0.5), most: MAX_FROM_CHANCE, unit: '' },
  { name: `${call}: different answers`, value: answers.size, most: 1, unit: '' },
]);
const rows = figures.map(({ call, auc, known, unknown }) => [
  call,
  ...[auc, known, unknown].map(writeFigure),
]);
console.log(machineLine());
console.log(writeTable([['', 'ROC AUC', 'known ms', 'unknown ms'], ...rows]));
for (const target of targets) console.log(writeVerdict(target));
mkdirSync(path.dirname(REPORT), { recursive: true });
const kept = figures.map(({ answers, ...figure }) => ({ ...figure, answers: answers.size }));
writeFileSync(REPORT, `${JSON.stringify({ machine: machineLine(), figures: kept }, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

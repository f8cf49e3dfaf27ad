// npm run bench:rules: schedules of 360 rows over two rates, by each year's own days.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMet, median, writeFigure, writeTable, writeVerdict } from '../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../scripts/bench-machine.mjs';
import { getInstalment } from '../src/instalment.ts';
import { getSavings } from '../src/loan-extra.ts';
import { getSchedule } from '../src/loan-schedule.ts';

const ROWS = 360;
const TURNS = 101;
const MOST_MS = 5;
const report = path.resolve(import.meta.dirname, '../../../reports/bench/rules.json');

const from = '2026-12-01';
const rule = {
  yearDays: 'actual',
  rounding: { unit: 'satang', mode: 'half-up' },
  payDay: 25,
  weekend: 'before',
};
const terms = { principal: 300_000_000n, rate: '5.75', months: ROWS };
const loan = (constant) => ({
  standing: { kind: 'open' },
  balance: terms.principal,
  interestPaidTo: '2026-11-25',
  arrear: 0n,
  rates: [
    { from: '2020-01-01', rate: '6.25' },
    { from: '2027-01-01', rate: terms.rate },
  ],
  instalment: getInstalment(terms, constant),
  lastPeriod: 0,
  finalPeriod: ROWS,
});

const WORK = [
  { name: 'equal principal', schedules: 1, run: () => getSchedule(loan('principal'), rule, { from }) },
  { name: 'equal payment', schedules: 1, run: () => getSchedule(loan('total'), rule, { from }) },
  {
    name: 'what 1,000 baht more a month saves',
    schedules: 2,
    run: () => getSavings(loan('total'), rule, { from, extra: { kind: 'monthly', amount: 100_000n } }),
  },
];

const results = WORK.map(measure);
const machine = machineLine();
const targets = results.map(({ name, schedules, times }) => ({
  name,
  value: median(times),
  most: schedules * MOST_MS,
  unit: 'ms',
}));
print();
mkdirSync(path.dirname(report), { recursive: true });
const saved = { at: new Date().toISOString(), machine, rows: ROWS, turns: TURNS, results, targets };
writeFileSync(report, `${JSON.stringify(saved, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

/** Every round is timed, also the first before compilation; the limit is for the median. */
function measure({ name, schedules, run }) {
  const times = Array.from({ length: TURNS }, () => {
    const start = performance.now();
    const result = run();
    const time = performance.now() - start;
    const rows = result.value?.before?.rows ?? result.value?.rows ?? [];
    if (rows.length !== ROWS) throw new Error(`${name}: ${rows.length} rows instead of ${ROWS}.`);
    return time;
  });
  return { name, schedules, times };
}

function print() {
  const head = [`${ROWS} rows, ms`, 'first', 'median', 'slowest'];
  const rows = results.map(({ name, times }) => [
    name,
    writeFigure(times[0]),
    writeFigure(median(times)),
    writeFigure(Math.max(...times)),
  ]);
  console.log(`${TURNS} turns. ${machine}\n`);
  console.log(writeTable([head, ...rows]));
  console.log(`\n${targets.map(writeVerdict).join('\n')}`);
}

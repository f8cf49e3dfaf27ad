// npm run bench:format: formats 100,000 dates and amounts with the formatters and with cached Intl ones, and
// measures bundle size.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import {
  isMet,
  median,
  ratio,
  writeFigure,
  writeTable,
  writeVerdict,
} from '../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../scripts/bench-machine.mjs';
import { bahtText } from '../src/baht-text.ts';
import { formatThaiDate } from '../src/date.ts';
import { formatMoney } from '../src/money.ts';
import { formatNumber } from '../src/number.ts';
import { formatRelativeDate } from '../src/relative-date.ts';

const COUNT = 100_000;
const TURNS = 9;
const LEAST_RATIO = 3;
const MOST_KILOBYTES = 3;
const DAY_MS = 86_400_000;
const now = new Date('2026-11-20T03:42:00Z');

const source = path.resolve(import.meta.dirname, '../src');
const report = path.resolve(import.meta.dirname, '../../../reports/bench/format.json');

const instants = Array.from({ length: COUNT }, (_, index) =>
  new Date(now.getTime() - (index % 20_000) * DAY_MS - index * 1_000).toISOString(),
);
const dates = instants.map((instant) => instant.slice(0, 10));
const amounts = Array.from({ length: COUNT }, (_, index) => {
  const baht = (index * 7_919) % 9_999_991;
  return `${index % 3 === 0 ? '-' : ''}${baht}.${10 + (index % 90)}`;
});

const cached = (options) => new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { timeZone: 'UTC', ...options });
const full = cached({ dateStyle: 'long' });
const short = cached({ dateStyle: 'medium' });
const withTime = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'long',
  timeStyle: 'short',
});
const money = new Intl.NumberFormat('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Both format the same values; `intl` is created once and reused. */
const COMPARISONS = [
  {
    name: 'long date',
    values: dates,
    own: (value) => formatThaiDate(value),
    intl: (value) => full.format(new Date(value)),
  },
  {
    name: 'short date',
    values: dates,
    own: (value) => formatThaiDate(value, { style: 'short' }),
    intl: (value) => short.format(new Date(value)),
  },
  {
    name: 'amount',
    values: amounts,
    own: (value) => formatMoney(value),
    intl: (value) => money.format(value),
  },
  {
    name: 'number',
    values: amounts,
    own: (value) => formatNumber(value),
    intl: (value) => money.format(value),
  },
];

/** Measured for information, without a target. */
const OTHERS = [
  {
    name: 'instant with time',
    values: instants,
    own: (value) => formatThaiDate(value, { time: true }),
    intl: (value) => withTime.format(new Date(value)),
  },
  {
    name: 'relative date',
    values: instants,
    own: (value) => formatRelativeDate(value, { now }),
    intl: (value) => full.format(new Date(value)),
  },
  {
    name: 'baht in words',
    values: amounts,
    own: (value) => bahtText(value.replace('-', '')),
    intl: (value) => money.format(value),
  },
];

/** The formatters that an app uses for display, in one bundle. */
const DISPLAYED = [
  ['date.ts', ['formatThaiDate', 'formatThaiTime', 'formatThaiMonth']],
  ['relative-date.ts', ['formatRelativeDate']],
  ['money.ts', ['formatMoney']],
  ['number.ts', ['formatNumber']],
];

const results = COMPARISONS.map(compete);
const others = OTHERS.map(compete);
const size = await measureSize();
const machine = machineLine();
const targets = [
  ...results.map(({ name, own, intl }) => ({
    name: `${name}, faster than cached Intl`,
    value: ratio(intl, own),
    least: LEAST_RATIO,
    unit: 'times',
  })),
  { name: 'the formatters together', value: size.gzip / 1000, most: MOST_KILOBYTES, unit: 'kB gzip' },
];
print();
mkdirSync(path.dirname(report), { recursive: true });
const saved = {
  at: new Date().toISOString(),
  machine,
  count: COUNT,
  turns: TURNS,
  results,
  others,
  size,
  targets,
};
writeFileSync(report, `${JSON.stringify(saved, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

/** Runs both alternately, so that background load affects them equally. */
function compete({ name, values, own, intl }) {
  const result = { name, own: [], intl: [] };
  measure(values, own);
  measure(values, intl);
  for (let turn = 0; turn < TURNS; turn += 1) {
    result.own.push(measure(values, own));
    result.intl.push(measure(values, intl));
  }
  return result;
}

function measure(values, format) {
  const start = performance.now();
  let length = 0;
  for (const value of values) length += format(value).length;
  if (length === 0) throw new Error('Nothing was formatted.');
  return performance.now() - start;
}

async function measureSize() {
  const entry = DISPLAYED.map(
    ([file, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(path.join(source, file))};`,
  ).join('\n');
  const place = path.join(source, 'displayed.ts');
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    plugins: [
      {
        name: 'displayed',
        enforce: 'pre',
        resolveId: (id) => (id === place ? { id, moduleSideEffects: true } : null),
        load: (id) => (id === place ? entry : null),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: place, preserveEntrySignatures: 'strict', output: { minify: true } },
    },
  });
  const code = output.map((part) => part.code ?? '').join('');
  return {
    minified: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
  };
}

function print() {
  const head = [`${COUNT.toLocaleString('en')} values, ms`, '@sahakorn/thai', 'cached Intl', 'times faster'];
  const rows = [...results, ...others].map(({ name, own, intl }) => [
    name,
    writeFigure(median(own)),
    writeFigure(median(intl)),
    writeFigure(ratio(intl, own)),
  ]);
  console.log(`Medians of ${TURNS} turns. ${machine}\n`);
  console.log(writeTable([head, ...rows]));
  console.log(
    '\nRelative dates and baht in words are compared with long dates and amounts, because Intl has no equivalent.',
  );
  const names = DISPLAYED.flatMap(([, list]) => list).join(', ');
  console.log(`\n${names}: ${size.minified} bytes minified, ${size.gzip} gzip, ${size.brotli} brotli`);
  console.log(`\n${targets.map(writeVerdict).join('\n')}`);
}

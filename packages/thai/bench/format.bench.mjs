import { bahtText } from '../src/baht-text.ts';
import { formatThaiDate } from '../src/date.ts';
import { formatMoney } from '../src/money.ts';
import { formatNumber } from '../src/number.ts';
import { formatRelativeDate } from '../src/relative-date.ts';

const COUNT = 100_000;
const ROUNDS = 7;
const DAY_MS = 86_400_000;
const now = new Date('2026-11-20T03:42:00Z');

const instants = Array.from({ length: COUNT }, (_, index) =>
  new Date(now.getTime() - (index % 20_000) * DAY_MS - index * 1_000).toISOString(),
);
const dates = instants.map((instant) => instant.slice(0, 10));
const amounts = Array.from(
  { length: COUNT },
  (_, index) => `${(index * 7_919) % 9_999_991}.${10 + (index % 90)}`,
);

const dateIntl = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { dateStyle: 'long', timeZone: 'UTC' });
const numberIntl = new Intl.NumberFormat('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

console.log(`${COUNT.toLocaleString('en')} values, best of ${ROUNDS}, ms`);
report('formatThaiDate, date', dates, (value) => formatThaiDate(value));
report('formatThaiDate, short', dates, (value) => formatThaiDate(value, { style: 'short' }));
report('formatThaiDate, instant with weekday and time', instants, (value) =>
  formatThaiDate(value, { weekday: true, time: true }),
);
report('formatRelativeDate, instant', instants, (value) => formatRelativeDate(value, { now }));
report('for comparison: Intl.DateTimeFormat, cached', dates, (value) => dateIntl.format(new Date(value)));
report('formatMoney', amounts, (value) => formatMoney(value));
report('formatMoney, sign and unit', amounts, (value) => formatMoney(value, { sign: 'always', unit: true }));
report('formatNumber', amounts, (value) => formatNumber(value));
report('bahtText', amounts, (value) => bahtText(value));
report('for comparison: Intl.NumberFormat, cached', amounts, (value) => numberIntl.format(value));

/** @param {string} name @param {string[]} values @param {(value: string) => string} format */
function report(name, values, format) {
  const best = Math.min(...Array.from({ length: ROUNDS }, () => measure(values, format)));
  console.log(`${best.toFixed(1).padStart(8)}  ${name}`);
}

/** @param {string[]} values @param {(value: string) => string} format */
function measure(values, format) {
  const start = performance.now();
  let length = 0;
  for (const value of values) length += format(value).length;
  if (length === 0) throw new Error('Nothing was formatted.');
  return performance.now() - start;
}

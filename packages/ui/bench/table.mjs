// npm run bench:table: StatementTable and the tables of other libraries, 10,000 rows each, in Chromium.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import {
  isMet,
  median,
  ratio,
  writeFigure,
  writeTable,
  writeVerdict,
} from '../../../scripts/bench-figures.mjs';
import { machineLine, waitUntilIdle } from '../../../scripts/bench-machine.mjs';
import { installPeers } from '../../../scripts/bench-peers.mjs';
import { findBrowser } from '../../../scripts/browser.mjs';
import { buildPage, measurePage, measureWork } from './table/measure-page.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const peersHome = path.join(import.meta.dirname, 'table/peers');
const report = path.join(root, 'reports/bench/table.json');

const FULL_SPEED = 1;
const SLOWED = 4;

/** The pages. `leastRatio`: how many times longer than the statement the rows of a peer must take. */
const PAGES = [
  { id: 'statement', title: 'StatementTable', file: 'pages/statement.tsx' },
  { id: 'tanstack', title: 'TanStack Table + Virtual', file: 'peers/tanstack.jsx', leastRatio: 1.5 },
  { id: 'virtuoso', title: 'react-virtuoso', file: 'peers/virtuoso.jsx', leastRatio: 1.5 },
  { id: 'mui', title: 'MUI X Data Grid', file: 'peers/mui.jsx', leastRatio: 4 },
  { id: 'ag-grid', title: 'AG Grid Community', file: 'peers/ag-grid.jsx', leastRatio: 4 },
];

/** Measured for size only. */
const WEIGHED = [
  { id: 'react', file: 'pages/react.tsx' },
  { id: 'technique', file: 'pages/technique.tsx' },
];

const { values: options } = parseArgs({
  options: {
    repeats: { type: 'string', default: '5' },
    'idle-timeout': { type: 'string', default: '20' },
    only: { type: 'string' },
  },
});
const repeats = Number(options.repeats);
/** How long each visit waits for an idle machine, because the figures are absolute times. */
const idleTimeoutMs = Number(options['idle-timeout']) * 1000;
const pages = PAGES.filter(({ id }) => options.only === undefined || options.only.split(',').includes(id));

const versions = installPeers(peersHome);
const sizes = {};
for (const page of [...WEIGHED, ...pages]) sizes[page.id] = await buildPage(page);
const measured = await measureAll();
const machine = machineLine();
const asked = getTargets(measured);
print(measured, asked);
save({
  machine,
  at: new Date().toISOString(),
  repeats,
  versions,
  figures: measured,
  sizes,
  targets: asked,
});
process.exitCode = asked.every(isMet) ? 0 : 1;

async function measureAll() {
  const all = Object.fromEntries(pages.map(({ id }) => [id, { [FULL_SPEED]: [], [SLOWED]: [], work: [] }]));
  const browser = await chromium.launch({
    executablePath: await findBrowser(root),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  try {
    for (let turn = 0; turn < repeats; turn += 1) {
      for (const { id } of pages) all[id].work.push(await measureWork(browser, id));
      for (const slowdown of [FULL_SPEED, SLOWED]) {
        for (const { id } of pages) {
          const busy = await waitUntilIdle(idleTimeoutMs);
          const figures = await measurePage(browser, id, slowdown, turn === 0 && slowdown === FULL_SPEED);
          all[id][slowdown].push({ busy, ...figures });
          console.error(
            `turn ${turn + 1}, ${slowdown}x, ${id}: first rows ${writeFigure(figures.firstRows)} ms, longest task ${figures.longestTask} ms, ${writeFigure(figures.fps)} fps, others take ${Math.round(busy * 100)} %`,
          );
        }
      }
    }
  } finally {
    await browser.close();
  }
  return all;
}

function of(all, id, slowdown, name) {
  return all[id][slowdown].map((figures) => figures[name]);
}

function getTreeRows(all, id) {
  return all[id][FULL_SPEED].map(({ treeRows }) => treeRows).find((rows) => rows !== null);
}

function kilobytesOver(id, base) {
  return (sizes[id].gzip - sizes[base].gzip) / 1000;
}

function brotliOver(id, base) {
  return (sizes[id].brotli - sizes[base].brotli) / 1000;
}

function getTargets(all) {
  if (!('statement' in all)) return [];
  const own = (slowdown, name) => of(all, 'statement', slowdown, name);
  const targets = [
    { name: 'first rows at 4x', value: median(own(SLOWED, 'firstRows')), most: 100, unit: 'ms' },
    { name: 'longest task at 4x', value: median(own(SLOWED, 'longestTask')), most: 80, unit: 'ms' },
    { name: 'scrolling at 4x', value: median(own(SLOWED, 'fps')), least: 55, unit: 'frames a second' },
    { name: 'rows in the document', value: median(own(SLOWED, 'rows')), least: 10_000, unit: 'rows' },
    {
      name: 'rows in the accessibility tree',
      value: getTreeRows(all, 'statement'),
      least: 10_000,
      unit: 'rows',
    },
    // Only the incremental rendering: chunks, their pace and the space below. The table above has the whole component.
    {
      name: 'the arrival of rows',
      value: kilobytesOver('technique', 'react'),
      most: 2,
      unit: 'kB gzip over React',
    },
  ];
  for (const { id, title, leastRatio } of pages) {
    if (leastRatio === undefined) continue;
    const value = ratio(of(all, id, SLOWED, 'firstRows'), own(SLOWED, 'firstRows'));
    targets.push({ name: `faster to first rows than ${title}`, value, least: leastRatio, unit: 'times' });
  }
  return targets;
}

function print(all, targets) {
  const head = [
    '',
    'work ms',
    'first rows 1x',
    '4x ms',
    'longest task 4x ms',
    'fps 4x',
    'rows',
    'in the tree',
    'gzip kB over React',
  ];
  const rows = pages.map(({ id, title }) => [
    title,
    writeFigure(median(all[id].work)),
    writeFigure(median(of(all, id, FULL_SPEED, 'firstRows'))),
    writeFigure(median(of(all, id, SLOWED, 'firstRows'))),
    writeFigure(median(of(all, id, SLOWED, 'longestTask'))),
    writeFigure(median(of(all, id, SLOWED, 'fps'))),
    writeFigure(median(of(all, id, SLOWED, 'rows'))),
    writeFigure(getTreeRows(all, id)),
    writeFigure(kilobytesOver(id, 'react')),
  ]);
  console.log(`\n10,000 rows, medians of ${repeats}. ${machine}\n`);
  console.log(writeTable([head, ...rows]));
  console.log(
    '\nOver React: over the same page without a table, which has React, the rows and the formatters. ' +
      `The whole StatementTable: ${writeFigure(brotliOver('statement', 'react'))} kB brotli.`,
  );
  console.log(`\n${targets.map(writeVerdict).join('\n')}`);
}

function save(result) {
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, `${JSON.stringify(result, null, 2)}\n`);
}

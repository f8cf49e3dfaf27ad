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
import { measureMemory } from './table/measure-memory.mjs';
import { buildPage, measurePage, measureWork } from './table/measure-page.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const peersHome = path.join(import.meta.dirname, 'table/peers');
const report = path.join(root, 'reports/bench/table.json');

const FULL_SPEED = 1;
const SLOWED = 4;

/**
 * The pages. `leastRatio`: how many times longer than the statement the rows of a peer must take. `mostTask`: how many
 * times the longest task of the peer that of the statement may take.
 */
const PAGES = [
  { id: 'statement', title: 'StatementTable', file: 'pages/statement.tsx' },
  { id: 'tanstack', title: 'TanStack Table + Virtual', file: 'peers/tanstack.jsx', leastRatio: 2 },
  { id: 'virtuoso', title: 'react-virtuoso', file: 'peers/virtuoso.jsx', leastRatio: 1.5, mostTask: 1.3 },
  { id: 'mui', title: 'MUI X Data Grid', file: 'peers/mui.jsx', leastRatio: 4, mostTask: 0.5 },
  { id: 'ag-grid', title: 'AG Grid Community', file: 'peers/ag-grid.jsx', leastRatio: 4 },
];

/** Its rows are plain HTML: the least memory of a table with all rows in the document. */
const MEMORY_FLOOR = { id: 'plain', title: 'plain HTML table, the floor of memory', file: 'pages/plain.tsx' };

/** Tasks that are shorter than this are not reported. */
const SHORTEST_TASK_MS = 50;

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
for (const page of [...WEIGHED, MEMORY_FLOOR, ...pages]) sizes[page.id] = await buildPage(page);
const measured = await measureAll();
const memory = await measureMemories();
const machine = machineLine();
const asked = getTargets(measured);
print(measured, asked);
save({
  machine,
  at: new Date().toISOString(),
  repeats,
  versions,
  figures: measured,
  memory,
  sizes,
  targets: asked,
});
process.exitCode = asked.every(isMet) ? 0 : 1;

async function openBrowser() {
  return chromium.launch({
    executablePath: await findBrowser(root),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
}

/** The memory of each table, in a browser of its own. */
async function measureMemories() {
  const all = {};
  for (const { id } of [MEMORY_FLOOR, ...pages]) {
    const browser = await openBrowser();
    try {
      all[id] = await measureMemory(browser, id);
    } finally {
      await browser.close();
    }
  }
  return all;
}

async function measureAll() {
  const all = Object.fromEntries(pages.map(({ id }) => [id, { [FULL_SPEED]: [], [SLOWED]: [], work: [] }]));
  const browser = await openBrowser();
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
    { name: 'JavaScript heap for all rows', value: memory.statement.heap, most: 60, unit: 'MB' },
    // Only the incremental rendering: chunks, their pace and the space below. The table above has the whole component.
    {
      name: 'the arrival of rows',
      value: kilobytesOver('technique', 'react'),
      most: 2,
      unit: 'kB gzip over React',
    },
  ];
  for (const { id, title, leastRatio, mostTask } of pages) {
    if (leastRatio === undefined) continue;
    const value = ratio(of(all, id, SLOWED, 'firstRows'), own(SLOWED, 'firstRows'));
    targets.push({ name: `faster to first rows than ${title}`, value, least: leastRatio, unit: 'times' });
    if (mostTask === undefined) continue;
    const tasks = (page) =>
      of(all, page, SLOWED, 'longestTask').map((task) => Math.max(task, SHORTEST_TASK_MS));
    targets.push({
      name: `longest task at 4x, compared with ${title}`,
      value: ratio(tasks('statement'), tasks(id)),
      most: mostTask,
      unit: 'times',
    });
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
    'heap MB',
    'process MB',
  ];
  const writeMemory = (id) =>
    [memory[id].heap, memory[id].process].map((size) => (size === null ? '' : writeFigure(size)));
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
    ...writeMemory(id),
  ]);
  const floor = [MEMORY_FLOOR.title, ...Array.from({ length: 8 }, () => ''), ...writeMemory(MEMORY_FLOOR.id)];
  console.log(`\n10,000 rows, medians of ${repeats}. ${machine}\n`);
  console.log(writeTable([head, ...rows, floor]));
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

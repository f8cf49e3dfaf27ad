/**
 * Measures a statement of 10,000 rows in Chromium, at full speed and four times slower, as a table and as
 * cards, and a plain table beside it: on a busy machine the ratio is what counts. Prints one line each:
 * milliseconds to the first rows, the longest task, all rows, and how many rows the document and the
 * accessibility tree hold.
 */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { build, preview } from 'vite';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const SLOWDOWNS = [1, 4];
const REPEATS = 3;
const CASES = [
  { title: 'plain table', table: 'plain', width: 1152 },
  { title: 'statement', table: 'statement', width: 1152 },
  { title: 'statement as cards', table: 'statement', width: 360 },
] as const;

type Result = { firstRows: number; longestTask: number; allRows: number; rows: number; treeRows: number };

type Case = (typeof CASES)[number];

async function measure(
  browser: Browser,
  address: string,
  { table, width }: Case,
  slowdown: number,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  try {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = await page.evaluate((name) => window.runTable(name), table);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { ...times, treeRows: await countTreeRows(page) };
  } finally {
    await page.close();
  }
}

async function countTreeRows(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role: 'row' });
  return nodes.filter((node) => !node.ignored).length;
}

/** The best of several turns: what else the machine did in the others says nothing about the table. */
function best(results: Result[], of: (result: Result) => number): number {
  return Math.round(Math.min(...results.map(of)));
}

function report(title: string, slowdown: number, results: Result[]): string {
  const cells = [
    `${title}, ${slowdown}x`,
    `first rows ${best(results, ({ firstRows }) => firstRows)} ms`,
    `longest task ${best(results, ({ longestTask }) => longestTask)} ms`,
    `all rows ${best(results, ({ allRows }) => allRows)} ms`,
    `document ${best(results, ({ rows }) => rows)}`,
    `accessibility tree ${best(results, ({ treeRows }) => treeRows)}`,
  ];
  return cells.join(' · ');
}

const outDir = await mkdtemp(path.join(tmpdir(), 'statement-bench-'));
const root = path.join(import.meta.dirname, 'statement');
await build({
  configFile: false,
  logLevel: 'warn',
  root,
  plugins: [react(), tailwindcss()],
  build: { outDir, emptyOutDir: true },
});
const server = await preview({
  configFile: false,
  logLevel: 'warn',
  root,
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The preview server has no address.');
  for (const slowdown of SLOWDOWNS) {
    for (const one of CASES) {
      const results: Result[] = [];
      for (let turn = 0; turn < REPEATS; turn += 1) {
        results.push(await measure(browser, address, one, slowdown));
      }
      console.log(report(one.title, slowdown, results));
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
}

// npm run bench:web: how soon a public page stands on a slow phone, beside its text alone and beside the same page without
// scripts, and what it weighs; and how soon a member sees figures after the press of "sign in".
// Usage: npm run bench:web -- [--repeats 5] [--audits 3] [--patience 20] [--before http://127.0.0.1:9000]
// --before: where the release before is served, to sign in to both turn about.
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
import { machineLine, untilQuiet } from '../../../scripts/bench-machine.mjs';
import { installPeers } from '../../../scripts/bench-peers.mjs';
import { findBrowser } from '../../../scripts/browser.mjs';
import { ensurePortalBuild } from '../../../scripts/build.mjs';
import { makeDataDir, removeDataDir, startPortal } from '../e2e/start-portal.ts';
import { audit } from './web/audit.mjs';
import { asText, openDoor, withoutScripts } from './web/door.mjs';
import { getSignInTargets, signInAll, writeSignIns } from './web/sign-in.mjs';
import { visit } from './web/visit.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const peersHome = path.join(import.meta.dirname, 'web/peers');
const report = path.join(root, 'reports/bench/web.json');

const HOME = '/home';
const LIST = '/list/news';

const MOST_TIMES = 1.3;
const MOST_SCRIPT_BYTES = 165_000;
const MOST_SHIFT = 0.02;
const LEAST_SCORE = 95;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { values: options } = parseArgs({
  options: {
    repeats: { type: 'string', default: '5' },
    audits: { type: 'string', default: '3' },
    patience: { type: 'string', default: '20' },
    before: { type: 'string' },
  },
});
const repeats = Number(options.repeats);
const audits = Number(options.audits);
/** How long each visit waits for a quiet machine: the figures are absolute. */
const patienceMs = Number(options.patience) * 1000;

const versions = installPeers(peersHome);
await ensurePortalBuild(root);
const tools = { home: peersHome, chromium: await findBrowser(root), flags: FLAGS };
const { visits, signIns, judged } = await withPortal(async (origin) => ({
  visits: await visitAll(origin),
  signIns: await withBrowser((browser) =>
    signInAll(browser, {
      origin,
      before: options.before,
      repeats,
      waitForQuiet: () => untilQuiet(patienceMs),
    }),
  ),
  judged: await auditAll(origin),
}));
const targets = [...getPageTargets(visits), ...getSignInTargets(signIns), ...judged.flatMap(getAuditTargets)];
const machine = machineLine();
print();
mkdirSync(path.dirname(report), { recursive: true });
const figures = {
  machine,
  at: new Date().toISOString(),
  repeats,
  versions,
  visits,
  signIns,
  judged,
  targets,
};
writeFileSync(report, `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

/** The demonstration cooperative, by a server that stands only meanwhile. */
async function withPortal(work) {
  const portal = await startPortal(await makeDataDir());
  // Whatever ends the benchmark ends the server.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void portal.stop().finally(() => process.exit(1)));
  }
  try {
    return await work(portal.origin);
  } finally {
    await portal.stop();
    await removeDataDir(portal.dataDir);
  }
}

/** The pages turn about, so that what else the machine does meets all. */
async function visitAll(origin) {
  const html = await compressedPage(origin, HOME);
  const doors = {
    portal: await openDoor(origin),
    plain: await openDoor(origin, { [HOME]: { html: withoutScripts(html) } }),
    floor: await openDoor(origin, { [HOME]: asText(html) }),
  };
  const all = { portal: [], plain: [], floor: [] };
  await withBrowser(async (browser) => {
    for (let turn = 0; turn < repeats; turn += 1) {
      for (const [name, door] of Object.entries(doors)) {
        const busy = await untilQuiet(patienceMs);
        const figure = { busy, ...(await visit(browser, door.origin + HOME)) };
        all[name].push(figure);
        console.error(
          `turn ${turn + 1}, ${name}: LCP ${writeFigure(figure.lcp)} ms (${figure.largest}), others take ${Math.round(busy * 100)} %`,
        );
      }
    }
  });
  for (const door of Object.values(doors)) await door.close();
  return all;
}

async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: tools.chromium, args: FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** The page as it is served, once the server has compressed all that belongs to it. */
async function compressedPage(origin, address) {
  const read = (url) => fetch(new URL(url, origin), { headers: { 'accept-encoding': 'br' } });
  const html = await (await read(address)).text();
  const assets = [...html.matchAll(/\/assets\/[^"\s]+\.(?:js|css)/g)].map(([url]) => url);
  const isReady = async (url) => {
    const answer = await read(url);
    const { length } = await answer.text();
    return length < 1024 || answer.headers.get('content-encoding') === 'br';
  };
  while (!(await Promise.all(assets.map(isReady))).every(Boolean)) {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  return html;
}

/** /home, a list, and an article of it. */
async function auditAll(origin) {
  const article = /href="(\/show\/\d+)"/.exec(await (await fetch(origin + LIST)).text())?.[1] ?? '/show/1246';
  const all = [];
  for (const address of [HOME, LIST, article]) {
    const turns = [];
    for (let turn = 0; turn < audits; turn += 1) {
      await untilQuiet(patienceMs);
      turns.push(await audit(tools, origin + address));
    }
    const scores = Object.fromEntries(
      Object.keys(turns[0]?.scores ?? {}).map((id) => [id, median(turns.map(({ scores: of }) => of[id]))]),
    );
    const faults = [...new Set(turns.flatMap((turn) => turn.faults))];
    all.push({ address, scores, faults });
    console.error(`${address}: ${JSON.stringify(scores)} ${faults.join(', ')}`);
  }
  return all;
}

function getPageTargets({ portal, plain, floor }) {
  const of = (figuresOfPage, name) => figuresOfPage.map((figure) => figure[name]);
  const worst = (name) => Math.max(...of(portal, name).map((list) => list.length));
  return [
    {
      name: 'first paint of /home to its text alone, the floor',
      value: ratio(of(portal, 'fcp'), of(floor, 'fcp')),
      most: MOST_TIMES,
      unit: 'times',
    },
    {
      name: 'largest contentful paint of /home to the page without scripts',
      value: ratio(of(portal, 'lcp'), of(plain, 'lcp')),
      most: MOST_TIMES,
      unit: 'times',
    },
    {
      name: 'JavaScript of /home in all',
      value: Math.max(...of(portal, 'scriptBytes')) / 1000,
      most: MOST_SCRIPT_BYTES / 1000,
      unit: 'kB brotli',
    },
    { name: 'scripts before the first paint', value: worst('blocking'), most: 0, unit: 'scripts' },
    { name: 'larger scripts without brotli', value: worst('plain'), most: 0, unit: 'scripts' },
    { name: 'layout shift of /home', value: median(of(portal, 'cls')), most: MOST_SHIFT, unit: '' },
  ];
}

function getAuditTargets({ address, scores }) {
  return Object.entries(scores).map(([id, value]) => ({
    name: `Lighthouse, ${address}, ${id}`,
    value,
    least: LEAST_SCORE,
    unit: 'of 100',
  }));
}

function print() {
  const head = ['/home', 'FCP ms', 'LCP ms', 'shift', 'JS kB', 'all kB', 'requests', 'others take %'];
  const rows = Object.entries({
    portal: 'as served',
    plain: 'without scripts',
    floor: 'text alone, the floor',
  }).map(([name, title]) => {
    const middle = (figure) => median(visits[name].map((one) => one[figure]));
    return [
      title,
      ...['fcp', 'lcp', 'cls'].map((figure) => writeFigure(middle(figure))),
      ...['scriptBytes', 'bytes'].map((figure) => writeFigure(middle(figure) / 1000)),
      writeFigure(middle('requests')),
      writeFigure(Math.round(middle('busy') * 100)),
    ];
  });
  console.log(`\nSlow 4G, processor slowed four times, nothing cached, medians of ${repeats}. ${machine}\n`);
  console.log(writeTable([head, ...rows]));
  console.log(`\n${writeSignIns(signIns)}`);
  console.log(`\n${targets.map(writeVerdict).join('\n')}`);
}

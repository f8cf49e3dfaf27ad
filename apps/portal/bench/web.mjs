// npm run bench:web measures how fast a public page is painted on a slow phone, compared with its text alone and with
// the same page without scripts, and how many bytes it loads; also the time from "sign in" to the first figures.
// Usage: npm run bench:web -- [--repeats 5] [--audits 3] [--idle-timeout 20] [--before http://127.0.0.1:9000]
// --before: address of a server of the previous release, compared by its sign-ins and its blocking time.
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
import { ensurePortalBuild } from '../../../scripts/build.mjs';
import { makeDataDir, removeDataDir, startPortal } from '../e2e/start-portal.ts';
import { audit } from './web/audit.mjs';
import { asText, startProxy, withoutScripts } from './web/proxy.mjs';
import { compareBlocking, getBlockingTargets, writeBlocking } from './web/blocking.mjs';
import { getSignInTargets, signInAll, writeSignIns } from './web/sign-in.mjs';
import { visit } from './web/visit.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const peersHome = path.join(import.meta.dirname, 'web/peers');
const report = path.join(root, 'reports/bench/web.json');

const HOME = '/home';
const LIST = '/list/news';

const MAX_RATIO = 1.3;
const MAX_SCRIPT_BYTES = 165_000;
const MAX_SHIFT = 0.02;
const LOWEST_SCORE = 95;

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
    'idle-timeout': { type: 'string', default: '20' },
    before: { type: 'string' },
  },
});
const repeats = Number(options.repeats);
const audits = Number(options.audits);
/** How long each visit waits for an idle machine, because the figures are absolute times. */
const idleTimeoutMs = Number(options['idle-timeout']) * 1000;

const versions = installPeers(peersHome);
await ensurePortalBuild(root);
const tools = { home: peersHome, chromium: await findBrowser(root), flags: FLAGS };
const { visits, signIns, audited, blocking } = await withPortal(async (origin) => ({
  visits: await visitAll(origin),
  signIns: await withBrowser((browser) =>
    signInAll(browser, {
      origin,
      before: options.before,
      repeats,
      waitForIdle: () => waitUntilIdle(idleTimeoutMs),
    }),
  ),
  audited: await auditAll(origin),
  blocking: await withBrowser((browser) =>
    compareBlocking(browser, { origin, before: options.before, addresses: [HOME, LIST], repeats }),
  ),
}));
const targets = [
  ...getPageTargets(visits),
  ...getSignInTargets(signIns),
  ...audited.flatMap(getAuditTargets),
  ...getBlockingTargets(blocking),
];
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
  audited,
  blocking,
  targets,
};
writeFileSync(report, `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;

/** Runs work against a server with the demonstration cooperative, and stops the server afterwards. */
async function withPortal(work) {
  const portal = await startPortal(await makeDataDir());
  // An interrupted benchmark must stop its server too.
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

/** Visits the pages alternately, so that background load affects all of them equally. */
async function visitAll(origin) {
  const html = await fetchCompressedPage(origin, HOME);
  const proxies = {
    portal: await startProxy(origin),
    plain: await startProxy(origin, { [HOME]: { html: withoutScripts(html) } }),
    floor: await startProxy(origin, { [HOME]: asText(html) }),
  };
  const all = { portal: [], plain: [], floor: [] };
  await withBrowser(async (browser) => {
    for (let round = 0; round < repeats; round += 1) {
      for (const [name, proxy] of Object.entries(proxies)) {
        const busy = await waitUntilIdle(idleTimeoutMs);
        const figure = { busy, ...(await visit(browser, proxy.origin + HOME)) };
        all[name].push(figure);
        console.error(
          `round ${round + 1}, ${name}: LCP ${writeFigure(figure.lcp)} ms (${figure.largest}), background load ${Math.round(busy * 100)} %`,
        );
      }
    }
  });
  for (const proxy of Object.values(proxies)) await proxy.close();
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

/** Returns the page's HTML once the server has compressed the page and its assets. */
async function fetchCompressedPage(origin, address) {
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

/** Audits /home, a list, and an article of that list. */
async function auditAll(origin) {
  const article = /href="(\/show\/\d+)"/.exec(await (await fetch(origin + LIST)).text())?.[1] ?? '/show/1246';
  const all = [];
  for (const address of [HOME, LIST, article]) {
    const runs = [];
    for (let run = 0; run < audits; run += 1) {
      await waitUntilIdle(idleTimeoutMs);
      runs.push(await audit(tools, origin + address));
    }
    const scores = Object.fromEntries(
      Object.keys(runs[0]?.scores ?? {}).map((id) => [id, median(runs.map((run) => run.scores[id]))]),
    );
    const failed = [...new Set(runs.flatMap((run) => run.failed))];
    all.push({ address, scores, failed });
    console.error(`${address}: ${JSON.stringify(scores)} ${failed.join(', ')}`);
  }
  return all;
}

function getPageTargets({ portal, plain, floor }) {
  const pick = (all, name) => all.map((one) => one[name]);
  const worst = (name) => Math.max(...pick(portal, name).map((list) => list.length));
  return [
    {
      name: 'first paint of /home, compared with its text alone (the floor)',
      value: ratio(pick(portal, 'fcp'), pick(floor, 'fcp')),
      most: MAX_RATIO,
      unit: 'times',
    },
    {
      name: 'largest contentful paint of /home, compared with the page without scripts',
      value: ratio(pick(portal, 'lcp'), pick(plain, 'lcp')),
      most: MAX_RATIO,
      unit: 'times',
    },
    {
      name: 'total JavaScript of /home',
      value: Math.max(...pick(portal, 'scriptBytes')) / 1000,
      most: MAX_SCRIPT_BYTES / 1000,
      unit: 'kB brotli',
    },
    { name: 'scripts before the first paint', value: worst('blocking'), most: 0, unit: 'scripts' },
    { name: 'larger scripts without brotli', value: worst('plain'), most: 0, unit: 'scripts' },
    { name: 'layout shift of /home', value: median(pick(portal, 'cls')), most: MAX_SHIFT, unit: '' },
  ];
}

function getAuditTargets({ address, scores }) {
  return Object.entries(scores).map(([id, value]) => ({
    name: `Lighthouse, ${address}, ${id}`,
    value,
    least: LOWEST_SCORE,
    unit: 'of 100',
  }));
}

function print() {
  const head = ['/home', 'FCP ms', 'LCP ms', 'shift', 'JS kB', 'all kB', 'requests', 'background load %'];
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
  if (options.before) console.log(`\n${writeBlocking(blocking)}`);
  console.log(`\n${targets.map(writeVerdict).join('\n')}`);
}

// Compares the work of public pages after their first paint with that of the previous release.
import { getBlocking, getWork } from '../../../../scripts/bench-trace.mjs';
import { median, ratio, writeFigure, writeTable } from '../../../../scripts/bench-figures.mjs';
import { startProxy } from './proxy.mjs';
import { CPU_SLOWDOWN, visit } from './visit.mjs';

const MAX_RATIO = 0.5;

/** `toplevel` has the tasks, the others the first paint. */
const CATEGORIES = ['toplevel', 'loading', 'rail', 'devtools.timeline'];

/**
 * Visits the pages of both releases alternately. The CPU is at full speed and the times of its tasks are multiplied,
 * because on a busy machine the CPU times of a slowed thread vary more.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, before?: string, addresses: readonly string[], repeats: number }} options
 * @returns {Promise<Record<string, Record<'portal' | 'before', { blocking: number, work: number }[]>>>} by address
 */
export async function compareBlocking(browser, { origin, before, addresses, repeats }) {
  if (!before) return {};
  const proxies = { portal: await startProxy(origin), before: await startProxy(before) };
  const all = {};
  try {
    for (let round = 0; round < repeats; round += 1) {
      for (const address of addresses) {
        for (const [name, proxy] of Object.entries(proxies)) {
          const figure = await measure(browser, proxy.origin + address);
          ((all[address] ??= { portal: [], before: [] })[name] ??= []).push(figure);
          console.error(
            `round ${round + 1}, ${address}, ${name}: blocking ${writeFigure(figure.blocking)} ms, work ${writeFigure(figure.work)} ms`,
          );
        }
      }
    }
  } finally {
    for (const proxy of Object.values(proxies)) await proxy.close();
  }
  return all;
}

async function measure(browser, address) {
  const { trace } = await visit(browser, address, { slowdown: 1, traced: CATEGORIES });
  return { blocking: getBlocking(trace, CPU_SLOWDOWN), work: getWork(trace, CPU_SLOWDOWN) };
}

export function getBlockingTargets(all) {
  return Object.entries(all).map(([address, { portal, before }]) => ({
    name: `total blocking time of ${address}, compared with the previous release`,
    value: compare(portal, before, 'blocking'),
    most: MAX_RATIO,
    unit: 'times',
  }));
}

function compare(portal, before, name) {
  const pick = (figures) => figures.map((figure) => figure[name]);
  return ratio(pick(portal), pick(before));
}

/** A table with one row for each page. */
export function writeBlocking(all) {
  const head = ['from first paint', 'blocking, ratio', 'before ms', 'ms', 'work, ratio', 'before ms', 'ms'];
  const rows = Object.entries(all).map(([address, { portal, before }]) => [
    address,
    ...['blocking', 'work'].flatMap((name) => [
      writeFigure(compare(portal, before, name)),
      ...[before, portal].map((figures) => writeFigure(median(figures.map((figure) => figure[name])))),
    ]),
  ]);
  return writeTable([head, ...rows]);
}

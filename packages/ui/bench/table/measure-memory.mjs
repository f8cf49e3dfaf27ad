// Measures the memory that a table takes with all its rows.
import { readFile } from 'node:fs/promises';
import { withPage } from './measure-page.mjs';

/**
 * Megabytes that a table adds to its page with all rows, after a garbage collection: the JavaScript heap, and what
 * the page's process holds privately, with the document and its layout; null where there is no `/proc`. Needs a browser
 * without other pages.
 * @param {import('playwright').Browser} browser
 * @param {string} id of the page
 */
export async function measureMemory(browser, id) {
  return withPage(browser, id, async (page) => {
    const session = await page.context().newCDPSession(page);
    const inBrowser = await browser.newBrowserCDPSession();
    const read = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return { heap: await readHeap(session), process: await readProcesses(inBrowser) };
    };
    await session.send('Performance.enable');
    const before = await read();
    await page.evaluate(() => window.bench.open());
    const after = await read();
    return {
      heap: after.heap - before.heap,
      process: before.process === null ? null : after.process - before.process,
    };
  });
}

async function readHeap(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
}

async function readProcesses(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => readPrivateMemory(id)));
  return sizes.includes(null) ? null : sizes.reduce((sum, size) => sum + size, 0);
}

async function readPrivateMemory(pid) {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.matchAll(/^Private_\w+: +(\d+) kB$/gm);
  return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1000, 0);
}

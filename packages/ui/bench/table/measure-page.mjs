// Builds and measures the page of one table.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, preview } from 'vite';
import { workBetweenMarks } from '../../../../scripts/bench-trace.mjs';

const home = import.meta.dirname;

const VIEWPORT = { width: 1152, height: 900 };

/** More than the slowest table needs to show all rows. */
const PAGE_MS = 120_000;

function getOutDir(id) {
  return path.join(home, 'dist', id);
}

/** Builds one page for production. Returns its weight in bytes. */
export async function buildPage({ id, file }) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: home,
    base: './',
    plugins: [
      react(),
      tailwindcss(),
      {
        name: 'bench-page',
        enforce: 'pre',
        resolveId: (name) =>
          // The kit's manifest marks its scripts as free of side effects, which a page is not.
          name === '/bench-page' ? { id: path.join(home, file), moduleSideEffects: true } : null,
      },
    ],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir: getOutDir(id), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const scripts = built.output.filter(({ type }) => type === 'chunk').map(({ code }) => code);
  const script = scripts.join('');
  return { gzip: gzipSync(script, { level: 9 }).length, brotli: brotliCompressSync(script).length };
}

/** Opens the page of one table, runs `task` on it, and closes it. */
export async function withPage(browser, id, task) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: home,
    build: { outDir: getOutDir(id) },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const page = await browser.newPage({ viewport: VIEWPORT });
  try {
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(server.resolvedUrls.local[0]);
    await page.evaluate(() => document.fonts.ready);
    const result = await task(page);
    if (problems.length > 0) throw new Error(`The page ${id} failed: ${problems.join(' ')}`);
    return result;
  } finally {
    await page.close();
    await server.close();
  }
}

/** Opens one table, scrolls it, and counts its rows in the accessibility tree if asked to. */
export function measurePage(browser, id, slowdown, countsTree) {
  return withPage(browser, id, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const opening = await inTime(
      page.evaluate(() => window.bench.open()),
      id,
    );
    const fps = await inTime(
      page.evaluate(() => window.bench.scroll()),
      id,
    );
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { ...opening, fps, treeRows: countsTree ? await countTreeRows(session) : null };
  });
}

/**
 * Milliseconds that the page's main thread works from the click to the first rows. Other processes do not count, so
 * the figure is steady on a busy machine.
 */
export function measureWork(browser, id) {
  return withPage(browser, id, async (page) => {
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await inTime(
      page.evaluate(() => window.bench.open()),
      id,
    );
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return workBetweenMarks(traceEvents, 'click', 'first-rows');
  });
}

/** Rejects for a table that does not show its rows, which would stop the whole run. */
function inTime(promise, id) {
  const timeout = new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The table ${id} did not show its rows.`)), PAGE_MS).unref();
  });
  return Promise.race([promise, timeout]);
}

async function countTreeRows(session) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'row').length;
}

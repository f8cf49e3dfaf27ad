// What Lighthouse says of a page, as of a phone.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Audits a page with Lighthouse's own settings for mobile.
 * @param {{ home: string, chromium: string, flags: readonly string[] }} tools `home` is where Lighthouse is installed
 * @param {string} address
 * @returns {Promise<{ scores: Record<string, number>, faults: string[] }>} scores of 100, and the audits that cost some
 */
export async function audit({ home, chromium, flags }, address) {
  const require = createRequire(path.join(home, 'package.json'));
  const load = (name) => import(pathToFileURL(require.resolve(name)).href);
  const { launch } = await load('chrome-launcher');
  const { default: lighthouse } = await load('lighthouse');
  const chrome = await launch({ chromePath: chromium, chromeFlags: [...flags, '--headless=new'] });
  try {
    const { lhr } = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
    const scores = Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((lhr.categories[id].score ?? 0) * 100)]),
    );
    return { scores, faults: getFaults(lhr) };
  } finally {
    chrome.kill();
  }
}

/** The audits with weight that a page did not pass whole. */
function getFaults({ categories, audits }) {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim()),
  );
}

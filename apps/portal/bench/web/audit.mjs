// Runs Lighthouse on a page with its mobile settings.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Audits a page with Lighthouse's mobile settings.
 * @param {{ home: string, chromium: string, flags: readonly string[] }} tools `home` is where Lighthouse is installed
 * @param {string} address
 * @returns {Promise<{ scores: Record<string, number>, failed: string[] }>} scores out of 100, and the audits that lowered them
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
    return { scores, failed: getFailedAudits(lhr) };
  } finally {
    chrome.kill();
  }
}

/** The weighted audits in which a page scored less than 0.9. */
function getFailedAudits({ categories, audits }) {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim()),
  );
}

// npm run test:engines: the main journeys in Chromium, Firefox and WebKit at 390 px, with pictures side by side.
// Usage: npm run test:engines -- [Firefox WebKit …]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UNBREAKABLE } from '@sahakorn/thai/unbreakable-text';
import { installPeers } from '../../scripts/bench-peers.mjs';
import { ensurePortalBuild } from '../../scripts/build.mjs';
import { findBrokenMatches } from './e2e/line-breaks.ts';
import { makeDataDir, removeDataDir, startPortal } from './e2e/start-portal.ts';
import { ENGINES } from './engines/browsers.mjs';
import { JOURNEYS } from './engines/journeys.mjs';
import { createReader } from './engines/reader.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'reports/engines');
const named = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0 };
/** Engines by the name of a picture. */
const pictures = new Map();

/** Takes a screenshot, and fails if a line breaks inside a word or a number. */
async function takePicture(engine, reader, name) {
  await reader.settle();
  const file = `${name.replaceAll(' ', '-')}-${engine}.png`;
  writeFileSync(path.join(folder, file), await reader.takePicture());
  pictures.set(name, [...(pictures.get(name) ?? []), { engine, file }]);
  const broken = await findBrokenMatches({ evaluate: (look, args) => reader.run(look, args) }, UNBREAKABLE);
  if (broken.length > 0) throw new Error(`Lines of “${name}” break inside a word: ${broken.join('; ')}`);
}

async function walk(engine, origin) {
  const tab = await engine.open(engine.programs);
  const reader = createReader(tab, origin);
  try {
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      try {
        await journey(reader, { origin, picture: (what) => takePicture(engine.name, reader, what) });
        counts.passed += 1;
        console.log(`✓ ${engine.name}: ${name}`);
      } catch (error) {
        counts.failed += 1;
        console.log(`✗ ${engine.name}: ${name}\n  ${error.message}`);
        writeFileSync(
          path.join(folder, `failed-${name.replaceAll(' ', '-')}-${engine.name}.png`),
          await tab.takePicture(),
        );
      }
    }
  } finally {
    await tab.close();
  }
}

/** A page with one row per picture and one column per engine. */
function writeIndex() {
  const rows = [...pictures].map(([name, taken]) => {
    const cells = taken.map(
      ({ engine, file }) =>
        `<figure><img src="${file}" width="390"><figcaption>${engine}</figcaption></figure>`,
    );
    return `<h2>${name}</h2><div style="display:flex;gap:1rem">${cells.join('')}</div>`;
  });
  const file = path.join(folder, 'index.html');
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Engines</title>${rows.join('\n')}`);
  return file;
}

await ensurePortalBuild(root);
installPeers(path.join(import.meta.dirname, 'engines'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const dataDir = await makeDataDir();
const portal = await startPortal(dataDir);
try {
  for (const engine of ENGINES.filter(({ name }) => named.length === 0 || named.includes(name))) {
    if (Object.values(engine.programs).every(Boolean)) {
      await walk(engine, portal.origin);
    } else {
      counts.skipped += Object.keys(JOURNEYS).length;
      console.log(`- ${engine.name} was skipped: it is not installed (Debian: ${engine.packages})`);
    }
  }
} finally {
  await portal.stop();
  await removeDataDir(dataDir);
}
console.log(`The pictures are side by side in ${writeIndex()}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

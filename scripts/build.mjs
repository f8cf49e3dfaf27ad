// Builds the portal if a source file has changed since its last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeCompressed } from '../apps/api/src/portal/portal-files.ts';
import { withFileLock } from './file-lock.mjs';

const SOURCES = [
  'packages/{thai,rules,contract,ui}/src/**/*.{ts,tsx,css,woff2}',
  'packages/{thai,rules,contract,ui}/package.json',
  'apps/portal/{src,public}/**/*',
  'apps/portal/{vite.config.ts,vite.server.config.ts,package.json}',
  'pnpm-lock.yaml',
];

function sourcesDigest(root) {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function runVite(portal, config) {
  const vite = path.join(portal, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: portal,
    // Tests set another NODE_ENV, but the served portal is always a production build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  if (build.status !== 0) throw new Error('The portal could not be built; the error of Vite is above.');
}

/** One process at a time: a build begins by emptying the folder. */
function withBuildLock(root, work) {
  return withFileLock(path.join(root, 'node_modules/.portal-build'), work);
}

/**
 * Makes sure that `apps/portal/dist` matches the sources.
 * @param {string} root the repository's folder
 * @throws {Error} when the build fails
 */
export async function ensurePortalBuild(root) {
  if (!isCurrent(root, sourcesDigest(root))) await withBuildLock(root, () => buildIfChanged(root));
}

/**
 * Copies parts of a build that matches the sources, so that no later build removes them.
 * @param {string} root the repository's folder
 * @param {readonly string[]} parts patterns in `apps/portal/dist`
 * @param {string} target an existing folder
 */
export function copyPortalBuild(root, parts, target) {
  return withBuildLock(root, async () => {
    await buildIfChanged(root);
    const dist = path.join(root, 'apps/portal/dist');
    for (const part of globSync(parts, { cwd: dist }))
      cpSync(path.join(dist, part), path.join(target, part), { recursive: true });
  });
}

const getStamp = (root) => path.join(root, 'apps/portal/dist/.build-stamp');

function isCurrent(root, digest) {
  const stamp = getStamp(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

async function buildIfChanged(root) {
  const portal = path.join(root, 'apps/portal');
  const digest = sourcesDigest(root);
  if (isCurrent(root, digest)) return;
  console.error('Building the portal …');
  // The browser build comes first because it empties the folder that both builds share.
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) runVite(portal, config);
  await writeCompressed(path.join(portal, 'dist'));
  writeFileSync(getStamp(root), digest);
}

if (import.meta.main) await ensurePortalBuild(path.resolve(import.meta.dirname, '..'));

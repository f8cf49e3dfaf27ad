// Installs the libraries that a benchmark measures or uses into a separate folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Installs the packages that `package.json` of a folder names into that folder, once: the workspace
 * and its lock file know nothing of them.
 * @param {string} home the folder
 * @returns {Record<string, string>} their versions
 * @throws {Error} when they cannot be installed
 */
export function installPeers(home) {
  const stamp = path.join(home, 'node_modules/.bench-stamp');
  const wanted = readFileSync(path.join(home, 'package.json'), 'utf8');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    const pnpm = process.env['SAHAKORN_PNPM'] ?? path.join(root, '.toolchain/node_modules/pnpm/bin/pnpm.mjs');
    const args = ['install', '--ignore-workspace', '--no-lockfile', '--ignore-scripts', '--prefer-offline'];
    const { status } = spawnSync(process.execPath, [pnpm, ...args], {
      cwd: home,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new Error('The peers could not be installed: see the words of pnpm above.');
    writeFileSync(stamp, wanted);
  }
  return JSON.parse(wanted).dependencies;
}

// npm run build:storybook: writes Storybook as static files to storybook-static.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Builds the Storybook of a working copy.
 * @param {string} root the working copy, with its packages installed
 * @param {string} folder is emptied first
 * @throws {Error} with the output of Storybook if it fails
 */
export function buildStorybook(root, folder) {
  const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = ['build', '-c', path.join(root, '.storybook'), '-o', folder, '--quiet'];
  // A test run leaves out the tables of props, which pages for readers need.
  const { VITEST: _, ...env } = process.env;
  const build = spawnSync(process.execPath, [storybook, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (build.status === 0) return;
  throw new Error(`Storybook could not be built in ${root}.\n${build.stdout ?? ''}${build.stderr ?? ''}`);
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const folder = path.join(root, 'storybook-static');
  const start = performance.now();
  try {
    buildStorybook(root, folder);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`Storybook is in storybook-static (${seconds} s). Any web server can serve it.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

// pnpm chromatic: hands the built Storybook to Chromatic, for those who have a project there.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStorybook } from './storybook.mjs';

const WITHOUT_TOKEN =
  'Nothing was sent to Chromatic: create a project at chromatic.com, copy its token from Manage > Configure, and run this again with CHROMATIC_PROJECT_TOKEN set to it; pnpm visual does the same on this machine without an account.';

/**
 * What `pnpm chromatic` does.
 * @param {string} root the repository's folder, whose `chromatic.config.json` names the built Storybook
 * @param env the environment: the token stays in it, where a list of processes does not show it
 * @param {string[]} args more options for the Chromatic CLI
 * @returns `message` when there is no token; else `storybook`, the folder to build first, and the `command` with its `args`
 */
export function planChromatic(root, env, args) {
  if (!env.CHROMATIC_PROJECT_TOKEN?.trim()) return { message: WITHOUT_TOKEN };
  return {
    storybook: path.join(root, 'storybook-static'),
    command: process.execPath,
    args: [path.join(root, 'node_modules/chromatic/dist/bin.cjs'), ...args],
  };
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const { message, storybook, command, args } = planChromatic(root, process.env, process.argv.slice(2));
  if (message) console.log(message);
  else {
    buildStorybook(root, storybook);
    process.exitCode = spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
  }
}

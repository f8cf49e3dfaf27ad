// npm run chromatic: uploads Storybook to Chromatic, for those who have a project there.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildStorybook } from './storybook.mjs';

const WITHOUT_TOKEN =
  'Nothing was sent to Chromatic: create a project at chromatic.com, copy its token from Manage > Configure and set CHROMATIC_PROJECT_TOKEN to it, or compare pictures on this machine by npm run visual.';

/**
 * What `npm run chromatic` has to do.
 * @param {string} root the repository's folder, whose `chromatic.config.json` names the built Storybook
 * @param env the environment, where the token stays: arguments are visible in process lists
 * @param {string[]} args more options for the Chromatic CLI
 * @returns `message` if there is no token, otherwise the `storybook` folder to
 *   build and the `command` with its `args`
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

// npm run visual                     compares pictures of every story with the accepted ones
// npm run visual -- button           only the story files whose path contains a word
// npm run visual -- accept [button]  accepts what the stories look like now
// Options of `vitest run` may follow, such as --project w360 or -t 'Large text'.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.visual');
const [command, ...rest] = process.argv.slice(2);
const isAccept = command === 'accept';
const isFirst = !isAccept && !existsSync(path.join(folder, 'accepted'));
if (isFirst) console.log('No pictures have been accepted yet, so these are.');

// `--update` without a value would take the next word as its value.
const update = isAccept || isFirst ? ['--update=all'] : [];
const args = [...update, ...(isAccept ? rest : process.argv.slice(2))];
rmSync(path.join(folder, 'differences'), { recursive: true, force: true });
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const config = path.join(root, '.storybook/visual.config.ts');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config, ...args], {
  cwd: root,
  env: { ...process.env, VISUAL: 'true', CHROMIUM_PATH: await findBrowser(root) },
  stdio: 'inherit',
});
if (status !== 0) console.log('The pictures that differ: .visual/report/index.html');
process.exitCode = status ?? 1;

// Finds Chromium and a Thai font for the tests or installs them: by apt as root
// on Debian; Chromium also by Playwright.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of the first of these programs that can be executed, each a name on the PATH or an absolute path.
 * @param {...string} programs
 * @returns {string | undefined}
 */
export function findProgram(...programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return programs
    .flatMap((program) =>
      path.isAbsolute(program) ? [program] : folders.map((folder) => path.join(folder, program)),
    )
    .find(isExecutable);
}

const systemBrowser = () => findProgram(...NAMES, ...PATHS);

/**
 * Devices of members have a Thai font, which is shown until the portal's
 * font has loaded; a bare server has none.
 */
function hasThaiFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=th', 'family'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

function installByApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${name} with apt-get …`);
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', [...wait, 'update', '-qq'], options);
  spawnSync('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', name], options);
}

async function downloadByPlaywright(root) {
  console.error('Chromium was not found: downloading it with Playwright …');
  const cli = path.join(root, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  const { chromium } = await import('playwright');
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The path of a Chromium or Chrome that can show Thai without the portal's fonts.
 * @param {string} root the repository's folder
 * @throws {Error} with a message for the user if there is none and it cannot be installed
 */
export async function findBrowser(root) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not an executable file.`);
  }
  if (!systemBrowser()) installByApt('chromium');
  if (!hasThaiFont()) installByApt('fonts-noto-core');
  const found = systemBrowser() ?? (await downloadByPlaywright(root));
  if (!found) {
    throw new Error(
      'The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program, and run npm test again.',
    );
  }
  return found;
}

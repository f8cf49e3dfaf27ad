// Finds a Chromium for the tests, or gets one: the system's, else apt's as root on Debian, else Playwright's download.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
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

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
  ];
  return candidates.find(isExecutable);
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('No Chromium here: installing it with apt-get …');
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', [...wait, 'update', '-qq'], options);
  spawnSync('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return systemBrowser();
}

async function downloadByPlaywright(root) {
  console.error('No Chromium here: downloading one with Playwright …');
  const cli = path.join(root, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  const { chromium } = await import('playwright');
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The path of a Chromium or Chrome.
 * @param {string} root the repository's folder
 * @throws {Error} with a sentence for the reader when none can be had
 */
export async function findBrowser(root) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which cannot be run.`);
  }
  const found = systemBrowser() ?? installByApt() ?? (await downloadByPlaywright(root));
  if (!found) {
    throw new Error(
      'The tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program, and run npm test again.',
    );
  }
  return found;
}

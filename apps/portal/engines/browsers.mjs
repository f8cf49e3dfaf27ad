// Opens a tab of 390 px in Chromium, Firefox or WebKit behind a common interface.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findProgram } from '../../../scripts/browser.mjs';

/**
 * One tab. `run` calls a function in the page with arguments that JSON can hold; `find` does the same for a function
 * that returns an element, and gives what to press and to type into, or null.
 * @typedef {{
 *   visit: (address: string) => Promise<void>,
 *   run: (inPage: Function, ...args: unknown[]) => Promise<any>,
 *   find: (inPage: Function, ...args: unknown[]) => Promise<{ press: () => Promise<void>, type: (text: string) => Promise<void> } | null>,
 *   takePicture: () => Promise<Buffer>,
 *   close: () => Promise<void>,
 * }} Tab
 */

const WIDTH = 390;
const HEIGHT = 844;
const DISPLAY = ':97';
const DRIVER_PORT = 4497;

const require = createRequire(path.join(import.meta.dirname, 'package.json'));
const load = async (name) => (await import(pathToFileURL(require.resolve(name)).href)).default;

/** Chromium over the DevTools protocol, Firefox over WebDriver BiDi. */
async function openByPuppeteer(options) {
  const puppeteer = await load('puppeteer-core');
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  await page.setViewport({ width: WIDTH, height: HEIGHT });
  return {
    visit: async (address) => void (await page.goto(address)),
    run: (inPage, ...args) => page.evaluate(inPage, ...args),
    find: async (inPage, ...args) => {
      const element = (await page.evaluateHandle(inPage, ...args)).asElement();
      return element && { press: () => element.click(), type: (text) => element.type(text) };
    },
    takePicture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** WebKit over WebDriver, on a screen in memory. */
async function openWebKit({ driver, screen, browser }) {
  const WebDriver = await load('webdriver');
  const children = [];
  const stop = () => {
    for (const child of children.toReversed()) child.kill();
  };
  const start = (program, args, env) => {
    const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
    children.push(child);
    return sleep(1500);
  };
  await start(screen, [DISPLAY, '-screen', '0', '1024x1024x24', '-nolisten', 'tcp']);
  await start(driver, [`--port=${DRIVER_PORT}`], { DISPLAY, LC_ALL: 'C.UTF-8', TZ: 'Asia/Bangkok' });
  const session = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port: DRIVER_PORT,
    path: '/',
    logLevel: 'error',
    capabilities: {
      alwaysMatch: {
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
      },
    },
  }).catch((error) => {
    stop();
    throw error;
  });
  // A window with a toolbar cannot be this narrow.
  await session.fullscreenWindow();
  await session.setWindowRect(0, 0, WIDTH, HEIGHT);
  const run = (inPage, ...args) => session.executeScript(`return (${inPage}).apply(null, arguments)`, args);
  return {
    visit: (address) => session.navigateTo(address),
    run,
    find: async (inPage, ...args) => {
      const [id] = Object.values((await run(inPage, ...args)) ?? {});
      if (id === undefined) return null;
      return { press: () => session.elementClick(id), type: (text) => session.elementSendKeys(id, text) };
    },
    takePicture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.deleteSession();
      stop();
    },
  };
}

/**
 * The engines, each with its required programs (undefined if missing) and the Debian packages that contain them.
 * @type {readonly { name: string, packages: string, programs: Record<string, string | undefined>, open: (programs: any) => Promise<Tab> }[]}
 */
export const ENGINES = [
  {
    name: 'Chromium',
    packages: 'chromium',
    programs: { executablePath: process.env.CHROMIUM_PATH ?? findProgram('chromium', 'google-chrome') },
    open: ({ executablePath }) =>
      openByPuppeteer({
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
        ],
      }),
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    programs: { executablePath: findProgram('firefox-esr', 'firefox') },
    open: ({ executablePath }) => openByPuppeteer({ browser: 'firefox', executablePath }),
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver and xvfb',
    programs: {
      driver: findProgram('WebKitWebDriver'),
      screen: findProgram('Xvfb'),
      browser: findProgram(...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')),
    },
    open: openWebKit,
  },
];

// Takes the pictures of a plan: pages side by side in one browser, each with a component at one width at a time.
import { chromium } from 'playwright';
import { openChannel, prepareDocument, tellStories } from './in-page.mjs';

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const READY_MS = 60_000;

/** Starts the browser that takes all pictures of a run. */
export function openBrowser(executablePath) {
  return chromium.launch({ executablePath, args: BROWSER_ARGS });
}

/** A page without a story yet. Storybook ends animations at once for a browser that names itself its test runner. */
async function openPage(browser, address) {
  const context = await browser.newContext({
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    userAgent:
      'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 StorybookTestRunner',
  });
  await context.addInitScript(prepareDocument);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { page, devtools, context, address };
}

async function openStorybook({ page, address }) {
  await page.goto(`${address}/iframe.html?viewMode=story`, { timeout: READY_MS });
  await page.waitForFunction(() => globalThis['__STORYBOOK_PREVIEW__']?.storyStoreValue, null, {
    timeout: READY_MS,
  });
  await page.evaluate(openChannel);
}

/**
 * What the stories of a built Storybook say of themselves, in the order of its sidebar.
 * @param browser of `openBrowser`
 * @param {string} address of the built Storybook
 */
export async function readStories(browser, address) {
  const tab = await openPage(browser, address);
  try {
    await openStorybook(tab);
    return await tab.page.evaluate(tellStories);
  } finally {
    await tab.context.close();
  }
}

async function capture({ page, devtools }, width, height) {
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > page.viewportSize().height,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Takes the looks of one story; gives what went wrong, or undefined. */
async function takeStory(tab, unit, story, onPicture) {
  const fault = await tab.page.evaluate((id) => globalThis.visual.mount(id), story.id);
  if (fault !== undefined) return fault;
  for (const { key, theme, appearance } of story.looks) {
    const shown = await tab.page.evaluate((globals) => globalThis.visual.look(globals), {
      theme,
      appearance,
    });
    if (shown.fault !== undefined) return `${shown.fault} (${theme}, ${appearance})`;
    await onPicture(key, await capture(tab, unit.width, shown.height));
  }
  return undefined;
}

/** A play function that ran out of time on a busy machine gets a second chance, on a page without a past. */
const TRIES = 2;

async function takeUnit(tab, unit, { onPicture, onFault }) {
  await tab.page.setViewportSize({ width: unit.width, height: unit.height });
  let isOpen = false;
  for (const story of unit.stories) {
    let fault;
    for (let tries = 0; tries < TRIES && (tries === 0 || fault !== undefined); tries += 1) {
      if (!isOpen) await openStorybook(tab);
      fault = await takeStory(tab, unit, story, onPicture).catch((error) => error.message);
      isOpen = fault === undefined;
    }
    if (fault !== undefined) onFault({ ...story, width: unit.width, fault });
  }
}

/**
 * Takes all pictures of a plan.
 * @param browser of `openBrowser`
 * @param {string} address of the built Storybook
 * @param units of `planPictures`
 * @param hands `pages` to work with side by side, `onPicture(key, png)` and `onFault({ component, story, width, fault, looks })`
 */
export async function takePictures(browser, address, units, { pages, onPicture, onFault }) {
  const waiting = [...units];
  const lane = async () => {
    const tab = await openPage(browser, address);
    try {
      for (let unit = waiting.shift(); unit; unit = waiting.shift())
        await takeUnit(tab, unit, { onPicture, onFault });
    } finally {
      await tab.context.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(pages, units.length) }, lane));
}

// One visit in Chromium with nothing kept from before: a phone of three years ago on a slow mobile network.

export const PHONE = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
};

/** Slow 4G as Lighthouse applies it to each request. Bytes a second, milliseconds there and back. */
export const NETWORK = {
  offline: false,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 691_200 / 8,
  latency: 562.5,
};
export const SLOWED = 4;

/** So long nothing is asked for before a visit is over: code may be fetched ahead a while after the page stands. */
const SILENCE_MS = 4000;
const LONGEST_MS = 90_000;

const IS_SCRIPT = /^(text|application)\/javascript/;

/**
 * Opens an address and waits until it asks for nothing more.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Visit>}
 *
 * @typedef {object} Visit
 * @property {number} lcp milliseconds to the largest contentful paint
 * @property {number} fcp milliseconds to the first one
 * @property {number} cls layout shift that nobody caused
 * @property {string} largest what was painted then
 * @property {number} scriptBytes of all scripts as they came over the wire
 * @property {number} requests
 * @property {number} bytes of all bodies as they came over the wire
 * @property {string[]} blocking addresses of scripts that held the first paint back
 * @property {string[]} plain addresses of larger scripts that came without brotli
 */
export async function visit(browser, address) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const traffic = watchTraffic(page);
    await page.addInitScript(watchPaints);
    await page.goto(address, { waitUntil: 'load', timeout: LONGEST_MS });
    await traffic.untilSilent();
    return { ...(await page.evaluate(readPaints)), ...(await traffic.read()) };
  } finally {
    await context.close();
  }
}

function watchTraffic(page) {
  const answers = [];
  const asked = { underWay: 0, last: Date.now() };
  const step = (change) => () => {
    asked.underWay += change;
    asked.last = Date.now();
  };
  page.on('request', step(1));
  page.on('requestfinished', step(-1));
  page.on('requestfailed', step(-1));
  page.on('response', (response) => answers.push(response));
  return {
    async untilSilent() {
      const end = Date.now() + LONGEST_MS;
      while (asked.underWay > 0 || Date.now() - asked.last < SILENCE_MS) {
        if (Date.now() > end) throw new Error('The page never stops asking for more.');
        await page.waitForTimeout(100);
      }
    },
    async read() {
      const sizes = await Promise.all(answers.map(getSize));
      const scripts = sizes.filter(({ type }) => IS_SCRIPT.test(type));
      return {
        requests: sizes.length,
        bytes: sum(sizes),
        scriptBytes: sum(scripts),
        plain: scripts
          .filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 1024)
          .map(({ url }) => url),
      };
    },
  };
}

async function getSize(response) {
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = await response.allHeaders();
  const { responseBodySize } = await response.request().sizes();
  return { url: new URL(response.url()).pathname, type, encoding, bytes: responseBodySize };
}

function sum(sizes) {
  return sizes.reduce((all, { bytes }) => all + bytes, 0);
}

/** Runs in the page. */
function watchPaints() {
  const paints = { lcp: 0, cls: 0, largest: '' };
  globalThis.benchPaints = paints;
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      paints.lcp = startTime;
      paints.largest = element ? `${element.localName} ${element.textContent.trim().slice(0, 40)}` : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) paints.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. */
function readPaints() {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const blocking = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.initiatorType === 'script' && entry.renderBlockingStatus === 'blocking')
    .map(({ name }) => new URL(name).pathname);
  return { ...globalThis.benchPaints, fcp: first?.startTime ?? Infinity, blocking };
}

// Visits a page in Chromium with an empty cache, as a three-year-old phone on a slow mobile network.

export const PHONE = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
};

/** Slow 4G as Lighthouse applies it to each request: bytes per second, round trip in milliseconds. */
export const NETWORK = {
  offline: false,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 691_200 / 8,
  latency: 562.5,
};
export const CPU_SLOWDOWN = 4;

/** A visit ends after so long without requests, because the page prefetches code some time after it is painted. */
const SILENCE_MS = 4000;
const TIMEOUT_MS = 90_000;

const IS_SCRIPT = /^(text|application)\/javascript/;

/**
 * Opens an address and waits until the page makes no more requests.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{ slowdown?: number, traced?: readonly string[] }} options `traced`: the categories of Chromium's trace to record
 * @returns {Promise<Visit>}
 *
 * @typedef {object} Visit
 * @property {number} lcp milliseconds to the largest contentful paint
 * @property {number} fcp milliseconds to the first one
 * @property {number} cls layout shift not caused by input
 * @property {string} largest the element of the largest paint
 * @property {number} scriptBytes transferred bytes of all scripts
 * @property {number} requests
 * @property {number} bytes transferred bytes of all bodies
 * @property {string[]} blocking addresses of scripts that blocked the first paint
 * @property {string[]} plain addresses of scripts over 1 KiB without brotli
 * @property {object[]} [trace] events
 */
export async function visit(browser, address, { slowdown = CPU_SLOWDOWN, traced } = {}) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const traffic = watchTraffic(page);
    await page.addInitScript(watchPaints);
    if (traced) await browser.startTracing(page, { categories: [...traced] });
    await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await traffic.waitUntilSilent();
    const trace = traced && JSON.parse((await browser.stopTracing()).toString()).traceEvents;
    return { ...(await page.evaluate(readPaints)), ...(await traffic.read()), ...(trace && { trace }) };
  } finally {
    await context.close();
  }
}

function watchTraffic(page) {
  const answers = [];
  const requests = { pending: 0, last: Date.now() };
  const step = (change) => () => {
    requests.pending += change;
    requests.last = Date.now();
  };
  page.on('request', step(1));
  page.on('requestfinished', step(-1));
  page.on('requestfailed', step(-1));
  page.on('response', (response) => answers.push(response));
  return {
    async waitUntilSilent() {
      const end = Date.now() + TIMEOUT_MS;
      while (requests.pending > 0 || Date.now() - requests.last < SILENCE_MS) {
        if (Date.now() > end) throw new Error('The page never stops making requests.');
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

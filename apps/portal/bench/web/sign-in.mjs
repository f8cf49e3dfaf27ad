// Measures the time from pressing "sign in" to the first figures, on the slow phone of `visit.mjs`.
import { createHash } from 'node:crypto';
import { median, ratio, writeFigure, writeTable } from '../../../../scripts/bench-figures.mjs';
import { startProxy } from './proxy.mjs';
import { NETWORK, PHONE, CPU_SLOWDOWN } from './visit.mjs';

export const LOGON = '/member/logon';

const MEMBER = { number: '001234', password: 'Sahakorn#2569' };

/** Time in which a member types, while the page prefetches code. */
const TYPING_MS = 3000;
const TIMEOUT_MS = 90_000;

const MAX_AFTER_MS = 300;
const MAX_RATIO = 1.3;

/** Without network delay only the work of the phone is measured. */
const CONNECTIONS = { 'no delay': null, 'slow 4G': NETWORK };

/**
 * Signs in to each page alternately, on both connections.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, before?: string, repeats: number, waitForIdle: () => Promise<number> }} options
 *   `before` is the address of a server of the previous release
 * @returns {Promise<Record<string, Record<string, SignIn[]>>>} by connection and page
 */
export async function signInAll(browser, { origin, before, repeats, waitForIdle }) {
  const pages = { portal: {}, floor: { [LOGON]: createPlainForm() } };
  const proxies = {};
  for (const [name, own] of Object.entries(pages)) proxies[name] = await startProxy(origin, own);
  if (before) proxies.before = await startProxy(before);
  const all = {};
  try {
    for (let round = 0; round < repeats; round += 1) {
      for (const [connection, network] of Object.entries(CONNECTIONS)) {
        for (const [name, proxy] of Object.entries(proxies)) {
          const busy = await waitForIdle();
          const figure = { busy, ...(await signIn(browser, proxy.origin, network)) };
          ((all[connection] ??= {})[name] ??= []).push(figure);
          console.error(
            `round ${round + 1}, ${connection}, ${name}: figures after ${writeFigure(figure.figures)} ms`,
          );
        }
      }
    }
  } finally {
    for (const proxy of Object.values(proxies)) await proxy.close();
  }
  return all;
}

/**
 * Signs in one member in a new browser context.
 * @returns {Promise<SignIn>}
 *
 * @typedef {object} SignIn
 * @property {number} answered milliseconds from the press to the answer of the sign-in call
 * @property {number} figures milliseconds from the press until the first amount is painted
 * @property {number} after milliseconds from the answer until that paint
 * @property {number} work milliseconds of the main thread's own time from the press until then, on the slowed CPU
 */
async function signIn(browser, origin, network) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (network) await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchFigures, TIMEOUT_MS);
    await page.goto(origin + LOGON, { timeout: TIMEOUT_MS });
    await page.getByLabel('เลขสมาชิก').fill(MEMBER.number);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(MEMBER.password);
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
    await page.waitForTimeout(TYPING_MS);
    const before = await readWork(session);
    // One promise: asking the page again and again would be work on its slowed CPU.
    const painted = page.evaluate(() => globalThis.benchSignIn.painted);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await painted;
    const work = (await readWork(session)) - before;
    return { ...(await page.evaluate(readFigures)), work };
  } finally {
    await context.close();
  }
}

/** Milliseconds that the tasks of the main thread took so far, without those in which another process ran. */
async function readWork(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Runs in the page. */
function watchFigures(timeoutMs) {
  const { promise: painted, resolve, reject } = Promise.withResolvers();
  setTimeout(() => reject(new Error('The first figure did not come')), timeoutMs);
  const seen = { press: 0, figures: 0, painted };
  globalThis.benchSignIn = seen;
  addEventListener('click', ({ timeStamp }) => (seen.press = timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main [data-slot="money"]')) return;
    observer.disconnect();
    // A task queued in the frame's callback runs after the frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.figures = performance.now();
        resolve();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readFigures() {
  const { press, figures } = globalThis.benchSignIn;
  const call = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/auth/login'));
  return { answered: call.responseEnd - press, figures: figures - press, after: figures - call.responseEnd };
}

/** The floor: a plain form that makes, one after the other, the two calls that a figure needs. */
function createPlainForm() {
  const script = `document.forms[0].onsubmit = async (event) => {
  event.preventDefault();
  const [number, password] = event.target;
  const post = async (path, body, headers) => (await fetch('/api/member/' + path, { method: 'POST', cache: 'no-store',
    headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })).json();
  const { token } = await post('auth/login', { membership_no: number.value, mem_password: password.value, remember: false, recaptcha: '' });
  const { data: [bill] } = await post('member_deduction', {}, { authorization: 'Bearer ' + token });
  const amount = Object.assign(document.createElement('p'), { textContent: bill.charged_amount });
  amount.dataset.slot = 'money';
  document.querySelector('main').append(amount);
};`;
  return {
    html: `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title><main><form><label>เลขสมาชิก <input></label><label>รหัสผ่าน <input type="password"></label><button>เข้าสู่ระบบ</button></form></main><script>${script}</script>`,
    policy: `default-src 'none'; connect-src 'self'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}

export function getSignInTargets(all) {
  const pick = (connection, page, name) => all[connection][page].map((figure) => figure[name]);
  return [
    {
      name: 'answer of the sign-in call to first figures, without network delay',
      value: median(pick('no delay', 'portal', 'after')),
      most: MAX_AFTER_MS,
      unit: 'ms',
    },
    {
      name: 'press of "sign in" to first figures, compared with a plain form (the floor)',
      value: ratio(pick('slow 4G', 'portal', 'figures'), pick('slow 4G', 'floor', 'figures')),
      most: MAX_RATIO,
      unit: 'times',
    },
  ];
}

/** A table with one row for each page and connection, and the ratio of each to the floor. */
export function writeSignIns(all) {
  const head = [
    'sign-in',
    'answered ms',
    'figures ms',
    'after the answer ms',
    'ratio to floor',
    'work ms',
    'background load %',
  ];
  const titles = { portal: 'as served', before: 'previous release', floor: 'plain form, the floor' };
  const rows = Object.entries(all).flatMap(([connection, pages]) =>
    Object.entries(titles)
      .filter(([name]) => pages[name])
      .map(([name, title]) => {
        const of = (key) => pages[name].map((figure) => figure[key]);
        return [
          `${connection}, ${title}`,
          ...['answered', 'figures', 'after'].map((key) => writeFigure(median(of(key)))),
          writeFigure(
            ratio(
              of('figures'),
              pages.floor.map(({ figures }) => figures),
            ),
          ),
          writeFigure(median(of('work'))),
          writeFigure(Math.round(median(of('busy')) * 100)),
        ];
      }),
  );
  return writeTable([head, ...rows]);
}

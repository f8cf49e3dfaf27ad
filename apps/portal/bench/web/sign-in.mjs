// From the press of "sign in" to the first figures, on the phone of `visit.mjs`.
import { createHash } from 'node:crypto';
import { median, ratio, writeFigure, writeTable } from '../../../../scripts/bench-figures.mjs';
import { openDoor } from './door.mjs';
import { NETWORK, PHONE, SLOWED } from './visit.mjs';

export const LOGON = '/member/logon';

const MEMBER = { number: '001234', password: 'Sahakorn#2569' };

/** So long a member types, while code is fetched ahead. */
const SILENCE_MS = 3000;
const LONGEST_MS = 90_000;

const MOST_AFTER_MS = 300;
const MOST_TIMES = 1.3;

/** A connection that costs nothing leaves what the phone itself does. */
const CONNECTIONS = { 'no delay': null, 'slow 4G': NETWORK };

/**
 * Signs in turn about, on both connections.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, before?: string, repeats: number, waitForQuiet: () => Promise<number> }} options
 *   `before` is where the release before is served
 * @returns {Promise<Record<string, Record<string, SignIn[]>>>} by connection and page
 */
export async function signInAll(browser, { origin, before, repeats, waitForQuiet }) {
  const pages = { portal: {}, floor: { [LOGON]: asPlainForm() } };
  const doors = {};
  for (const [name, own] of Object.entries(pages)) doors[name] = await openDoor(origin, own);
  if (before) doors.before = await openDoor(before);
  const all = {};
  try {
    for (let turn = 0; turn < repeats; turn += 1) {
      for (const [connection, network] of Object.entries(CONNECTIONS)) {
        for (const [name, door] of Object.entries(doors)) {
          const busy = await waitForQuiet();
          const figure = { busy, ...(await signIn(browser, door.origin, network)) };
          ((all[connection] ??= {})[name] ??= []).push(figure);
          console.error(
            `turn ${turn + 1}, ${connection}, ${name}: figures after ${writeFigure(figure.figures)} ms`,
          );
        }
      }
    }
  } finally {
    for (const door of Object.values(doors)) await door.close();
  }
  return all;
}

/**
 * One member signs in, with nothing kept from before.
 * @returns {Promise<SignIn>}
 *
 * @typedef {object} SignIn
 * @property {number} answered milliseconds from the press to the answer of the sign-in call
 * @property {number} figures milliseconds from the press until the first amount is painted
 * @property {number} after milliseconds from the answer until then
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
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(watchFigures);
    await page.goto(origin + LOGON, { timeout: LONGEST_MS });
    await page.getByLabel('เลขสมาชิก').fill(MEMBER.number);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(MEMBER.password);
    await page.waitForLoadState('networkidle', { timeout: LONGEST_MS });
    await page.waitForTimeout(SILENCE_MS);
    const before = await readWork(session);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await page.waitForFunction(() => globalThis.benchSignIn.figures, null, { timeout: LONGEST_MS });
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
function watchFigures() {
  const seen = { press: 0, figures: 0 };
  globalThis.benchSignIn = seen;
  addEventListener('click', ({ timeStamp }) => (seen.press = timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main [data-slot="money"]')) return;
    observer.disconnect();
    // A task after the frame's own work runs once it is painted.
    requestAnimationFrame(() => setTimeout(() => (seen.figures = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readFigures() {
  const { press, figures } = globalThis.benchSignIn;
  const call = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/auth/login'));
  return { answered: call.responseEnd - press, figures: figures - press, after: figures - call.responseEnd };
}

/** The floor: a bare form that makes the two calls without which there is no figure, one after the other. */
function asPlainForm() {
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
  const of = (connection, page, name) => all[connection][page].map((figure) => figure[name]);
  return [
    {
      name: 'first figures after the answer to the sign-in, without delay of the network',
      value: median(of('no delay', 'portal', 'after')),
      most: MOST_AFTER_MS,
      unit: 'ms',
    },
    {
      name: 'press of "sign in" to first figures to a plain form and one call, the floor',
      value: ratio(of('slow 4G', 'portal', 'figures'), of('slow 4G', 'floor', 'figures')),
      most: MOST_TIMES,
      unit: 'times',
    },
  ];
}

/** One row a page and connection, and how many times each is the floor. */
export function writeSignIns(all) {
  const head = [
    'sign-in',
    'answered ms',
    'figures ms',
    'after the answer ms',
    'of the floor',
    'work ms',
    'others take %',
  ];
  const titles = { portal: 'as served', before: 'release before', floor: 'plain form, the floor' };
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

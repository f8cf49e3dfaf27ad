// User actions in a tab: find a control by its text, press it, type into it, and wait for the result.
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;

/** Runs in the page. Returns the first visible control whose name or label contains the words. */
function findControl(selector, words) {
  const plain = (text) =>
    (text ?? '')
      .replaceAll(/[\u2060\u200b]/g, '')
      .replaceAll('\u00a0', ' ')
      .trim();
  const names = (element) => [
    element.getAttribute('aria-label'),
    element.textContent,
    ...Array.from(element.labels ?? [], (label) => label.textContent),
  ];
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const matching = (isMatch) =>
    [...document.querySelectorAll(selector)].find(
      (element) => isSeen(element) && names(element).some((name) => isMatch(plain(name))),
    );
  const found = matching((name) => name === words) ?? matching((name) => name.includes(words)) ?? null;
  // Centred, so that nothing covers it.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/** Runs in the page. Returns its path, heading and text. */
function describePage() {
  const plain = (text) => (text ?? '').replaceAll(/[\u2060\u200b]/g, '').replaceAll('\u00a0', ' ');
  return {
    path: location.pathname + location.search,
    heading: plain(document.querySelector('h1')?.textContent).trim(),
    words: plain(document.body.innerText),
    isHydrated: !document.querySelector('#page-data'),
    isMoving: document.fonts.status !== 'loaded' || document.getAnimations().length > 0,
    isLoading: Boolean(
      document.querySelector('[data-slot="splash"], [data-slot^="skeleton"], [aria-busy="true"]'),
    ),
  };
}

/**
 * @param {import('./browsers.mjs').Tab} tab
 * @param {string} origin of the portal
 */
export function createReader(tab, origin) {
  async function until(what, look) {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const found = await look().catch(() => null);
      if (found) return found;
      if (Date.now() > end) {
        const { path, heading } = await tab.run(describePage);
        throw new Error(
          `${what} did not come within ${TIMEOUT_MS / 1000} s; the page is ${path}, “${heading}”`,
        );
      }
      await sleep(PAUSE_MS);
    }
  }
  const see = (what, holds) => until(what, async () => holds(await tab.run(describePage)));
  const waitUntilLoaded = () =>
    see('A page that has loaded', ({ isHydrated, isLoading }) => isHydrated && !isLoading);
  return {
    visit: async (path) => {
      await tab.visit(origin + path);
      await waitUntilLoaded();
    },
    waitUntilLoaded,
    press: async (words, selector = 'a, button, summary, [role=tab], input[type=submit]') => {
      const control = await until(`“${words}” to press`, () => tab.find(findControl, selector, words));
      await control.press();
    },
    type: async (label, text) => {
      const field = await until(`The field “${label}”`, () =>
        tab.find(findControl, 'input, textarea', label),
      );
      await field.type(text);
    },
    seeHeading: (words) => see(`The heading “${words}”`, ({ heading }) => heading.includes(words)),
    seeWords: (words) => see(`“${words}”`, (page) => page.words.includes(words)),
    seeNoWords: (words) => see(`A page without “${words}”`, (page) => !page.words.includes(words)),
    seePath: (start) => see(`An address from ${start}`, ({ path }) => path.startsWith(start)),
    settle: () => see('A page that does not move', ({ isMoving }) => !isMoving),
    run: tab.run,
    takePicture: tab.takePicture,
  };
}

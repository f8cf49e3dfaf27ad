import { createHash } from 'node:crypto';
import { type Page, test as base, expect } from '@playwright/test';
import { type Portal, makeDataDir, removeDataDir, startPortal } from './start-portal.ts';

export { expect };

/** The demonstration cooperative's password, which the server prints at its start. */
export const DEMO_PASSWORD = 'Sahakorn#2569';

/** Playwright's own warning, where a test allows no service workers. */
export const WORKERS_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Errors in the console, requests to other hosts, and violations of the content security policy. */
export type PageErrors = { console: string[]; foreign: string[]; policy: string[] };

type LastingPage = { page: Page; pageErrors: PageErrors };

/** Tests against the portal that the global set-up started; `pageErrors` is filled as long as the page is open. */
export const test = base.extend<{ pageErrors: PageErrors }, { lasting: LastingPage }>({
  // Set by the global set-up, before any worker begins.
  baseURL: process.env['PORTAL_ORIGIN'] ?? '',
  // Each test has its own client address, so that failed sign-ins of one test do not require proof of work in another.
  extraHTTPHeaders: async ({ baseURL: _origin }, use, { testId }) => {
    await use({ 'x-forwarded-for': getClientAddress(testId) });
  },
  pageErrors: async ({ page, baseURL }, use) => {
    await use(await watch(page, baseURL ?? ''));
  },
  // Here, because tests with other worker fixtures run in other workers. Only `lastingTest` opens it.
  lasting: [
    async ({ browser }, use, { project }) => {
      const { locale = 'th-TH', timezoneId = 'Asia/Bangkok' } = project.use;
      const baseURL = process.env['PORTAL_ORIGIN'] ?? '';
      const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers: 'block' });
      const page = await context.newPage();
      await use({ page, pageErrors: await watch(page, baseURL) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The same tests with a separate portal, for permanent changes such as an accepted agreement. */
export const ownPortalTest = test.extend<object, { portal: Portal }>({
  portal: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of what is asked for
    async ({}, use) => {
      const portal = await startPortal(await makeDataDir());
      await use(portal);
      await portal.stop();
      await removeDataDir(portal.dataDir);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.origin);
  },
});

/**
 * The same tests on one page for each worker: a screen takes half as long in a browser that has already run its code.
 * Only fetched files and the page's history remain from the previous test. Scripts that a test adds to the page, and its
 * clock, would remain too: such a test needs a separate page. Of the options of a context, only `viewport` applies.
 */
export const lastingTest = test.extend({
  context: async ({ lasting: { page } }, use) => {
    await use(page.context());
  },
  page: async ({ lasting: { page }, extraHTTPHeaders, viewport }, use) => {
    await page.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    if (viewport) await page.setViewportSize(viewport);
    await page.context().clearCookies();
    const clearing = await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // The document that reads the storage clears it, because another browser process may see the change later.
    page.once('domcontentloaded', () => void clearing.dispose());
    await use(page);
    const others = page
      .context()
      .pages()
      .filter((one) => one !== page);
    await Promise.all(others.map((one) => one.close()));
    await page.context().setOffline(false);
    await page.unrouteAll();
    await openBlankDocument(page);
  },
  pageErrors: async ({ lasting: { pageErrors } }, use) => {
    for (const said of Object.values(pageErrors)) said.length = 0;
    await use(pageErrors);
  },
});

/** Opens an empty document of the portal, so that the next one runs in the same browser process: about:blank ends it. */
async function openBlankDocument(page: Page): Promise<void> {
  const headers = { 'cross-origin-opener-policy': 'same-origin' };
  await page.route('/blank', (route) => route.fulfill({ contentType: 'text/html', headers }));
  await page.goto('/blank');
  await page.unrouteAll();
}

function getClientAddress(testId: string): string {
  return ['10', ...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.');
}

/** Records every console error, request to another host, and violation of the content security policy. */
export async function watch(page: Page, origin: string): Promise<PageErrors> {
  const pageErrors: PageErrors = { console: [], foreign: [], policy: [] };
  page.on('console', (message) => {
    if (message.text() === WORKERS_BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') pageErrors.console.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.console.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) pageErrors.foreign.push(url);
  });
  await page.exposeFunction('reportViolation', (text: string) => pageErrors.policy.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return pageErrors;
}

/** Signs in through the form. */
export async function signIn(page: Page, membershipNo: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/member/logon');
  await page.getByLabel('เลขสมาชิก').fill(membershipNo);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

/** Opens an address with empty storage, except for the given session. */
export async function openAs(page: Page, session: string | null, address: string): Promise<void> {
  const clearing = await page.addInitScript((user) => {
    localStorage.clear();
    sessionStorage.clear();
    if (user !== null) localStorage.setItem('user', user);
  }, session);
  await page.goto(address);
  await clearing.dispose();
}

/** Shorter than the time after which an unused session ends. */
const SESSION_SHARED_MS = 8 * 60_000;

/** Sessions by member, as the browser stores them: one for all tests of a worker that do not end it. */
const sessions = new Map<string, { openedAt: number; user: Promise<string> }>();

function getSession(page: Page, membershipNo: string): Promise<string> {
  const shared = sessions.get(membershipNo);
  if (shared && Date.now() - shared.openedAt < SESSION_SHARED_MS) return shared.user;
  const user = openSession(page, membershipNo);
  sessions.set(membershipNo, { openedAt: Date.now(), user });
  return user;
}

async function openSession(page: Page, membershipNo: string): Promise<string> {
  const answer = await page.request.post('/api/member/auth/login', {
    data: { membership_no: membershipNo, mem_password: DEMO_PASSWORD, remember: false, recaptcha: '' },
  });
  const { token, membership_no, member } = (await answer.json()) as Record<string, unknown>;
  return JSON.stringify({ token, membership_no, member });
}

/** Opens an address with a shared session of the member. A test that ends its session uses `signIn` instead. */
export async function openAsMember(
  page: Page,
  membershipNo: string,
  address = '/member/status',
): Promise<void> {
  await openAs(page, await getSession(page, membershipNo), address);
}

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('#page-data').waitFor({ state: 'detached' });
}

const LOADING = '[data-slot="splash"], [data-slot^="skeleton"], [aria-busy="true"]';

/** Waits until the screen is complete: hydrated, without pending requests or loading states, and with its fonts. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator(LOADING)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Stops the installed clock of all tabs. Returns a function that lets one second pass: what happens then took at most a
 * second, even on a slow machine.
 */
export async function holdClock(page: Page): Promise<() => Promise<void>> {
  // Pauses a little in the future, because the clocks of all tabs run until they receive the message.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  return () => page.clock.runFor(1000);
}

/** Goes offline. The page is notified a moment after the network is gone. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

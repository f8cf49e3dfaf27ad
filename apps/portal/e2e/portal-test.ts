import { createHash } from 'node:crypto';
import { type Page, test as base, expect } from '@playwright/test';

export { expect };

/** The demonstration cooperative's password, which the server prints at its start. */
export const DEMO_PASSWORD = 'Sahakorn#2569';

/** What a page did that it must not do. */
export type Faults = { console: string[]; foreign: string[]; policy: string[] };

/** Tests against the portal that the global set-up started; `faults` fills while the page lives. */
export const test = base.extend<{ faults: Faults }>({
  // Set by the global set-up, before any worker begins.
  baseURL: process.env['PORTAL_ORIGIN'] ?? '',
  // Each test comes from an address of its own, so that the wrong sign-ins of one cost no other any work.
  extraHTTPHeaders: async ({ baseURL: _origin }, use, { testId }) => {
    await use({ 'x-forwarded-for': addressOf(testId) });
  },
  faults: async ({ page, baseURL }, use) => {
    await use(await watch(page, baseURL ?? ''));
  },
});

function addressOf(testId: string): string {
  return ['10', ...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.');
}

/** Writes down every console error, foreign request and violation of the content security policy. */
export async function watch(page: Page, origin: string): Promise<Faults> {
  const faults: Faults = { console: [], foreign: [], policy: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.console.push(message.text());
  });
  page.on('pageerror', (error) => faults.console.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) faults.foreign.push(url);
  });
  await page.exposeFunction('reportViolation', (text: string) => faults.policy.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return faults;
}

/** Signs in as a member does: by typing and pressing the button. */
export async function signIn(page: Page, membershipNo: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/member/logon');
  await page.getByLabel('เลขสมาชิก').fill(membershipNo);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

/** Takes the connection away. The page hears of it a moment after the network is gone. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

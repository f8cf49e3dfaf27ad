import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, signIn, test } from './portal-test.ts';

/** An unused number, so that no other test has to do proof of work. */
const NUMBER = '888777';
const WRONG = 'เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง';

/** The browser's message for every refused request. */
const isRefusal = (text: string) => /^Failed to load resource: .* status of 40[13] /.test(text);

/** The answers to signing in, as they come. */
function watchLogins(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/login')) statuses.push(response.status());
  });
  return statuses;
}

async function tryAgain(page: Page, membershipNo: string, password: string): Promise<void> {
  await page.getByLabel('เลขสมาชิก').fill(membershipNo);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

test('after a wrong password, a worker solves the proof of work under the content security policy', async ({
  page,
  pageErrors,
}) => {
  const statuses = watchLogins(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await signIn(page, NUMBER, 'wrong-password-1');
  await expect(page.getByRole('link', { name: WRONG })).toBeVisible();
  expect([statuses, workers]).toEqual([[401], []]);
  await tryAgain(page, NUMBER, 'wrong-password-2');
  await expect.poll(() => statuses).toEqual([401, 403, 401]);
  await expect(page.getByRole('link', { name: WRONG })).toBeVisible();
  await tryAgain(page, '001234', DEMO_PASSWORD);
  await expect(page).toHaveURL('/member/status');
  expect(statuses).toEqual([401, 403, 401, 403, 200]);
  expect(workers).toEqual([
    expect.stringMatching(/^\/assets\/proof-worker-[\w-]+\.js$/),
    expect.stringMatching(/^\/assets\/proof-worker-[\w-]+\.js$/),
  ]);
  const solvedInPage = await page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/solver-/.test(name)),
  );
  expect(solvedInPage).toBe(false);
  expect(pageErrors.console.filter((text) => !isRefusal(text))).toEqual([]);
  expect([pageErrors.policy, pageErrors.foreign]).toEqual([[], []]);
});

test('without workers and cryptography, the page solves the proof of work and stays responsive', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { Worker: undefined });
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
    // How often the page had its turn by the time of each call.
    const calls: { url: string; turns: number }[] = [];
    let turns = 0;
    setInterval(() => (turns += 1), 5);
    const { fetch } = globalThis;
    Object.assign(globalThis, {
      calls,
      fetch: (...asked: Parameters<typeof fetch>) => {
        const [to] = asked;
        calls.push({ url: to instanceof Request ? to.url : to.toString(), turns });
        return fetch(...asked);
      },
    });
  });
  const statuses = watchLogins(page);
  await signIn(page, '888666', 'wrong-password-1');
  await expect(page.getByRole('link', { name: WRONG })).toBeVisible();
  await tryAgain(page, '888666', 'wrong-password-2');
  await expect.poll(() => statuses).toEqual([401, 403, 401]);
  const calls = await page.evaluate(
    () => (globalThis as unknown as { calls: { url: string; turns: number }[] }).calls,
  );
  const [asked, sent] = calls.slice(-2);
  expect([asked?.url, sent?.url]).toEqual([
    expect.stringMatching(/\/challenge$/),
    expect.stringMatching(/\/login$/),
  ]);
  expect((sent?.turns ?? 0) - (asked?.turns ?? 0)).toBeGreaterThan(5);
});

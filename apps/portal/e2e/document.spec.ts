import path from 'node:path';
import { patterns } from '../src/lib/paths.ts';
import { expect, test } from './portal-test.ts';

/** An address that there is, for each pattern that many fit. */
const THERE: Readonly<Record<string, string>> = {
  '/list/:topicId': '/list/news',
  '/show/:topicId': '/show/1246',
  '/verify/:code': '/verify/AAAA',
  '/member/loan_statement/:statement': '/member/loan_statement/1',
  '/member/dep_statement/:statement': '/member/dep_statement/0100012345',
};

test('the server tells pages from unknown addresses', async ({ request }) => {
  const addresses = ['/', ...Object.values(patterns)]
    .map((pattern: string) => THERE[pattern] ?? pattern)
    .filter((address) => !address.includes(':'));
  for (const address of addresses) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- a handful of pages, one after the other
    expect((await request.get(address)).status(), address).toBe(200);
  }
  expect((await request.get('/nowhere')).status()).toBe(404);
  expect((await request.get('/member/nothing')).status()).toBe(404);
});

test('a shell has no inline scripts or styles', async ({ request }) => {
  const html = await (await request.get('/member/logon')).text();
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.filter((tag) => !/\ssrc="\/assets\/|type="application\/json"/.test(tag))).toEqual([]);
  expect(html).not.toMatch(/<style\b|\sstyle="|\son[a-z]+="/);
  expect(html.indexOf('<meta charSet="utf-8"')).toBeLessThan(1024);
});

test('preloads the fonts of the first screen, and lets browsers cache files for good', async ({
  request,
}) => {
  const html = await (await request.get('/member/logon')).text();
  const fonts = [...html.matchAll(/rel="preload" as="font"[^>]* href="(?<href>[^"]+)"/g)].map(
    ({ groups }) => groups?.['href'] ?? '',
  );
  expect(fonts.map((href) => path.basename(href).replace(/-.{8}\.woff2$/, ''))).toEqual([
    'ibm-plex-sans-thai-looped-400',
    'anuphan-600',
  ]);
  for (const href of fonts) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- two files
    const answer = await request.get(href);
    expect(answer.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

test('every screen uses the configured theme', async ({ page, pageErrors }) => {
  await page.route('/member/logon', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('data-theme="default"', 'data-theme="khram"');
    await route.fulfill({
      response: answer,
      body: html.replaceAll(/<link rel="preload" as="font"[^>]*>/g, ''),
    });
  });
  await page.goto('/member/logon');
  const button = page.getByRole('button', { name: 'เข้าสู่ระบบ' });
  await expect(button).toHaveCSS('background-color', 'rgb(33, 68, 135)');
  await expect(button).toHaveCSS('font-family', /^Sarabun/);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('400 1rem Sarabun', 'ที่อยู่'))).toBe(true);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

test('uses every font that it preloads', async ({ page, pageErrors }) => {
  await page.goto('/member/logon');
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  // Chromium warns about unused preloads some seconds after the load.
  await page.waitForTimeout(4000);
  expect(pageErrors.console).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, lastingTest, test, waitForHydration } from './portal-test.ts';

const LOAN = '/calculator/loan?kind=สามัญ&amount=100,000&periods=60';
const DIVIDEND = '/calculator/dividend?shares=100,000&monthly=1,000&rate=5.25&interest=20,000&average_rate=8';

/** Up to eight baht more where the next pay day is far off. */
const INSTALMENT = /ผ่อนเดือนละ\s1,9(?:2\d|30)\.00/;

const answer = (page: Page) => page.locator('#answer');

/** Satang of amounts as the page writes them. */
const toSatang = (texts: readonly string[]) =>
  texts.map((text) => BigInt(text.replaceAll(/[^\d−]/g, '').replace('−', '-')));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test('a visitor comes from the rates, and gets an answer that can be linked', async ({ page }) => {
      await page.goto('/home');
      await page.getByRole('main').getByRole('link', { name: 'คำนวณเงินกู้' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'คำนวณเงินกู้' })).toBeVisible();
      await page.getByLabel('ประเภทเงินกู้').selectOption({ label: 'สามัญ ร้อยละ 5.75' });
      await page.getByLabel('วงเงินกู้ (บาท)').fill('100,000');
      await page.getByLabel('จำนวนงวด (เดือน)').fill('60');
      await page.getByRole('button', { name: 'คำนวณ', exact: true }).click();
      await expect(answer(page)).toContainText(INSTALMENT);
      await expect(page.getByRole('table', { name: /^เงินต้นและดอกเบี้ย/ })).toContainText('60 งวด');
      const payments = page.getByRole('table', { name: /^งวดของปี/ });
      await expect(payments).toHaveCount(0);
      await answer(page).locator('summary').last().click();
      await expect(payments.getByRole('rowheader', { name: '60' })).toBeVisible();
      const { searchParams, hash } = new URL(page.url());
      expect(hash).toBe('#answer');
      expect(searchParams.get('kind')).toBe('สามัญ');
      const figures = await answer(page).locator('[data-slot="money"]').allTextContents();

      await page.goto(LOAN);
      await expect(page.getByLabel('จำนวนงวด (เดือน)')).toHaveValue('60');
      expect(await answer(page).locator('[data-slot="money"]').allTextContents()).toEqual(figures);
    });

    test('what cannot be read is said at its field, and stays', async ({ page }) => {
      await page.goto('/calculator/loan');
      await page.getByLabel('วงเงินกู้ (บาท)').fill('1,5o0');
      await page.getByText('เงินที่ผ่อนได้', { exact: true }).click();
      await expect(page.getByLabel('จำนวนงวด (เดือน)')).toBeHidden();
      await page.getByLabel('ผ่อนได้เดือนละไม่เกิน (บาท)').fill('0');
      await page.getByRole('button', { name: 'คำนวณ', exact: true }).click();
      await expect(page.getByRole('region', { name: /มี 2 ช่องที่ต้องแก้/ })).toBeVisible();
      await expect(page.getByLabel('วงเงินกู้ (บาท)')).toHaveValue('1,5o0');
      await expect(page.getByLabel('วงเงินกู้ (บาท)')).toHaveAccessibleDescription(/ต้องเป็นตัวเลข/);
      await expect(page.getByLabel('ผ่อนได้เดือนละไม่เกิน (บาท)')).toHaveAccessibleDescription(/ต้องมากกว่า 0/);
    });
  });
}

lastingTest('hydrates as it was rendered, and asks nothing again', async ({ page, pageErrors }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_calculator')) asked.push(request.url());
  });
  await page.goto(LOAN);
  await waitForHydration(page);
  await expect(answer(page)).toContainText(INSTALMENT);
  expect(asked).toEqual([]);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest('the keyboard alone asks, mends a mistake, and comes to the answer', async ({ page }) => {
  await page.goto('/calculator/loan');
  await waitForHydration(page);
  await page.getByLabel('วงเงินกู้ (บาท)').focus();
  await page.keyboard.type('50000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'คงต้น' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /มี 1 ช่องที่ต้องแก้/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('จำนวนงวด (เดือน)')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await expect(answer(page)).toContainText(/เงินต้นเดือนละ\s4,167\.00/);
  await page.goBack();
  await expect(page.getByLabel('จำนวนงวด (เดือน)')).toHaveValue('1000');
});

lastingTest('the dividend is the sum of its lines, worked out again here', async ({ page }) => {
  await page.goto(DIVIDEND);
  const list = page.getByLabel('ที่มาของเงินปันผล');
  await expect(list).toBeVisible();
  const parts = (await list.getByRole('term').allTextContents()).flatMap((text) => {
    const [, shares, part, year] =
      /([\d,]+\.\d{2}) × (\d+)\/(\d+)/.exec(text.replaceAll('\u00A0', ' ')) ?? [];
    return shares === undefined ? [] : [{ shares, part: BigInt(part ?? 0), year: BigInt(year ?? 0) }];
  });
  expect(parts).toHaveLength(13);
  const weighed = parts.map(({ shares, part, year }) => {
    const [amount = 0n] = toSatang([shares]);
    return (2n * amount * part + year) / (2n * year);
  });
  const amounts = toSatang(await list.getByRole('definition').allTextContents());
  expect(amounts.slice(0, 13)).toEqual(weighed);
  const [sum = 0n, dividend = 0n] = amounts.slice(-2);
  expect(amounts.slice(0, -2).reduce((all, one) => all + one, 0n)).toBe(sum);
  expect((sum * 525n + 5000n) / 10_000n).toBe(dividend);
  const total = toSatang(
    await page.getByLabel('รวม', { exact: true }).getByRole('definition').allTextContents(),
  );
  expect(total).toEqual([dividend, 160_000n, dividend + 160_000n]);
});

lastingTest('search engines get one address, without what was typed', async ({ page }) => {
  await page.goto('/calculator/loan?amount=987654&periods=12');
  const head = await page.locator('head').innerHTML();
  expect(head).not.toContain('987654');
  expect(head).not.toContain('noindex');
});

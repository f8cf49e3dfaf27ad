import { formatMoney, sumMoney } from '@sahakorn/thai/money';
import { expect, lastingTest as test, openAsMember, signIn } from './portal-test.ts';

type Deduction = {
  charged_amount: string;
  difference: string;
  items: { changes: { amount: string }[] }[];
};

test('on a phone the deduction, the loans, the receipt and the dividend are above the fold', async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, '001234');
  await page.getByRole('button', { name: 'ปิดข้อความ เข้าสู่ระบบแล้ว' }).click();
  const rows = [
    page.getByRole('link', { name: 'ดูที่มาของยอดนี้' }),
    page.getByRole('link', { name: /^เงินกู้สามัญ/ }),
    page.getByRole('link', { name: /^เงินกู้ฉุกเฉิน/ }),
    page.getByRole('link', { name: /^ใบเสร็จล่าสุด/ }),
    page.getByRole('link', { name: /^ปันผลเฉลี่ยคืน \d/ }),
  ];
  for (const row of rows) await expect(row).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole('link', { name: 'กลับ', exact: true })).toHaveCount(0);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

test('the reasons of the coming deduction add up to its difference, on the screen as on the wire', async ({
  page,
}) => {
  await openAsMember(page, '001234');
  const why = page.getByRole('link', { name: 'ดูที่มาของยอดนี้' });
  await expect(why).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);
  const answer = await page.request.post('/api/member/member_deduction', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  const { data } = (await answer.json()) as { data: [Deduction] };
  const [{ charged_amount, difference, items }] = data;
  expect(sumMoney(items.flatMap(({ changes }) => changes.map(({ amount }) => amount)))).toBe(difference);

  await why.click();
  await expect(page).toHaveURL('/member/kep');
  const lines = page.locator('[data-slot="breakdown-line"]');
  await expect(lines.filter({ hasText: 'เดือนนี้ (บาท)' })).toContainText(formatMoney(charged_amount));
  await expect(lines.filter({ hasText: /^เพิ่มขึ้นรวม|^ลดลงรวม|^เท่ากับเดือนก่อน/ })).toContainText(
    formatMoney(difference, { sign: 'always' }),
  );
});

test('a new member reads what this place is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsMember(page, '009999');
  const steps = page.getByRole('region', { name: 'เริ่มต้นที่นี่' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('[data-slot="summary-tile"]')).toHaveCount(0);
});

import { formatMoney } from '@sahakorn/thai/money';
import { expect, lastingTest as test, openAsMember } from './portal-test.ts';

/** The satang of amounts as the screen writes them. */
const toSatang = (texts: readonly string[]) =>
  texts.map((text) => BigInt(text.replaceAll(/[^\d−]/g, '').replace('−', '-')));

test('the dividend on the screen is the sum of its lines, worked out again here', async ({
  page,
  pageErrors,
}) => {
  await openAsMember(page, '001234');
  await page.getByRole('navigation').getByRole('link', { name: 'ปันผลเฉลี่ยคืน' }).click();

  const table = page.getByRole('table', { name: 'หุ้นที่คิดเงินปันผล ปี 2568' });
  const cells = (column: number) => table.locator(`tbody tr > :nth-child(${column})`).allTextContents();
  await expect(table).toBeVisible();
  const shares = toSatang(await cells(3));
  const parts = (await cells(4)).map((part) => part.split('/').map(Number));
  const counted = toSatang(await cells(5));
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.every(([days = 0, year]) => days > 0 && year === 365)).toBe(true);
  const weighed = shares.map((amount, index) => amount * BigInt(parts[index]?.[0] ?? 0));
  expect(counted).toEqual(weighed.map((amount) => (2n * amount + 365n) / 730n));

  const [rounding = 0n, sum = 0n, dividend = 0n] = toSatang(
    await table.locator('tfoot [data-slot="money"]').allTextContents(),
  );
  expect(counted.reduce((all, one) => all + one, rounding)).toBe(sum);
  const [, rate = ''] = /ร้อยละ\u00A0(\d+\.\d\d)/.exec((await table.textContent()) ?? '') ?? [];
  expect((sum * BigInt(rate.replace('.', '')) + 5000n) / 10_000n).toBe(dividend);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

test('the shares on the screen grow from what was brought forward, year by year', async ({
  page,
  pageErrors,
}) => {
  await openAsMember(page, '001234');
  await page.getByRole('navigation').getByRole('link', { name: 'ทะเบียนหุ้น' }).click();
  await expect(page.getByRole('img', { name: /^ทุนเรือนหุ้นเมื่อสิ้นปี/ })).toBeVisible();
  const rows = page.locator('[data-slot="growth-chart"] tbody tr');
  const years = (
    await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('[data-slot="money"]')].map(({ textContent }) => textContent),
      ),
    )
  ).map(toSatang);
  expect(years.length).toBeGreaterThan(9);
  for (const [index, [begun = 0n, bought = 0n, withdrawn = 0n, held]] of years.entries()) {
    expect(begun + bought + withdrawn).toBe(held);
    if (index > 0) expect(years[index - 1]?.[0]).toBe(held);
  }
  const bought = years.reduce((all, [, amount = 0n]) => all + amount, 0n);
  const foot = page.locator('table tfoot tr:last-child [data-kind="inflow"]');
  await expect(foot).toHaveText(formatMoney(`${bought / 100n}.00`, { sign: 'always' }));
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

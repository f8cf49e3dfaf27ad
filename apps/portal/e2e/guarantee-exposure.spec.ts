import { expect, lastingTest as test, openAsMember } from './portal-test.ts';

for (const width of [360, 1440]) {
  test(`guarantees both ways are drawn on one scale at ${width} px, with a table of the same`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsMember(page, '001234', '/member/coll');
    const bars = page.locator('[data-part="chart"] svg');
    await expect(bars).toHaveCount(4);
    const [given = 0, , received = 0, other = 0] = await bars.evaluateAll((found) =>
      found.map((bar) => bar.getBoundingClientRect().width),
    );
    expect(other).toBe(received);
    expect(Math.abs(given / received - 0.75)).toBeLessThan(0.02);
    const table = page.getByRole('table', { name: 'ภาระค้ำประกันสองทาง' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table).toContainText('พ้นภาระแล้ว');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
  });
}

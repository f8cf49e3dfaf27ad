import { expect, lastingTest as test, openAsMember } from './portal-test.ts';

test('a member crops their picture by keyboard, and sees it in the head and on the status screen', async ({
  page,
  pageErrors,
}) => {
  await openAsMember(page, '009999');
  await expect(page.getByRole('button', { name: 'ใส่รูปประจำตัว' })).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } });
  await page.getByRole('button', { name: 'ใส่รูปประจำตัว' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'รูปประจำตัว' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: picture });
  await dialog.getByLabel('กรอบจัดรูป').focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'ใช้รูปนี้' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'เปลี่ยนรูปประจำตัว' })).toBeFocused();
  const shown = page.locator('[data-slot="avatar"] img[src^="blob:"]');
  await expect(shown).toHaveCount(2);
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.goto('/member/share');
  await expect(shown).toHaveCount(1);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

for (const [width, height] of [
  [1440, 800],
  [360, 740],
] as const) {
  test(`frame, zoom and buttons are visible together at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAsMember(page, '001234');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } });
    await page.getByRole('button', { name: /รูปประจำตัว$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'รูปประจำตัว' });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: picture });
    const parts = [
      dialog.getByLabel('กรอบจัดรูป'),
      dialog.getByRole('slider', { name: 'ขยาย' }),
      dialog.getByRole('button', { name: 'ใช้รูปนี้' }),
      dialog.getByRole('button', { name: 'ปิด' }),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
    const foot = await dialog.locator('[data-slot="dialog-actions"]').boundingBox();
    const zoom = await parts[1]?.boundingBox();
    expect((zoom?.y ?? 0) + (zoom?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  });
}

test('the dialog refuses a file that is not a picture, and the current picture stays', async ({ page }) => {
  await openAsMember(page, '001234');
  await page.getByRole('button', { name: /รูปประจำตัว$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'รูปประจำตัว' });
  const script = Buffer.from('<html><script>alert(1)</script>');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: script });
  await expect(dialog.getByText(/JPEG|PNG/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

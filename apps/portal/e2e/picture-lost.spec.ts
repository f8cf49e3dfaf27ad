import { expect, lastingTest as test, openAsMember } from './portal-test.ts';

test('a failed upload keeps the current picture, and is retried without cropping again', async ({ page }) => {
  await openAsMember(page, '001234');
  const shown = page.locator('[data-slot="avatar"] img[src^="blob:"]').first();
  await expect(shown).toBeVisible();
  const before = await shown.getAttribute('src');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } });
  await page.getByRole('button', { name: 'เปลี่ยนรูปประจำตัว' }).click();
  const dialog = page.getByRole('dialog', { name: 'รูปประจำตัว' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: picture });
  const upload = '**/api/member/wwwupload';
  await page.route(upload, (route) => route.abort('connectionreset'));
  const use = dialog.getByRole('button', { name: 'ใช้รูปนี้' });
  await use.click();
  await expect(dialog.getByText('ไม่สามารถเชื่อมต่อได้', { exact: false })).toBeVisible();
  expect(await shown.getAttribute('src')).toBe(before);
  await page.unroute(upload);
  await use.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => shown.getAttribute('src')).not.toBe(before);
});

import { expect, ownPortalTest as test, signIn } from './portal-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a member confirms balances with the keyboard, comes back, disputes one and submits', async ({
  page,
  pageErrors,
}) => {
  await signIn(page, '001234');
  await page.waitForURL('/member/status');
  await page.goto('/member/confirmation');
  const groups = page.getByRole('radiogroup');
  await expect(groups).toHaveCount(6);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await groups.nth(0).getByRole('radio', { name: 'ถูกต้อง', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('ตอบแล้ว 1 จาก 6 บรรทัด')).toBeVisible();
  await page.reload();
  await expect(groups.nth(0).getByRole('radio', { name: 'ถูกต้อง', exact: true })).toBeChecked();

  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(groups.nth(1).getByRole('radio', { name: 'ถูกต้อง', exact: true })).toBeFocused();
  await expect(page.getByText(/ต้องตอบอีก 5 บรรทัด/)).toBeVisible();

  await groups.nth(1).getByRole('radio', { name: 'ไม่ถูกต้อง' }).check();
  await page.getByRole('textbox').fill('ฝากเงินสด 3,500.00 วันที่ 30 ต.ค. ยังไม่รวมในยอดนี้');
  for (const place of [2, 3, 4, 5]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one answer after the other
    await groups.nth(place).getByRole('radio', { name: 'ถูกต้อง', exact: true }).check();
  }
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(page.getByText(/^ตอบเมื่อ/)).toHaveCount(6);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('ฝากเงินสด 3,500.00 วันที่ 30 ต.ค. ยังไม่รวมในยอดนี้')).toBeVisible();

  const letter = page.waitForResponse(/print_confirmation_pdf/);
  await page.getByRole('button', { name: /หนังสือยืนยันยอด/ }).click();
  expect((await letter).headers()['content-type']).toBe('application/pdf');
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

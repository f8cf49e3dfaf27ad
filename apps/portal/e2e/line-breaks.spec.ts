import { UNBREAKABLE } from '@sahakorn/thai/unbreakable-text';
import { findBrokenMatches } from './line-breaks.ts';
import { expect, lastingTest, openAs } from './portal-test.ts';
import { SCREENS, arrive, dress } from './screens.ts';

const PHONE = { theme: 'default', appearance: 'light', width: 360 } as const;

/** Overlays of a screen: the button that opens each, and a text that it shows. */
const OVERLAYS = [
  { over: 'home', button: 'เมนู', shows: 'ขนาดตัวอักษร' },
  { over: 'logon', button: 'แสดงผล', shows: 'ขนาดตัวอักษร' },
  { over: 'status', button: 'เมนู', shows: 'เปลี่ยนรหัสผ่าน' },
  { over: 'status', button: 'เปลี่ยนรูปประจำตัว', shows: 'เลือกรูป' },
  { over: 'statement', button: 'เปลี่ยนบัญชี', shows: 'เงินฝากออมทรัพย์พิเศษ' },
  { over: 'statement', button: 'ตัวกรอง', shows: 'ประเภทรายการ' },
];

for (const { over, button, shows } of OVERLAYS) {
  lastingTest(`${button} over ${over} breaks no line inside a word or a number`, async ({ page }) => {
    const screen = SCREENS.find(({ name }) => name === over);
    if (!screen) throw new Error(`There is no screen ${over}.`);
    for (const textSize of ['100', '200']) {
      // oxlint-disable eslint/no-await-in-loop -- one size after the other, on the same page
      await arrive(page, screen);
      await dress(page, { ...PHONE, textSize });
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      expect.soft(await findBrokenMatches(page, UNBREAKABLE), `at ${textSize} %`).toEqual([]);
      // oxlint-enable eslint/no-await-in-loop
    }
  });
}

lastingTest('a toast breaks no line inside a word or a number', async ({ page }) => {
  await openAs(page, null, '/member/logon');
  for (const textSize of ['100', '200']) {
    // oxlint-disable eslint/no-await-in-loop -- one size after the other, on the same page
    await dress(page, { ...PHONE, textSize });
    await page.getByLabel('เลขสมาชิก').fill('888888');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('wrong-password-1');
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
    await expect(page.locator('[data-slot="toast"]')).toBeVisible();
    expect.soft(await findBrokenMatches(page, UNBREAKABLE), `at ${textSize} %`).toEqual([]);
    // oxlint-enable eslint/no-await-in-loop
  }
});

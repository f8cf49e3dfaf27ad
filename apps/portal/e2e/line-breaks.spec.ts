import { UNBREAKABLE } from '@sahakorn/thai/unbreakable-text';
import { findBrokenMatches } from './line-breaks.ts';
import { expect, lastingTest, openAs } from './portal-test.ts';
import { SCREENS, applyLook, openScreen } from './screens.ts';

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
      await openScreen(page, screen);
      await applyLook(page, { ...PHONE, textSize });
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
    await applyLook(page, { ...PHONE, textSize });
    await page.getByLabel('เลขสมาชิก').fill('888888');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('wrong-password-1');
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
    await expect(page.locator('[data-slot="toast"]')).toBeVisible();
    expect.soft(await findBrokenMatches(page, UNBREAKABLE), `at ${textSize} %`).toEqual([]);
    // oxlint-enable eslint/no-await-in-loop
  }
});

/** What the server answers when it fails. */
const FAILURE = { error: 'ขออภัย ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง' };

/** Screens by name, with the feed without which they say that something is down. */
const FEEDS: Readonly<Record<string, string>> = {
  'verify an unknown document': 'info/verify',
  status: 'member/member_status',
  share: 'member/member_share',
  loan: 'member/member_loan',
  'unknown loan statement': 'member/member_loan_statement',
  deposit: 'member/member_dep',
  statement: 'member/member_dep_statement',
  dividend: 'member/member_div',
  'welfare of a new member': 'member/member_welfare',
  guarantee: 'member/member_coll',
  beneficiary: 'member/member_gian',
  'confirmation of a new member': 'member/member_confirmations',
  password: 'member/auth/devices',
  receipts: 'member/member_kep',
  'cremation of a new member': 'member/member_kepcrem',
};

for (const [name, feed] of Object.entries(FEEDS)) {
  lastingTest(`${name} breaks no line inside a word where its feed fails`, async ({ page }) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await page.route(new RegExp(`/api/${feed}(?:/|$)`), (route) =>
      route.fulfill({ status: 500, json: FAILURE }),
    );
    await openScreen(page, screen);
    await expect(page.getByRole('button', { name: 'ลองอีกครั้ง' }).first()).toBeVisible();
    for (const textSize of ['100', '200']) {
      // oxlint-disable eslint/no-await-in-loop -- one size after the other, on the same page
      await applyLook(page, { ...PHONE, textSize });
      expect.soft(await findBrokenMatches(page, UNBREAKABLE), `at ${textSize} %`).toEqual([]);
      // oxlint-enable eslint/no-await-in-loop
    }
  });
}

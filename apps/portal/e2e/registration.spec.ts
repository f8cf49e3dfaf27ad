import type { Page } from '@playwright/test';
import { violationsIn } from './accessibility.ts';
import { expect, lastingTest, signIn } from './portal-test.ts';

/** The demonstration member without an account. */
const NUMBER = '005678';
const FIRST_PASSWORD = 'ก้อนเมฆ-7A เหนือทุ่ง';
const SECOND_PASSWORD = 'ลำธารใส ใต้เงาไผ่ 3 กอ';

/** First step, as typed at a counter: no zeros, the Buddhist year. */
async function proveIdentity(page: Page): Promise<void> {
  await page.getByLabel('เลขสมาชิก').fill('5678');
  await page.getByLabel('เลขประจำตัวประชาชน').pressSequentially('5100200300431');
  await page.getByLabel('วันเกิด').fill('29 2 2535');
  await page.getByRole('button', { name: 'ไปตั้งรหัสผ่าน' }).click();
  await expect(page.getByText(`เลขสมาชิก ${NUMBER} ยืนยันตัวตนแล้ว`)).toBeVisible();
}

async function fillPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('ชื่อ', { exact: true }).fill('ปิ่นมณี');
  await page.getByLabel('นามสกุล').fill('ศรีสุข');
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(password);
}

async function enter(page: Page, password: string): Promise<void> {
  await expect(page.getByLabel('เลขสมาชิก')).toHaveValue(NUMBER);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL('/member/status');
}

lastingTest(
  'a member registers, forgets the password, sets a new one, and old sessions end',
  async ({ page, browser, pageErrors }) => {
    await page.goto('/member/logon');
    await page.getByRole('link', { name: 'ลงทะเบียนใช้งานครั้งแรก' }).click();
    await page.getByRole('button', { name: 'ไปตั้งรหัสผ่าน' }).click();
    await expect(page.getByRole('region', { name: /มี 3 ช่องที่ต้องแก้/ })).toBeFocused();
    await proveIdentity(page);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('ยืนยันตัวตนอีกครั้ง');
    await expect(page.getByLabel('เลขสมาชิก')).toHaveValue(NUMBER);
    await proveIdentity(page);
    await fillPassword(page, FIRST_PASSWORD);
    await page.getByRole('button', { name: 'ลงทะเบียน', exact: true }).click();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /ยอมรับข้อกำหนด/ }).check();
    await page.getByRole('button', { name: 'ลงทะเบียน', exact: true }).click();
    await expect(page.getByRole('status').getByText('ลงทะเบียนแล้ว')).toBeVisible();
    await enter(page, FIRST_PASSWORD);

    const other = await browser.newPage();
    await other.goto('/member/forget');
    await proveIdentity(other);
    await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    await fillPassword(other, SECOND_PASSWORD);
    await other.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
    await expect(other.getByText('ตั้งรหัสผ่านใหม่แล้ว')).toBeVisible();
    await enter(other, SECOND_PASSWORD);

    expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
    await page.goto('/member/deposit');
    await expect(page).toHaveURL('/member/logon');
    await signIn(page, NUMBER, FIRST_PASSWORD);
    await expect(page.getByRole('region', { name: 'ยังเข้าสู่ระบบไม่ได้' })).toBeVisible();
    await other.close();
  },
);

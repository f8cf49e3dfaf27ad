import { readFile } from 'node:fs/promises';
import { DEMO_PASSWORD, expect, lastingTest, openAsMember } from './portal-test.ts';

lastingTest(
  'a member confirms the password and downloads all data as CSV and as JSON',
  async ({ page, pageErrors }) => {
    await openAsMember(page, '001234');
    await page.getByRole('link', { name: 'ขอแก้ไขข้อมูล' }).click();
    const panel = page.getByRole('region', { name: 'ดาวน์โหลดข้อมูลทั้งหมดของท่าน' });
    await panel.getByLabel('รหัสผ่าน', { exact: true }).fill('wrong');
    await panel.getByRole('button', { name: 'ดาวน์โหลดข้อมูล' }).click();
    await expect(panel.getByText('รหัสผ่านไม่ถูกต้อง').first()).toBeVisible();

    await panel.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'ดาวน์โหลดข้อมูล' }).click(),
    ]);
    expect(zip.suggestedFilename()).toBe('ข้อมูลของฉัน.zip');
    expect((await readFile(await zip.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');

    await panel.getByLabel('ชนิดของไฟล์').selectOption('json');
    await panel.getByLabel('รหัสผ่าน', { exact: true }).fill(DEMO_PASSWORD);
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'ดาวน์โหลดข้อมูล' }).click(),
    ]);
    const whole = JSON.parse(await readFile(await json.path(), 'utf8')) as {
      membership_no: string;
      data: { deposit_entry: { rows: unknown[] } };
    };
    expect(whole.membership_no).toBe('001234');
    expect(whole.data.deposit_entry.rows.length).toBeGreaterThan(2000);
    expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
  },
);

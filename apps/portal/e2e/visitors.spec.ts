import { expect, lastingTest as test, waitForHydration } from './portal-test.ts';

/** The browser's message for a refusal that requires proof of work, or for a demand that is not public. */
const isRefusal = (text: string) => /^Failed to load resource: .* status of 40[34] /.test(text);

test('a visitor posts a topic and an answer, and removes both', async ({ page, pageErrors }) => {
  const title = 'ถามเรื่องทดลองของผู้มาเยี่ยม';
  await page.goto('/board');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'ตั้งกระทู้' }).click();
  await page.getByLabel('หัวข้อ').fill(title);
  await page.getByLabel('รายละเอียด').fill('โทรกลับ 081-234-5678\n<b>ด่วน</b>');
  await page.getByLabel('ชื่อที่ใช้แสดง').fill('แดง');
  await page.getByRole('button', { name: 'ตั้งกระทู้' }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('<b>ด่วน</b>')).toHaveText('โทรกลับ 08x-xxx-xxxx\n<b>ด่วน</b>');
  await page.getByRole('textbox', { name: 'คำตอบ' }).fill('ตอบเองก็ได้');
  await page.getByLabel('ชื่อที่ใช้แสดง').fill('แดง');
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await expect(page.getByRole('heading', { name: '1 คำตอบ' })).toBeVisible();

  // As the next visit finds it, drawn by the server.
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'ลบคำตอบของท่าน' }).click();
  await page.getByRole('button', { name: 'ลบคำตอบ', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ยังไม่มีคำตอบ' })).toBeFocused();
  await page.getByRole('button', { name: 'ลบกระทู้ของท่าน' }).click();
  await page.getByRole('button', { name: 'ลบกระทู้', exact: true }).click();
  await expect(page).toHaveURL('/board');
  await expect(page.getByRole('heading', { level: 1, name: 'กระดานถามตอบ' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  expect(pageErrors.console.filter((text) => !isRefusal(text))).toEqual([]);
  expect([pageErrors.policy, pageErrors.foreign]).toEqual([[], []]);
});

test('a private demand is found only by its tracking code', async ({ page, pageErrors }) => {
  await page.goto('/demand');
  await waitForHydration(page);
  await page.getByLabel('ประเภท').selectOption('ร้องเรียน');
  await page.getByLabel('เรื่อง', { exact: true }).fill('เรื่องลับ');
  await page.getByLabel('รายละเอียด').fill('ไม่ต้องการเผยแพร่');
  await page.getByRole('button', { name: 'ส่งเรื่อง', exact: true }).click();
  const taken = page.getByRole('region', { name: 'รับเรื่องแล้ว' });
  await expect(taken).toBeFocused();
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await taken.innerText())?.[0] ?? '';

  await page.getByLabel('รหัสติดตาม').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'ดูความคืบหน้า' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'เรื่องลับ' })).toBeVisible();
  await expect(page).toHaveURL(/\/showdemand\/\d+$/);
  const address = page.url();
  // The code is stored in the tab only, so others cannot open the page by its address.
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'เรื่องลับ' })).toBeVisible();
  const other = await page.context().newPage();
  const answer = await other.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1, name: 'ไม่พบเรื่องนี้' })).toBeVisible();
  expect(await other.locator('body').innerText()).not.toContain('เรื่องลับ');
  expect(pageErrors.console.filter((text) => !isRefusal(text))).toEqual([]);
  expect([pageErrors.policy, pageErrors.foreign]).toEqual([[], []]);
});

test('a pasted question of 400 letters is searched as a whole', async ({ page, pageErrors }) => {
  await page.goto('/show/1246');
  await waitForHydration(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const words = (await page.locator('article').innerText()).replaceAll(/\s+/g, ' ');
  const question = words.repeat(2).slice(0, 400).trim();
  const asked = page.waitForRequest('**/api/info/list/search');
  await page.getByRole('searchbox').click();
  await page.keyboard.insertText(question);
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ search: question });
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  // As its address is passed on: drawn by the server.
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  expect([pageErrors.console, pageErrors.policy]).toEqual([[], []]);
});

import { violationsIn } from './accessibility.ts';
import { expect, lastingTest, openAsMember, watch } from './portal-test.ts';

/** The address in the QR code of a document, which is also in its text alternative. */
function verificationPath(pdf: Buffer): string {
  const path = /\/verify\/[0-9A-Z]{12}\b/.exec(pdf.toString('latin1'))?.[0];
  if (path === undefined) throw new Error('The document has no address of its verification.');
  return path;
}

lastingTest(
  'anyone can verify a receipt by its QR code, and by no other code',
  async ({ page, browser, baseURL }) => {
    await openAsMember(page, '001234', '/member/kep');
    await page
      .getByRole('button', { name: /^ตุลาคม/ })
      .first()
      .click();
    const printing = page.waitForRequest(/print_pdf/);
    await page.getByRole('button', { name: /^พิมพ์ ตุลาคม/ }).click();
    // The browser keeps no copy of a blob, so the same document is requested again.
    const asked = await printing;
    const { authorization = '' } = await asked.allHeaders();
    const printed = await page.request.get(asked.url(), { headers: { authorization } });
    const path = verificationPath(await printed.body());

    const anyone = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await anyone.newPage();
    const pageErrors = await watch(other, baseURL ?? '');
    const answer = await other.goto(path);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(other.getByText('ตรงกับที่ออก')).toBeVisible();
    await expect(other.getByText('ตรงกับสมุดวันนี้')).toBeVisible();
    const facts = other.locator('[data-slot="key-value"]');
    await expect(facts.filter({ hasText: 'ชนิดเอกสาร' })).toContainText('ใบเสร็จรับเงิน');
    await expect(facts.filter({ hasText: 'รวมเรียกเก็บ' })).toContainText(/[\d,]+\.\d{2}\sบาท/);
    await expect(other.getByRole('main')).not.toContainText(/สมหญิง|ใจดี|1234/);
    expect(await violationsIn(other)).toEqual([]);
    expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });

    const code = path.slice(-12);
    const changed = (code.startsWith('0') ? '1' : '0') + code.slice(1);
    await other.getByLabel('รหัสตรวจสอบ').fill(changed.toLowerCase());
    await other.getByRole('button', { name: 'ตรวจสอบเอกสาร' }).click();
    await expect(other.getByText('ไม่พบเอกสารที่มีรหัสนี้')).toBeVisible();
    await expect(other.getByText('ตรงกับที่ออก')).toHaveCount(0);
    await anyone.close();
  },
);

import type { Page } from '@playwright/test';
import { formatMoney } from '@sahakorn/thai/money';
import { expect, lastingTest, openAsMember, signIn, test } from './portal-test.ts';
import { getMovement, toSatang, shownRows } from './statement-on-screen.ts';

const ACCOUNT = '0100012345';
const ROWS = 2140;

type WireRow = { seq_no: number; amount: string; balance: string; doc_no: string | null };

/** The whole statement from the server, requested with the session of the page. */
async function statementFromServer(page: Page): Promise<WireRow[]> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);
  const rows: WireRow[] = [];
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each page says where the next one begins
    const answer = await page.request.post(`/api/member/member_dep_statement/${ACCOUNT}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { limit: 500, ...(cursor && { cursor }) },
    });
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const body = (await answer.json()) as { data: WireRow[]; next_cursor: string | null };
    rows.push(...body.data);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  return rows;
}

// On a separate page: on a busy machine, the shared page loads thousands of rows too slowly.
test('a member reads a long statement to its end, and signing out leaves nothing behind', async ({
  page,
  pageErrors,
}) => {
  await signIn(page, '1234');
  await expect(page.locator('[data-slot="toast"]')).toHaveText(/^เข้าสู่ระบบแล้ว นางสมหญิง ใจดี/);
  await expect(page).toHaveURL('/member/status');
  await expect(page.getByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว' })).toBeVisible();
  for (const tile of ['ทุนเรือนหุ้น', 'เงินฝาก', 'หนี้เงินกู้คงเหลือ', 'ค่าหุ้นรายเดือน']) {
    await expect(page.locator('[data-slot="summary-tile"]', { hasText: tile })).toContainText(
      /\d[\d,]*\.\d{2}\sบาท/,
    );
  }

  await page.getByRole('link', { name: 'ดูเงินฝาก' }).click();
  await page.getByRole('link', { name: 'ดูรายการเคลื่อนไหว บัญชี 01-00012345' }).click();
  await expect(page).toHaveURL(`/member/dep_statement/${ACCOUNT}`);
  await expect(page.locator('table tbody[data-month] > tr')).toHaveCount(50);

  // It opens on the last six months.
  await page.getByRole('link', { name: 'ดูทั้งหมด' }).click();
  await expect(page).toHaveURL(`/member/dep_statement/${ACCOUNT}?range=all`);
  await page.getByRole('button', { name: 'แสดงทั้งหมด' }).click();
  await expect(page.locator('table tbody[data-month] > tr')).toHaveCount(ROWS);

  const shown = await shownRows(page);
  const stored = await statementFromServer(page);
  expect(stored).toHaveLength(ROWS);
  expect(shown.map(({ balance }) => balance)).toEqual(stored.map(({ balance }) => formatMoney(balance)));
  expect(shown.map(({ outflow, inflow }) => outflow || inflow)).toEqual(
    stored.map(({ amount }) => formatMoney(amount, { sign: 'always' })),
  );
  expect(shown.map(({ documentNo }) => documentNo)).toEqual(stored.map(({ doc_no }) => doc_no ?? ''));
  expect(stored.map(({ seq_no }) => seq_no)).toEqual(
    Array.from({ length: ROWS }, (_, index) => ROWS - index),
  );

  // Newest first: each balance is the one below it plus the row's movement.
  const broken = shown.flatMap((row, index) => {
    const before = shown[index + 1];
    const opening = before ? toSatang(before.balance) : 0n;
    return opening + getMovement(row) === toSatang(row.balance) ? [] : [index];
  });
  expect(broken).toEqual([]);
  const last = shown.at(-1);
  expect(last && toSatang(last.balance)).toBe(last && getMovement(last));

  const sums = await page.locator('table tfoot [data-part="sum"]').allTextContents();
  const moved = shown.map(getMovement);
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  expect(sums.map(toSatang)).toEqual([
    sum(moved.filter((amount) => amount < 0n)),
    sum(moved.filter((amount) => amount > 0n)),
    toSatang(shown[0]?.balance ?? ''),
  ]);

  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL('/member/logon');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goBack();
  await expect(page.getByLabel('เลขสมาชิก')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('สมหญิง');
  await expect(page.locator('table')).toHaveCount(0);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest('a filter is kept in the address and survives a reload', async ({ page }) => {
  await openAsMember(page, '001234', `/member/dep_statement/${ACCOUNT}?from=2026-01-01&to=2026-01-31`);
  const rows = page.locator('table tbody[data-month] > tr');
  await expect(rows.first()).toBeVisible();
  const dates = (await shownRows(page)).map(({ date }) => date);
  expect(dates.filter((date) => !date.endsWith('ม.ค. 2569'))).toEqual([]);
  await page.reload();
  await expect(rows).toHaveCount(dates.length);
});

lastingTest('a statement of another member is reported as not found', async ({ page }) => {
  await openAsMember(page, '009999', `/member/dep_statement/${ACCOUNT}`);
  await expect(page.getByText('ไม่พบบัญชีนี้ในรายการบัญชีของท่าน')).toBeVisible();
  await expect(page.locator('table')).toHaveCount(0);
  await page.goto('/member/dep_statement/9999999999');
  await expect(page.getByText('ไม่พบบัญชีนี้ในรายการบัญชีของท่าน')).toBeVisible();
});

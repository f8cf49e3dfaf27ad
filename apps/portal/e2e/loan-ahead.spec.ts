import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatThaiDate } from '@sahakorn/thai/date';
import { addMoney, formatMoney } from '@sahakorn/thai/money';
import { expect, lastingTest, openAsMember } from './portal-test.ts';

const CONTRACT = 'ส6700123';

type Payment = { period: number; day: string; total_amount: string; principal_balance: string };
type Forecast = {
  end: { value: { periods_left: number; interest_amount: string } };
  payoff: { value: { total_amount: string } };
  plan: { value: Payment[] };
};

/** Requests a calculation from the server with the session of the page. */
async function ask<Row>(page: Page, call: string, body: object = {}): Promise<Row> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);
  const answer = await page.request.post(`/api/member/${call}/${encodeURIComponent(CONTRACT)}`, {
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });
  const { data } = (await answer.json()) as { data: [Row] };
  return data[0];
}

async function openLoan(page: Page): Promise<Forecast> {
  await openAsMember(page, '001234', '/member/loan');
  await expect(page.getByRole('heading', { level: 2, name: CONTRACT })).toBeVisible();
  return ask<Forecast>(page, 'member_loan_forecast');
}

lastingTest('a loan shows its end, and the figures are those of the server', async ({ page, pageErrors }) => {
  const { end, payoff } = await openLoan(page);
  await expect(page.getByText(/^งวดสุดท้าย/).first()).toBeVisible();
  await expect(
    page.getByRole('img', { name: new RegExp(`^เงินต้นคงเหลือของ ${CONTRACT} .*เป็นศูนย์เมื่อ`) }),
  ).toBeVisible();
  for (const [label, amount] of [
    ['ดอกเบี้ยที่เหลือ', end.value.interest_amount],
    ['ปิดหนี้', payoff.value.total_amount],
  ] as const) {
    const tile = page.locator('[data-slot="summary-tile"]', { hasText: label });
    // oxlint-disable-next-line eslint/no-await-in-loop -- one tile after the other
    await expect(tile.locator('[data-slot="money"]')).toHaveText(formatMoney(amount));
  }
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest('paying more is tried with the keyboard alone', async ({ page, pageErrors }) => {
  await openLoan(page);
  const slider = page.getByRole('slider', { name: 'ชำระเพิ่มเดือนละ' });
  await slider.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '1,500.00 บาท');
  const trial = await ask<{ value: { months_saved: number; interest_saved: string } }>(
    page,
    'member_loan_trial',
    {
      kind: 'monthly',
      amount: '1500.00',
    },
  );
  const panel = page.locator('[data-slot="panel"]', {
    has: page.getByRole('heading', { name: 'ลองชำระเพิ่ม' }),
  });
  await expect(panel).toContainText(`${trial.value.months_saved}`);
  await expect(panel.locator('[data-slot="money"]')).toContainText(formatMoney(trial.value.interest_saved));
  const field = page.getByRole('textbox', { name: 'ชำระเพิ่มเดือนละ' });
  await field.fill('1,5o0');
  await field.press('Tab');
  await expect(field).toHaveValue('1,5o0');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(panel).toContainText(formatMoney(trial.value.interest_saved));
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest('the payments to come are saved as CSV, every one of them', async ({ page, pageErrors }) => {
  const { plan, end } = await openLoan(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`ตารางชำระเงินกู้ ${CONTRACT}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\u{FEFF}')).toBe(true);
  const rows = text.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(end.value.periods_left);
  expect(rows.map((row) => row.split(',').slice(-2))).toEqual(
    plan.value.map(({ total_amount, principal_balance }) => [total_amount, principal_balance]),
  );
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest(
  'the payoff of a chosen day is that of the server, and a day that cannot be stays',
  async ({ page, pageErrors }) => {
    const { plan } = await openLoan(page);
    const [, second] = plan.value;
    const day = second?.day ?? '';
    const answer = await ask<{
      value: { principal_amount: string; interest_amount: string; total_amount: string };
    }>(page, 'member_loan_payoff', { day });
    const { principal_amount, interest_amount, total_amount } = answer.value;
    expect(addMoney(principal_amount, interest_amount)).toBe(total_amount);
    const panel = page.locator('[data-slot="panel"]', {
      has: page.getByRole('heading', { name: 'ปิดหนี้ในวันที่เลือก' }),
    });
    const field = panel.getByRole('textbox', { name: /^วันที่จะชำระ/ });
    await field.fill(formatThaiDate(day, { style: 'short' }));
    await field.press('Enter');
    const lines = panel.locator('[data-slot="breakdown-line"]');
    await expect(lines.filter({ hasText: 'ปิดหนี้' })).toContainText(formatMoney(total_amount));
    await expect(lines.filter({ hasText: 'เงินต้น' })).toContainText(formatMoney(principal_amount));
    await expect(lines.filter({ hasText: 'ดอกเบี้ยถึงวันนั้น' })).toContainText(formatMoney(interest_amount));
    await field.fill('1 ม.ค. 2500');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('1 ม.ค. 2500');
    await expect(lines.filter({ hasText: 'ปิดหนี้' })).toContainText(formatMoney(total_amount));
    expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
  },
);

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatMoney } from '@sahakorn/thai/money';
import { expect, lastingTest as test, openAsMember } from './portal-test.ts';

const ACCOUNT = '0100012345';
const FILTER = { from: '2026-01-01', to: '2026-06-30' };

type WireRow = { operate_date: string; amount: string; balance: string; doc_no: string | null };

/** The server's rows for the filter, newest first, requested with the session of the page. */
async function storedRows(page: Page): Promise<WireRow[]> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);
  const answer = await page.request.post(`/api/member/member_dep_statement/${ACCOUNT}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...FILTER, limit: 500 },
  });
  return ((await answer.json()) as { data: WireRow[] }).data;
}

/** Each cell of a kind on the sheet that waits for the printer, page by page. */
function printedCells(page: Page, kind: string): Promise<string[][]> {
  return page.evaluate(
    (name) =>
      [...document.querySelectorAll('[data-slot="print-sheet-pages"] > [data-part="page"]')].map((sheet) =>
        [...sheet.querySelectorAll(`tbody td[data-kind="${name}"]`)].map((cell) => cell.textContent ?? ''),
      ),
    kind,
  );
}

test('prints and saves all rows that were found, by keyboard and by button', async ({ page, pageErrors }) => {
  await openAsMember(page, '001234', `/member/dep_statement/${ACCOUNT}?from=${FILTER.from}&to=${FILTER.to}`);
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printedAt: Date.now() });
  });
  await expect(page.locator('table tbody[data-month] > tr')).toHaveCount(50);
  const stored = await storedRows(page);
  expect(stored.length).toBeGreaterThan(100);

  await page.keyboard.press('Control+KeyP');
  await page.waitForFunction(() => 'printedAt' in window);
  const paper = await page.pdf({ preferCSSPageSize: true });
  await expect(page.locator('[data-slot="print-sheet-head"]').first()).toContainText(
    '99 ถนนตัวอย่าง แขวงตัวอย่าง เขตตัวอย่าง กรุงเทพมหานคร 10000 · โทร.\u00A002 000 0001',
  );
  const pages = await printedCells(page, 'balance');
  const [first = [], ...later] = pages;
  expect([...first.slice(1), ...later.flatMap(([_carried, ...rows]) => rows)]).toEqual(
    stored.toReversed().map(({ balance }) => formatMoney(balance)),
  );
  expect(later.map(([carried]) => carried)).toEqual(pages.slice(0, -1).map((rows) => rows.at(-1)));
  // A page of the sheet that did not fit would go on on one more page of paper.
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages.length);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel ไฟล์ CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('รายการเคลื่อนไหวเงินฝาก 01-00012345 1 ม.ค. 2569 ถึง 30 มิ.ย. 2569.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => [line.slice(0, 10), line.split(',').at(-1)])).toEqual(
    stored.map(({ operate_date, balance }) => [operate_date, balance]),
  );
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

test('opens the PDF of the filtered rows', async ({ page }) => {
  await openAsMember(page, '001234', '/member/share?from=2026-01-01&to=2026-06-30');
  const answer = page.waitForResponse(/print_share_pdf/);
  await page.getByRole('button', { name: 'PDF' }).click();
  const { search } = new URL((await answer).url());
  expect(search).toBe('?from=2026-01-01&to=2026-06-30');
  expect((await answer).headers()['content-type']).toBe('application/pdf');
});

import type { Locator, Page } from '@playwright/test';
import { formatMoney, negateMoney, sumMoney } from '@sahakorn/thai/money';
import { expect, lastingTest, openAsMember, signIn, test } from './portal-test.ts';
import { getMovement, toSatang, shownRows } from './statement-on-screen.ts';

type Row = Record<string, string | number | null>;
type Answer = { data: Row[]; head?: Row; totals?: Row; next_cursor?: string | null };

/** Requests a feed with the session of the page. */
async function ask(page: Page, path: string, body: object = {}): Promise<Answer> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);
  const answer = await page.request.post(`/api/member/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
}

/** The whole ledger, page by page, with its head and the totals of all of it. */
async function wholeLedger(page: Page, path: string): Promise<Answer> {
  const first = await ask(page, path, { limit: 500 });
  const rows = [...first.data];
  let cursor = first.next_cursor;
  while (cursor) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each page says where the next one begins
    const next = await ask(page, path, { limit: 500, cursor });
    rows.push(...next.data);
    cursor = next.next_cursor;
  }
  return { ...first, data: rows };
}

const amount = (row: Row | undefined, field: string): string => String(row?.[field]);

const getTexts = async (cells: Locator) =>
  (await cells.allTextContents()).map((text) => text.replaceAll('\u00A0', ' ').trim());

/** The figure of the tile with this label. */
const tileFigure = (page: Page, label: string) =>
  page
    .locator('[data-slot="summary-tile"]', { has: page.getByText(label, { exact: true }) })
    .locator('[data-slot="money"]');

/** Loads all rows of the statement on the screen. */
async function showAll(page: Page, count: number): Promise<void> {
  const rows = page.locator('table tbody[data-month] > tr');
  await expect(rows.first()).toBeVisible();
  const more = page.getByRole('button', { name: 'แสดงทั้งหมด' });
  await expect(async () => {
    if ((await rows.count()) < count && (await more.isVisible())) await more.click();
    await expect(rows).toHaveCount(count);
  }).toPass({ timeout: 30_000 });
}

/** Checks that each balance is the one below it plus the row's movement, and returns the movements. */
async function checkedMovements(page: Page): Promise<bigint[]> {
  const shown = await shownRows(page);
  const moved = shown.map(getMovement);
  const broken = shown.filter(
    ({ balance }, index) =>
      toSatang(shown[index + 1]?.balance ?? '0.00') + (moved[index] ?? 0n) !== toSatang(balance),
  );
  expect(broken).toEqual([]);
  return moved;
}

const sum = (amounts: bigint[]) => amounts.reduce((total, one) => total + one, 0n);

lastingTest('the figures of the share register match the books', async ({ page, pageErrors }) => {
  await openAsMember(page, '001234');
  const stock = await tileFigure(page, 'ทุนเรือนหุ้น').textContent();
  await page.getByRole('link', { name: 'ดูทะเบียนหุ้น' }).click();
  await expect(page).toHaveURL('/member/share');
  const { head, data, totals } = await wholeLedger(page, 'member_share');

  await expect(tileFigure(page, 'ทุนเรือนหุ้น')).toHaveText(formatMoney(amount(head, 'share_stock')));
  await expect(tileFigure(page, 'ทุนเรือนหุ้น')).toHaveText(stock ?? '');
  await expect(tileFigure(page, 'ค่าหุ้นรายเดือน')).toHaveText(formatMoney(amount(head, 'share_amount')));
  await expect(tileFigure(page, 'หุ้นยกมาต้นปี')).toHaveText(formatMoney(amount(head, 'brought_forward')));

  await showAll(page, data.length);
  const shown = await shownRows(page);
  expect(shown.map(({ balance }) => balance)).toEqual(
    data.map((row) => formatMoney(amount(row, 'share_stock'))),
  );
  expect(shown.map(({ outflow, inflow }) => outflow || inflow)).toEqual(
    data.map((row) =>
      row['item_type_code'] === 'BF' ? '' : formatMoney(amount(row, 'share_value'), { sign: 'always' }),
    ),
  );
  expect(shown[0]?.balance).toBe(formatMoney(amount(head, 'share_stock')));

  const moved = await checkedMovements(page);
  const sums = await getTexts(page.locator('table tfoot [data-part="sum"]'));
  expect(sums.map(toSatang)).toEqual([
    sum(moved.filter((one) => one < 0n)),
    sum(moved.filter((one) => one > 0n)) - toSatang(formatMoney(amount(totals, 'brought_forward_amount'))),
    toSatang(shown[0]?.balance ?? ''),
  ]);
  expect(sums[1]).toBe(formatMoney(amount(totals, 'credit_amount'), { sign: 'always' }));
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest('the figures of the loans and their statements match the books', async ({ page, pageErrors }) => {
  await openAsMember(page, '001234');
  const owed = await tileFigure(page, 'หนี้เงินกู้คงเหลือ').textContent();
  await page.getByRole('link', { name: 'ดูเงินกู้' }).click();
  await expect(page).toHaveURL('/member/loan');
  const contracts = (await ask(page, 'member_loan')).data;
  const open = contracts.filter(({ close_status }) => close_status === '0');
  expect(contracts).toHaveLength(3);

  const total = formatMoney(sumMoney(open.map((row) => amount(row, 'principal_balance'))));
  const cover = page.locator('[data-slot="passbook"]');
  await expect(cover.locator('[data-slot="money"]')).toHaveText(`${total}\u00A0บาท`);
  expect(owed).toBe(total);
  for (const contract of open) {
    const contractNo = amount(contract, 'loan_contract_no');
    // oxlint-disable-next-line eslint/no-await-in-loop -- one contract after the other
    await page.goto(`/member/loan?contract=${encodeURIComponent(contractNo)}`);
    const panel = page.locator('[data-slot="panel"]', {
      has: page.getByRole('heading', { level: 2, name: contractNo }),
    });
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await expect(panel.locator('[data-slot="summary-tile"] [data-slot="money"]').first()).toHaveText(
      formatMoney(amount(contract, 'principal_balance')),
    );
    const terms = page.locator('[data-slot="panel"]', {
      has: page.getByRole('heading', { name: 'เงื่อนไขและหลักประกัน' }),
    });
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const figures = await getTexts(terms.locator('[data-slot="money"]'));
    expect(figures.map((text) => text.replace(/\sบาท$/, ''))).toEqual([
      formatMoney(amount(contract, 'period_payment_amount')),
      ...(contract['collateral'] as unknown as Row[]).map((one) => formatMoney(amount(one, 'used_amount'))),
    ]);
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await expect(terms).toContainText(`งวดที่ ${contract['last_period']} จาก ${contract['installment_count']}`);
  }

  for (const contract of contracts) {
    const contractNo = amount(contract, 'loan_contract_no');
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one contract after the other
    await test.step(contractNo, async () => {
      await page.goto(`/member/loan?contract=${encodeURIComponent(contractNo)}`);
      await page.getByRole('link', { name: `ดูรายการเคลื่อนไหว สัญญา ${contractNo}` }).click();
      await expectLoanStatement(page, contractNo);
    });
  }
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

async function expectLoanStatement(page: Page, contractNo: string): Promise<void> {
  await expect(page).toHaveURL(`/member/loan_statement/${encodeURIComponent(contractNo)}`);
  // Until the statement is rendered, the tiles of the previous page are still shown.
  await expect(page.locator('[data-slot="statement-table"]')).toBeVisible();
  const { head, data } = await wholeLedger(page, `member_loan_statement/${encodeURIComponent(contractNo)}`);
  await expect(tileFigure(page, 'เงินต้นคงเหลือ')).toHaveText(formatMoney(amount(head, 'principal_balance')));
  await showAll(page, data.length);
  const shown = await shownRows(page);
  expect(shown.map(({ balance }) => balance)).toEqual(
    data.map((row) => formatMoney(amount(row, 'principal_balance'))),
  );
  expect(shown.map(({ outflow, inflow }) => outflow || inflow)).toEqual(
    data.map((row) => formatMoney(amount(row, 'principal_amount'), { sign: 'always' })),
  );
  const amounts = await getTexts(page.locator('table tbody[data-month] > tr [data-kind="money"]'));
  const [principal = [], interest = [], total = []] = [0, 1, 2].map((column) =>
    amounts.filter((_amount, place) => place % 3 === column).map(toSatang),
  );
  expect(interest).toEqual(data.map((row) => -toSatang(formatMoney(amount(row, 'interest_amount')))));
  expect(total).toEqual(principal.map((one, row) => one + (interest[row] ?? 0n)));
  expect(sum(await checkedMovements(page))).toBe(sum(principal));
  const sums = await getTexts(page.locator('table tfoot [data-part="sum"]'));
  expect(sums.map(toSatang)).toEqual([
    sum(principal),
    sum(interest),
    sum(total),
    toSatang(shown[0]?.balance ?? ''),
  ]);
}

lastingTest(
  'the figures of the deposits and of the first page match the books',
  async ({ page, pageErrors }) => {
    await openAsMember(page, '001234');
    const status = (await ask(page, 'member_status')).data[0];
    for (const [label, field] of [
      ['ทุนเรือนหุ้น', 'share_stock'],
      ['เงินฝาก', 'deposit_balance'],
      ['หนี้เงินกู้คงเหลือ', 'principal_balance'],
      ['ค่าหุ้นรายเดือน', 'share_amount'],
    ] as const) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one tile after the other
      await expect(tileFigure(page, label)).toHaveText(formatMoney(amount(status, field)));
    }

    await page.getByRole('link', { name: 'ดูเงินฝาก' }).click();
    await expect(page).toHaveURL('/member/deposit');
    const accounts = (await ask(page, 'member_dep')).data;
    const open = accounts.filter(({ close_status }) => close_status === '0');
    expect(open.length).toBeGreaterThan(2);
    const book = page.locator('[data-slot="passbook"]');
    const present = (row: Row, field: string) => (Number(row[field] ?? 0) === 0 ? [] : [amount(row, field)]);
    const getFigures = async () =>
      (await getTexts(book.locator('[data-slot="money"]'))).map((text) => text.replace(/ บาท$/, ''));
    await expect
      .poll(getFigures)
      .toEqual(
        [
          amount(status, 'deposit_balance'),
          ...open.flatMap((row) => [
            amount(row, 'balance'),
            amount(row, 'withdrawable_amount'),
            ...present(row, 'loan_holding_amount'),
            ...present(row, 'monthly_deposit_amount'),
          ]),
        ].map((figure) => formatMoney(figure)),
      );

    for (const account of open) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one account after the other
      await page.goto(`/member/dep_statement/${amount(account, 'deposit_account_no')}`);
      for (const [label, field] of [
        ['ยอดคงเหลือ', 'balance'],
        ['ถอนได้', 'withdrawable_amount'],
        ['ดอกเบี้ยสะสม', 'accumulated_interest'],
      ] as const) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- as above
        await expect(tileFigure(page, label)).toHaveText(formatMoney(amount(account, field)));
      }
    }
    expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
  },
);

lastingTest('the figures of the dividends match the books', async ({ page, pageErrors }) => {
  await openAsMember(page, '001234');
  await page.getByRole('navigation').getByRole('link', { name: 'ปันผลเฉลี่ยคืน' }).click();
  const years = (await ask(page, 'member_div')).data;
  expect(years).toHaveLength(5);
  const nets = years.map((year) => formatMoney(amount(year, 'net_amount')));

  const book = page.locator('[data-slot="passbook"]');
  await expect(book.locator('[data-slot="money"]').first()).toHaveText(`${nets[0]}\u00A0บาท`);
  await expect
    .poll(() => getTexts(book.locator('[data-slot="bar-chart"] [data-slot="money"]')))
    .toEqual(nets.toReversed());

  const items = page.locator('[data-slot="disclosure-item"]');
  await expect(items).toHaveCount(years.length);
  for (const [index, year] of years.entries()) {
    const item = items.nth(index);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one year after the other
    if (index > 0) await item.getByRole('button').click();
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await expect(item).toHaveAttribute('data-state', 'open');
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const [head] = await getTexts(item.locator('[data-slot="money"]'));
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const steps = await getTexts(item.locator('dl [data-slot="money"]'));
    const deductions = (year['deductions'] as unknown as Row[]).map((one) => amount(one, 'amount'));
    const taken = [amount(year, 'drop_dividend'), amount(year, 'drop_average'), ...deductions];
    expect(head).toBe(nets[index]);
    expect(steps.at(-1)).toBe(nets[index]);
    expect(steps.slice(0, -1).toSorted()).toEqual(
      [amount(year, 'dividend'), amount(year, 'average_return'), ...taken.map(negateMoney)]
        .map((one) => formatMoney(one))
        .filter((one) => one !== '0.00')
        .toSorted(),
    );
    expect(sum(steps.slice(0, -1).map(toSatang))).toBe(toSatang(nets[index] ?? ''));
  }
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest('the figures of the welfare match the books', async ({ page, pageErrors }) => {
  await openAsMember(page, '001234');
  await page.getByRole('link', { name: 'ดูสวัสดิการ' }).click();
  await expect(page).toHaveURL('/member/welfare');
  const requests = (await ask(page, 'member_welfare')).data;
  const paid = requests.filter(({ paid_status }) => paid_status === '1');
  await expect(page.locator('[data-slot="passbook"] [data-slot="money"]')).toHaveText(
    `${formatMoney(sumMoney(paid.map((row) => amount(row, 'amount'))))}\u00A0บาท`,
  );
  const types = new Set(requests.map((row) => amount(row, 'welfare_type')));
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(types.size);
  for (const [index, type] of [...types].entries()) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one tab after the other
    await tabs.nth(index).click();
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await expect(page).toHaveURL(index === 0 ? /welfare/ : new RegExp(`type=${type}$`));
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const shown = await getTexts(page.getByRole('tabpanel').locator('[data-slot="money"]'));
    const ofType = requests.filter((row) => row['welfare_type'] === type);
    expect(shown).toEqual(ofType.map((row) => `${formatMoney(amount(row, 'amount'))} บาท`));
  }
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

/** The figures of each entry of the list, every year of it loaded: those of its row, then those that it opens to. */
async function figuresOfPapers(page: Page, count: number): Promise<{ row: string[]; content: string[] }[]> {
  const items = page.locator('[data-slot="disclosure-item"]');
  await expect(items.first()).toBeVisible();
  while ((await items.count()) < count) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- a year more at each press
    await page.getByRole('button', { name: 'แสดงเดือนก่อนหน้า' }).click();
  }
  return items.evaluateAll((entries) => {
    const figures = (within: Element | null) =>
      [...(within?.querySelectorAll('[data-slot="money"]') ?? [])]
        // The reasons of a change repeat what is in the lines.
        .filter((money) => money.closest('[data-slot="breakdown-line"]') === null)
        .map(({ firstChild }) => firstChild?.textContent ?? '');
    return entries.map((entry) => ({
      row: figures(entry.firstElementChild),
      content: figures(entry.lastElementChild),
    }));
  });
}

/** The amount in a row of the list: what was collected, or else what is charged. */
function paperAmount(paper: Row): string {
  const collected = amount(paper, 'collected_amount');
  return formatMoney(collected === '0.00' ? amount(paper, 'charged_amount') : collected);
}

lastingTest('the figures and sums of the receipts match the books', async ({ page, pageErrors }) => {
  await openAsMember(page, '001234');
  await page.getByRole('link', { name: 'ดูใบเสร็จ' }).click();
  await expect(page).toHaveURL('/member/kep');
  const papers = (await ask(page, 'member_kep')).data;
  const collections = (await ask(page, 'member_collection')).data;
  const bill = (await ask(page, 'member_monthly')).data;
  expect(papers).toHaveLength(24);

  await expect(page.locator('[data-slot="summary-tile"] [data-slot="money"]')).toHaveText([
    formatMoney(sumMoney(bill.map((item) => amount(item, 'amount')))),
    formatMoney(amount(collections[0], 'collected_amount')),
    formatMoney(sumMoney(collections.map((month) => amount(month, 'outstanding_amount')))),
  ]);

  const shown = await figuresOfPapers(page, papers.length);
  expect(shown.map(({ row }) => row)).toEqual(papers.map((paper) => [paperAmount(paper)]));
  for (const [index, paper] of papers.entries()) {
    const lines = paper['lines'] as unknown as Row[];
    const sums = ['principal_amount', 'interest_amount', 'amount'].map((field) =>
      sumMoney(lines.map((line) => amount(line, field))),
    );
    expect(sums[2]).toBe(paper['charged_amount']);
    const month = collections.find(
      ({ receive_year, receive_month }) =>
        receive_year === paper['receive_year'] && receive_month === paper['receive_month'],
    );
    const missed = month && month['missed_amount'] !== '0.00';
    expect(shown[index]?.content).toEqual(
      [
        ...lines.flatMap((line) => [
          line['principal_amount'],
          ...(line['interest_amount'] === '0.00' ? [] : [line['interest_amount']]),
          line['amount'],
          ...(line['balance_after'] === null ? [] : [line['balance_after']]),
        ]),
        ...sums,
        ...(missed
          ? [month['collected_amount'], month['paid_later_amount'], month['outstanding_amount']]
          : []),
      ].map((figure) => formatMoney(String(figure))),
    );
  }

  await page.getByRole('link', { name: 'ดูใบเสร็จฌาปนกิจสงเคราะห์' }).click();
  await expect(page).toHaveURL('/member/kepcrem');
  const ofSociety = (await ask(page, 'member_kepcrem')).data;
  expect(await figuresOfPapers(page, ofSociety.length)).toEqual(
    ofSociety.map((paper) => ({
      row: [paperAmount(paper)],
      content: [amount(paper, 'rate_per_case'), amount(paper, 'amount')].map((figure) => formatMoney(figure)),
    })),
  );
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest('a contract of another member is reported as not found', async ({ page }) => {
  await signIn(page, '001234');
  await expect(page).toHaveURL('/member/status');
  const [mine] = (await ask(page, 'member_loan')).data;
  const path = `/member/loan_statement/${encodeURIComponent(amount(mine, 'loan_contract_no'))}`;
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL('/member/logon');
  await openAsMember(page, '009999');
  for (const address of [path, '/member/loan_statement/nothing']) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one address after the other
    await page.goto(address);
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await expect(page.getByText('ไม่พบสัญญานี้ในรายการเงินกู้ของท่าน')).toBeVisible();
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await expect(page.locator('table')).toHaveCount(0);
  }
});

lastingTest('the figures and sums of the guarantees match the books', async ({ page, pageErrors }) => {
  await openAsMember(page, '001234');
  await page.getByRole('link', { name: 'การค้ำประกัน' }).click();
  await expect(page).toHaveURL('/member/coll');
  const rows = (await ask(page, 'member_coll')).data;
  const standing = rows.filter(({ status }) => status === '1');
  const getMost = (row: Row) => (row['liability'] as unknown as { value: { most: string } }).value.most;
  for (const [direction, label] of [
    ['given', 'ขณะนี้ท่านอาจถูกเรียกชำระแทนได้ไม่เกิน'],
    ['received', 'ผู้ค้ำของท่านอาจถูกเรียกชำระแทนได้ไม่เกิน'],
  ] as const) {
    const mosts = standing.filter((row) => row['direction'] === direction).map(getMost);
    expect(mosts.length).toBeGreaterThan(0);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one tile after the other
    await expect(tileFigure(page, label)).toHaveText(formatMoney(sumMoney(mosts)));
  }
  const table = page.getByRole('table', { name: 'ภาระค้ำประกันสองทาง' });
  await expect(table.getByRole('row')).toHaveCount(rows.length + 1);
  for (const row of rows) {
    const shown = table
      .getByRole('row')
      .filter({ hasText: amount(row, 'loan_contract_no') })
      .filter({ hasText: amount(row, 'party_name') });
    for (const figure of [
      amount(row, 'loan_approve_amount'),
      // A released guarantor does not see it.
      ...(row['principal_balance'] === null ? [] : [amount(row, 'principal_balance')]),
      amount(row, 'used_amount'),
      getMost(row),
    ]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one row after the other
      await expect(shown).toContainText(formatMoney(figure));
    }
  }
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

lastingTest('the shares of the beneficiaries match the books', async ({ page, pageErrors }) => {
  await openAsMember(page, '001234');
  await page.getByRole('link', { name: 'ผู้รับโอนประโยชน์' }).click();
  await expect(page).toHaveURL('/member/gian');
  const rows = (await ask(page, 'member_gian')).data;
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(rows.length);
  const shown = await getTexts(entries.locator('h2 + p'));
  expect(shown).toEqual(rows.map((row) => `${amount(row, 'percent').replace('.0000', '')} %`));
  await expect
    .poll(() => getTexts(entries.locator('h2')))
    .toEqual(rows.map((row) => `${row['order_no']}. ${amount(row, 'name')}`));
  const total = shown.reduce((all, text) => all + Number.parseInt(text, 10), 0);
  await expect(page.getByText('รวม')).toHaveText(`รวม${total}\u00A0%`);
  expect(total).toBe(100);
  expect(pageErrors).toEqual({ console: [], foreign: [], policy: [] });
});

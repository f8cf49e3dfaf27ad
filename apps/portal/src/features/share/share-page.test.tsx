import { POSTED_LATE } from '@sahakorn/contract/posting-words';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SHARE_ACCOUNT, SHARE_ENTRY, SHARE_STATEMENT, SHARE_YEARS } from '../../../test/share-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const PATH = '/member/share';
const LEDGER = /^รายการเคลื่อนไหวหุ้น/;

/** The texts of the summary tiles, label first. */
async function tiles() {
  await screen.findByText(visibleText('ค่าหุ้นรายเดือน'));
  return [...document.querySelectorAll('[data-slot="summary-tile"]')].map((tile) =>
    tile.textContent.replaceAll('\u00A0', ' '),
  );
}

/** Mocks the share statement and records the requests. */
function askedBodies(answer: (body: { cursor?: string }) => object = () => SHARE_STATEMENT) {
  const asked: unknown[] = [];
  network.use(
    http.post('*/api/member/member_share', async ({ request }) => {
      const body = (await request.json()) as { cursor?: string };
      asked.push(body);
      return HttpResponse.json(answer(body));
    }),
  );
  return asked;
}

it('shows the share capital, the monthly payment, and that payments are active', async () => {
  mockAllCalls();
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByRole('heading', { level: 1, name: 'ทะเบียนหุ้น' })).toBeInstanceOf(HTMLElement);
  expect(await tiles()).toEqual([
    'ทุนเรือนหุ้น486,500.00 บาทงวดล่าสุด 228',
    'ค่าหุ้นรายเดือน2,500.00 บาทส่งค่าหุ้นตามปกติ',
    'หุ้นยกมาต้นปี461,500.00 บาท',
  ]);
});

it('says when payments are suspended', async () => {
  mockAllCalls();
  network.use(
    memberHandler('member_share', { ...SHARE_STATEMENT, head: { ...SHARE_ACCOUNT, drop_status: '1' } }),
  );
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText(visibleText('งดส่งค่าหุ้น'))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(visibleText('ส่งค่าหุ้นตามปกติ'))).toBeNull();
});

it('shows the movements in the order of the books, with their sums', async () => {
  mockAllCalls();
  renderPortal(PATH, { session: SOMYING });
  const table = await screen.findByRole('table', { name: LEDGER });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replaceAll('\u00A0', ' ')),
    );
  expect(rows).toEqual([
    ['วันที่', 'รายการ', 'เลขที่เอกสาร', 'ถอน/โอน (บาท)', 'ซื้อ (บาท)', 'คงเหลือ (บาท)'],
    ['25 ต.ค. 2569', 'หุ้นรายเดือน งวดที่ 228', 'RC691000234', '', '+2,500.00', '486,500.00'],
    ['10 ต.ค. 2569', 'ถอนหุ้น', '', '−1,000.00', '', '484,000.00'],
    ['', 'ยอดยกมา', '', '', '', '485,000.00'],
    ['รวม 2 รายการ', '', '−1,000.00', '+2,500.00', '486,500.00'],
  ]);
});

it('shows the amount brought forward as a balance, not as a purchase', async () => {
  mockAllCalls();
  const opening = { ...SHARE_ENTRY, item_type_code: 'BF', item_type_description: 'ยกมา', period: null };
  network.use(
    memberHandler('member_share', {
      ...SHARE_STATEMENT,
      data: [{ ...opening, share_value: '158500.00', share_stock: '158500.00' }],
      totals: { ...SHARE_STATEMENT.totals, opening_balance: null, brought_forward_amount: '158500.00' },
    }),
  );
  renderPortal(PATH, { session: SOMYING });
  const row = await screen.findByRole('row', { name: /ยกมา RC691000234/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['ยกมา', 'RC691000234', '', '', '158,500.00']);
  const sums = screen.getByRole('row', { name: /^ยอดยกมา/ });
  expect(sums.textContent).toBe('ยอดยกมา158,500.00');
});

it('shows yearly totals in the headings, unless a filter hides rows', async () => {
  mockAllCalls();
  const { user } = renderPortal(PATH, { session: SOMYING });
  const table = await screen.findByRole('table', { name: LEDGER });
  const heads = () => [...table.querySelectorAll('tbody')].map(({ dataset }) => dataset['month']);
  await waitFor(() => expect(heads()).toContain('ปี\u00A02569 · +25,000.00 · 11\u00A0รายการ'));
  await user.selectOptions(screen.getByLabelText('ประเภทรายการ'), 'ถอนหุ้น');
  await user.click(screen.getByRole('button', { name: 'แสดงรายการ' }));
  await waitFor(() =>
    expect(document.querySelector('tbody[data-month]')?.getAttribute('data-month')).toBe('ปี\u00A02569'),
  );
});

it('heads the movements by the accounting year of the cooperative', async () => {
  mockAllCalls();
  const SEPTEMBER = [
    { ...SHARE_YEARS[2], year: 2027, year_from: '2026-10-01', year_to: '2027-09-30', row_count: 2 },
  ];
  network.use(memberHandler('member_share_growth', { rc_code: '1', data: SEPTEMBER }));
  renderPortal(PATH, { session: SOMYING });
  const table = await screen.findByRole('table', { name: LEDGER });
  await waitFor(() =>
    expect([...table.querySelectorAll('tbody')].map(({ dataset }) => dataset['month'])).toContain(
      'ปี\u00A02570 · +25,000.00 · 2\u00A0รายการ',
    ),
  );
  expect(screen.getByText(visibleText('ปีบัญชี 2570 คือ 1 ต.ค. 2569 ถึง 30 ก.ย. 2570'))).toBeInstanceOf(
    HTMLElement,
  );
});

it('says what the ledger states where rows were posted late', async () => {
  mockAllCalls();
  const [first, ...others] = SHARE_YEARS;
  network.use(
    memberHandler('member_share_growth', {
      rc_code: '1',
      data: [{ ...first, posted_closing: '432611.11' }, ...others],
    }),
    memberHandler('member_share', {
      ...SHARE_STATEMENT,
      totals: { ...SHARE_STATEMENT.totals, posted_late: true },
    }),
  );
  renderPortal(PATH, { session: SOMYING });
  const words =
    'ยอดสิ้นปี 2567 นับตามวันที่ของรายการ แต่บรรทัดสุดท้ายถึงวันนั้นในสมุดบัญชีระบุ 432,611.11 บาท เพราะมีรายการที่บันทึกย้อนหลัง';
  expect(await screen.findByText(visibleText(words))).toBeInstanceOf(HTMLElement);
  expect(await screen.findByText(visibleText(POSTED_LATE))).toBeInstanceOf(HTMLElement);
});

it.each([
  ['the year before', '2025', '461501.11', 'หุ้นยกมาต้นปี461,500.00 บาทนับตามวันที่ของรายการ 461,501.11 บาท'],
  ['the running year', '2026', '461500.00', 'หุ้นยกมาต้นปี461,500.00 บาท'],
])('compares what the account brings forward with the end of %s', async (_what, year, closing, tile) => {
  mockAllCalls();
  const days = { year_from: `${year}-01-01`, year_to: `${year}-12-31` };
  const years = [{ ...SHARE_YEARS[2], ...days, year: Number(year), opening: '461500.00', closing }];
  network.use(memberHandler('member_share_growth', { rc_code: '1', data: years }));
  renderPortal(PATH, { session: SOMYING });
  await waitFor(async () => expect((await tiles())[2]).toBe(tile));
});

it('requests the filters of the URL, and drops an unknown kind', async () => {
  mockAllCalls();
  const asked = askedBodies();
  renderPortal(`${PATH}?from=2026-10-01&to=2026-02-30&kind=ZZ`, { session: SOMYING });
  await screen.findByRole('table', { name: LEDGER });
  const note = document.querySelector('[data-slot="alert-title"]');
  expect(note?.textContent).toBe('ไม่ได้ใช้ตัวกรอง วันสิ้นสุด, ประเภทรายการ');
  expect(asked).toEqual([
    { from: '2026-10-01', item_type_code: 'ZZ', limit: 50 },
    { from: '2026-10-01', limit: 50 },
  ]);
});

it('puts a chosen filter into the URL and keeps the summary while loading', async () => {
  mockAllCalls();
  const { router, user } = renderPortal(PATH, { session: SOMYING });
  await screen.findByRole('table', { name: LEDGER });
  network.use(
    http.post('*/api/member/member_share', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  await user.selectOptions(screen.getByLabelText('ประเภทรายการ'), 'ถอนหุ้น');
  await user.click(screen.getByRole('button', { name: 'แสดงรายการ' }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=SWD'));
  await waitFor(() => expect(screen.queryByRole('table', { name: LEDGER })).toBeNull());
  expect(await tiles()).toContain('หุ้นยกมาต้นปี461,500.00 บาท');
});

it('shows a field error for a reversed range, and sends no request', async () => {
  mockAllCalls();
  const asked = askedBodies();
  const { user } = renderPortal(`${PATH}?from=2026-10-01`, { session: SOMYING });
  await screen.findByRole('table', { name: LEDGER });
  await user.type(screen.getByLabelText('ถึง'), '๓๐ ก.ย. ๖๙{Enter}');
  expect(await screen.findByText(visibleText(/^วันสิ้นสุดอยู่ก่อนวันเริ่มต้น/))).toBeInstanceOf(HTMLElement);
  expect(asked).toHaveLength(1);
});

it('loads all pages one by one', async () => {
  mockAllCalls();
  const asked = askedBodies(({ cursor }) => ({
    ...SHARE_STATEMENT,
    data: [{ ...SHARE_ENTRY, seq_no: cursor ? 1 : 2 }],
    next_cursor: cursor ? null : 'after-1',
  }));
  const { user } = renderPortal(PATH, { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: /แสดงทั้งหมด/ }));
  await waitFor(() =>
    expect(screen.getByRole('table', { name: LEDGER }).textContent.match(/งวดที่/g)).toHaveLength(2),
  );
  expect(asked).toEqual([{ limit: 50 }, { cursor: 'after-1', limit: 500 }]);
});

const NOTHING = {
  ...SHARE_STATEMENT,
  data: [],
  kinds: [],
  totals: {
    row_count: 0,
    credit_amount: '0.00',
    debit_amount: '0.00',
    opening_balance: null,
    closing_balance: null,
    first_date: null,
    last_date: null,
  },
};

it('shows an empty state for a member without shares', async () => {
  mockAllCalls();
  network.use(memberHandler('member_share', { ...NOTHING, head: null }));
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText('ยังไม่มีหุ้น')).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[data-slot="ledger-filters"]')).toBeNull();
  expect(document.querySelector('[data-slot="passbook"]')).toBeNull();
});

it('shows that there are no movements yet', async () => {
  mockAllCalls();
  network.use(memberHandler('member_share', NOTHING));
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText('ยังไม่มีรายการเคลื่อนไหวหุ้น')).toBeInstanceOf(HTMLElement);
  expect(await tiles()).toHaveLength(3);
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_share', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal(PATH, { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'ทะเบียนหุ้น' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
  expect(document.querySelector('[data-slot="skeleton-table"]')).not.toBeNull();
});

it.each([
  ['an answer that is none', { rc_code: '1', data: null }, 200],
  ['a fault of the server', { error: 'ระบบขัดข้อง', message: 'x', code: 'internal' }, 418],
])('after %s says what failed, keeps the session and tries again', async (_what, body, status) => {
  mockAllCalls();
  network.use(memberHandler('member_share', body, { status }));
  const { store, user } = renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังแสดงรายการเคลื่อนไหวไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(memberHandler('member_share', SHARE_STATEMENT));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('table', { name: LEDGER })).toBeInstanceOf(HTMLElement);
});

/** The rows of the year table, each as the texts of its cells. */
async function yearRows() {
  const table = await screen.findByRole('table', { name: 'หุ้นรายปี (บาท)' });
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => (cell.querySelector('[data-slot="money"]') ?? cell).textContent),
  );
}

it('shows the growth of shares by year in a chart and in a table', async () => {
  mockAllCalls();
  renderPortal(PATH, { session: SOMYING });
  const chart = await screen.findByRole('img', { name: /^ทุนเรือนหุ้นเมื่อสิ้นปี/ });
  expect(chart.getAttribute('aria-label')).toBe(
    'ทุนเรือนหุ้นเมื่อสิ้นปี ตั้งแต่ปี 2567 จากยอดยกมา 398,500.00 เป็น 486,500.00 ในปี 2569 ซื้อเพิ่มมากที่สุดปี 2567 3,000.00',
  );
  expect(await yearRows()).toEqual([
    ['2569', '461,500.00', '26,000.00', '−1,000.00', '486,500.00'],
    ['2568', '431,500.00', '30,000.00', '0.00', '461,500.00'],
    ['2567', '398,500.00', '33,000.00', '0.00', '431,500.00'],
  ]);
  expect(screen.getByText(visibleText(/^ก่อนปี 2567 มีเฉพาะยอดยกมา/))).toBeInstanceOf(HTMLElement);
});

it('says by how much a balance of the books differs from the movements', async () => {
  mockAllCalls();
  const [first, ...others] = SHARE_YEARS;
  network.use(
    memberHandler('member_share_growth', {
      rc_code: '1',
      data: [{ ...first, difference: '-0.25' }, ...others],
    }),
  );
  renderPortal(PATH, { session: SOMYING });
  await screen.findByText(visibleText('ยอดสิ้นปี 2567 ไม่ตรงกับรายการ'));
  expect(document.querySelector('[data-slot="alert"]')?.textContent).toContain('−0.25');
});

it('shows only the table if a figure is unknown', async () => {
  mockAllCalls();
  const [first, ...others] = SHARE_YEARS;
  network.use(
    memberHandler('member_share_growth', { rc_code: '1', data: [{ ...first, bought: null }, ...others] }),
  );
  renderPortal(PATH, { session: SOMYING });
  expect((await yearRows())[2]?.[0]).toBe('2567');
  expect(screen.queryByRole('img', { name: /^ทุนเรือนหุ้น/ })).toBeNull();
});

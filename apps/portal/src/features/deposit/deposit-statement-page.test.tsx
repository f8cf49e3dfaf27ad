import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { ACCOUNT_ROW, ENTRY_ROW, NO_MOVEMENTS, STATEMENT } from '../../../test/deposit-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const PATH = '/member/dep_statement/0100012345';
const ALL = `${PATH}?range=all`;

/** The cell texts of the table by row. */
async function tableRows() {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
    );
}

it('shows the account, its figures and the movements in the order of the books', async () => {
  mockAllCalls();
  renderPortal(ALL, { session: SOMYING });
  expect(await screen.findByRole('heading', { level: 2, name: 'เงินฝากออมทรัพย์' })).toBeInstanceOf(HTMLElement);
  expect(await screen.findByText('86,310.75')).toBeInstanceOf(HTMLElement);
  expect(await tableRows()).toEqual([
    ['วันที่', 'รายการ', 'เลขที่เอกสาร', 'ถอน (บาท)', 'ฝาก (บาท)', 'คงเหลือ (บาท)'],
    ['19 พ.ย. 2569', 'ถอนเงินสด เคาน์เตอร์สาขาสอง', 'CW691100118', '−2,000.00', '', '86,410.75'],
    ['25 ต.ค. 2569', 'ฝากโอน หักเงินเดือน ต.ค. 2569', 'XD691000812', '', '+3,000.00', '88,410.75'],
    ['', 'ยอดยกมา', '', '', '', '85,410.75'],
    ['รวม 2 รายการ', '', '−2,000.00', '+3,000.00', '86,410.75'],
  ]);
});

it.each(['01-00012345', '01%2000012345', '01–0001-2345'])(
  'finds the account whose number is written %s',
  async (written) => {
    mockAllCalls();
    const { router } = renderPortal(`/member/dep_statement/${written}?range=all`, { session: SOMYING });
    expect(await screen.findByText('86,310.75')).toBeInstanceOf(HTMLElement);
    expect(router.state.location).toMatchObject({ pathname: PATH, search: '?range=all' });
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

it('keeps the dash of a number that has one in the books', async () => {
  mockAllCalls();
  const row = { ...ACCOUNT_ROW, deposit_account_no: '01-00012345' };
  network.use(
    memberHandler('member_dep', { rc_code: '1', data: [ACCOUNT_ROW, row] }),
    memberHandler('member_dep_statement/01-00012345', { ...STATEMENT, head: row }),
    memberHandler('member_dep_months/01-00012345', { rc_code: '1', data: [] }),
  );
  const { router } = renderPortal('/member/dep_statement/01-00012345', { session: SOMYING });
  expect(await screen.findByText('86,310.75')).toBeInstanceOf(HTMLElement);
  expect(router.state.location.pathname).toBe('/member/dep_statement/01-00012345');
});

it.each([
  [{ amount: '2550.00', tax_amount: '450.00' }, 'ก่อนหักภาษี 3,000.00 · ภาษี 450.00 · ค่าธรรมเนียม 10.00'],
  [{ amount: '-100.00', tax_amount: '94.28' }, 'ภาษี 94.28 · ค่าธรรมเนียม 10.00'],
])('says in the note of %j what tax and fee were kept back', async (amounts, note) => {
  mockAllCalls();
  network.use(
    memberHandler('member_dep_statement/0100012345', {
      ...STATEMENT,
      data: [{ ...ENTRY_ROW, note: null, ...amounts, fee_amount: '10.00' }],
    }),
  );
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText(visibleText(note))).toBeInstanceOf(HTMLElement);
});

it('loads all pages one by one', async () => {
  mockAllCalls();
  const cursors: unknown[] = [];
  network.use(
    http.post('*/api/member/member_dep_statement/0100012345', async ({ request }) => {
      const { cursor = null, limit } = (await request.json()) as { cursor?: string; limit: number };
      cursors.push([cursor, limit]);
      const page = cursors.length;
      return HttpResponse.json({
        ...STATEMENT,
        data: [{ ...ENTRY_ROW, seq_no: 10 - page }],
        totals: { ...STATEMENT.totals, row_count: 3 },
        next_cursor: page < 3 ? `after-${page}` : null,
      });
    }),
  );
  const { user } = renderPortal(PATH, { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: /แสดงทั้งหมด/ }));
  await waitFor(() => expect(screen.getByRole('table').textContent.match(/ถอนเงินสด/g)).toHaveLength(3));
  expect(cursors).toEqual([
    [null, 50],
    ['after-1', 500],
    ['after-2', 500],
  ]);
  expect(screen.queryByRole('button', { name: /แสดงทั้งหมด/ })).toBeNull();
});

it('keeps the rows that are there when the next page fails', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_dep_statement/0100012345', async ({ request }) => {
      const { cursor } = (await request.json()) as { cursor?: string };
      if (cursor)
        return HttpResponse.json({ error: 'ขัดข้อง', message: 'x', code: 'internal' }, { status: 418 });
      return HttpResponse.json({
        ...STATEMENT,
        totals: { ...STATEMENT.totals, row_count: 90 },
        next_cursor: 'after-1',
      });
    }),
  );
  const { user, store } = renderPortal(PATH, { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: /แสดงรายการก่อนหน้า/ }));
  await screen.findByRole('button', { name: /แสดงรายการก่อนหน้า/ });
  expect(screen.getByRole('table').textContent).toContain('ถอนเงินสด');
  await waitFor(() => expect(store.getState().ui.toasts).toMatchObject([{ description: 'ขัดข้อง' }]));
});

it('leads to the other accounts', async () => {
  mockAllCalls();
  const other = { ...ACCOUNT_ROW, deposit_account_no: '0200004567', deposit_type_name: 'เงินฝากประจำ' };
  network.use(memberHandler('member_dep', { rc_code: '1', data: [ACCOUNT_ROW, other] }));
  const { user } = renderPortal(PATH, { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: /^เปลี่ยน\s?บัญชี$/ }));
  expect(await screen.findByRole('menuitem', { name: /เงินฝากประจำ.*02-00004567/ })).toHaveProperty(
    'pathname',
    '/member/dep_statement/0200004567',
  );
});

it('says that there is no such account, without signing out', async () => {
  mockAllCalls();
  const body = { error: 'ไม่พบข้อมูลที่ต้องการ', message: 'none', code: 'not_found' };
  network.use(memberHandler('member_dep_statement/0100099999', body, { status: 404 }));
  const { store } = renderPortal('/member/dep_statement/0100099999', { session: SOMYING });
  expect(await screen.findByText('ไม่พบบัญชีนี้ในรายการบัญชีของท่าน')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'ดูบัญชีเงินฝาก' })).toHaveProperty('pathname', '/member/deposit');
  expect(store.getState().session.user).not.toBeNull();
});

it('says when an account has no movement yet', async () => {
  mockAllCalls();
  network.use(memberHandler('member_dep_statement/0100012345', { ...NO_MOVEMENTS, kinds: [] }));
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText('บัญชีนี้ยังไม่มีรายการเคลื่อนไหว')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('navigation', { name: 'ช่วงเวลา' })).toBeNull();
});

it('shows the account at once and a skeleton in place of the rows', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_dep_statement/0100012345', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByRole('heading', { level: 2, name: 'เงินฝากออมทรัพย์' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.querySelector('[data-slot="skeleton-table"]')).not.toBeNull();
});

it('shows the error and retries', async () => {
  mockAllCalls();
  network.use(memberHandler('member_dep_statement/0100012345', { rc_code: '1', data: null }));
  const { user } = renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังแสดงรายการเคลื่อนไหวไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: 'กรองรายการ' })).toBeInstanceOf(HTMLElement);
  network.use(memberHandler('member_dep_statement/0100012345', STATEMENT));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect((await screen.findByRole('table')).textContent).toContain('ถอนเงินสด');
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getMoneySign, sumMoney } from '@sahakorn/thai/money';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { LOAN_CONTRACT, LOAN_ENTRY, LOAN_STATEMENT } from '../../../test/loan-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const NO = encodeURIComponent('ส6700123');
const PATH = `/member/loan_statement/${NO}`;
const CALL = `member_loan_statement/${NO}`;

/** Mocks the statement and records the requests. */
function askedBodies(answer: (body: { cursor?: string }) => object = () => LOAN_STATEMENT) {
  const asked: unknown[] = [];
  network.use(
    http.post(`*/api/member/${CALL}`, async ({ request }) => {
      const body = (await request.json()) as { cursor?: string };
      asked.push(body);
      return HttpResponse.json(answer(body));
    }),
  );
  return asked;
}

async function tableRows() {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replaceAll('\u00A0', ' ')),
    );
}

it('shows the contract with its figures', async () => {
  mockAllCalls();
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByRole('heading', { level: 2, name: 'เงินกู้สามัญ' })).toBeInstanceOf(HTMLElement);
  const tiles = [...document.querySelectorAll('[data-slot="summary-tile"]')].map((tile) =>
    tile.textContent.replaceAll('\u00A0', ' '),
  );
  expect(tiles).toEqual([
    'เงินต้นคงเหลือ485,500.00 บาท',
    'ชำระเงินต้นแล้ว134,500.00 บาทจากวงเงินกู้ 620,000.00',
    'ชำระต่องวด5,000.00 บาทงวดที่ 26 จาก 124',
  ]);
});

it('finds the contract whose number is written with a space', async () => {
  mockAllCalls();
  const { router } = renderPortal(`/member/loan_statement/${encodeURIComponent('ส 67-00123')}`, {
    session: SOMYING,
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'เงินกู้สามัญ' })).toBeInstanceOf(HTMLElement);
  expect(router.state.location.pathname).toBe(PATH);
});

it('shows principal, interest and balance in the order of the books', async () => {
  mockAllCalls();
  renderPortal(PATH, { session: SOMYING });
  expect(await tableRows()).toEqual([
    ['วันที่', 'รายการ', 'เลขที่เอกสาร', 'เงินต้น (บาท)', 'ดอกเบี้ย (บาท)', 'รวม (บาท)', 'คงเหลือ (บาท)'],
    [
      '23 ต.ค. 2569',
      'หักชำระรายเดือน งวดที่ 26',
      'LPM691000009',
      '−5,000.00',
      '−2,163.58',
      '−7,163.58',
      '485,500.00',
    ],
    ['10 ก.ย. 2567', 'รับเงินกู้', 'LPM691000009', '490,500.00', '0.00', '490,500.00', '490,500.00'],
    ['รวม 2 รายการ', '', '485,500.00', '−2,163.58', '483,336.42', '485,500.00'],
  ]);
});

it('adds up in each row, on the screen and in the file, whatever a row lends, repays and charges', async () => {
  mockAllCalls();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) =>
    file instanceof Blob ? `blob:${files.push(file)}` : '',
  );
  const principals = ['-5000.00', '-0.01', '0.00', '0.01', '620000.00', '-1234567890.12'];
  const interests = ['2549.93', '0.00', '-1.25', '9876543.21'];
  const rows = principals.flatMap((principal) => interests.map((interest) => [principal, interest] as const));
  const data = rows.map(([principal_amount, interest_amount], index) => ({
    ...LOAN_ENTRY,
    seq_no: rows.length - index,
    principal_amount,
    interest_amount,
  }));
  const sumOf = (side: -1 | 1) =>
    sumMoney(rows.flatMap(([principal]) => (getMoneySign(principal) === side ? [principal] : [])));
  const totals = {
    ...LOAN_STATEMENT.totals,
    row_count: rows.length,
    credit_amount: sumOf(1),
    debit_amount: sumOf(-1),
    interest_amount: sumMoney(rows.map(([, interest]) => interest)),
  };
  network.use(memberHandler(CALL, { ...LOAN_STATEMENT, data, totals }));
  const { user } = renderPortal(PATH, { session: SOMYING });
  const toSigned = (text = '') => text.replaceAll(',', '').replace('−', '-');
  const [, ...shown] = await tableRows();
  expect(shown).toHaveLength(rows.length + 1);
  const amounts = shown.map((cells) => cells.slice(-4, -1).map(toSigned));
  for (const [principal = '', interest = '', total] of amounts)
    expect(sumMoney([principal, interest])).toBe(total);
  for (const column of [0, 1, 2])
    expect(sumMoney(amounts.slice(0, -1).map((row) => row[column] ?? ''))).toBe(amounts.at(-1)?.[column]);
  await user.click(screen.getByRole('button', { name: 'Excel ไฟล์ CSV' }));
  const [head, ...lines] = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n');
  const columns = ['เงินต้น (บาท)', 'ดอกเบี้ย (บาท)', 'รวม (บาท)'].map(
    (name) => head?.split(',').indexOf(name) ?? -1,
  );
  expect(lines.map((line) => columns.map((column) => line.split(',')[column]))).toEqual(amounts.slice(0, -1));
});

it('shows no total of interest if one is unknown, and none of what it is a part of', async () => {
  mockAllCalls();
  const data = [{ ...LOAN_ENTRY, interest_amount: null }];
  const totals = { ...LOAN_STATEMENT.totals, row_count: 1, credit_amount: '0.00', interest_amount: null };
  network.use(memberHandler(CALL, { ...LOAN_STATEMENT, data, totals }));
  renderPortal(PATH, { session: SOMYING });
  const rows = await tableRows();
  expect(rows[1]?.slice(4, 6)).toEqual([' - ', ' - ']);
  expect(rows.at(-1)).toEqual(['รวม 1 รายการ', '', '−5,000.00', ' - ', ' - ', '485,500.00']);
});

it('reads the filters from the address, and notes the invalid ones', async () => {
  mockAllCalls();
  const asked = askedBodies();
  renderPortal(`${PATH}?from=2026-13-01&to=2026-10-31&kind=ZZ`, { session: SOMYING });
  await screen.findByRole('table');
  const note = document.querySelector('[data-slot="alert-title"]');
  expect(note?.textContent).toBe('ไม่ได้ใช้ตัวกรอง วันเริ่มต้น, ประเภทรายการ');
  expect(asked).toEqual([
    { to: '2026-10-31', item_type_code: 'ZZ', limit: 50 },
    { to: '2026-10-31', limit: 50 },
  ]);
});

it('shows a field error for a reversed range, and sends no request', async () => {
  mockAllCalls();
  const asked = askedBodies();
  const { user } = renderPortal(`${PATH}?from=2026-10-01`, { session: SOMYING });
  await screen.findByRole('table');
  await user.type(screen.getByLabelText('ถึง'), '๓๐ ก.ย. ๖๙{Enter}');
  expect(await screen.findByText(visibleText(/^วันสิ้นสุดอยู่ก่อนวันเริ่มต้น/))).toBeInstanceOf(HTMLElement);
  expect(asked).toHaveLength(1);
});

it('loads all pages one by one', async () => {
  mockAllCalls();
  const asked = askedBodies(({ cursor }) => ({
    ...LOAN_STATEMENT,
    data: [{ ...LOAN_ENTRY, seq_no: cursor ? 1 : 2 }],
    next_cursor: cursor ? null : 'after-1',
  }));
  const { user } = renderPortal(PATH, { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: /แสดงทั้งหมด/ }));
  await waitFor(() => expect(screen.getByRole('table').textContent.match(/งวดที่/g)).toHaveLength(2));
  expect(asked).toEqual([{ limit: 50 }, { cursor: 'after-1', limit: 500 }]);
});

it('links to the other contracts without the filters of this one', async () => {
  mockAllCalls();
  const other = { ...LOAN_CONTRACT, loan_contract_no: 'ฉ6900045', close_status: '1' };
  network.use(memberHandler('member_loan', { rc_code: '1', data: [LOAN_CONTRACT, other] }));
  const { user } = renderPortal(`${PATH}?kind=LPM`, { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: /^เปลี่ยน\s?สัญญา$/ }));
  const item = await screen.findByRole('menuitem', { name: /ฉ6900045 · สิ้นสุดแล้ว/ });
  expect(item).toHaveProperty('pathname', `/member/loan_statement/${encodeURIComponent('ฉ6900045')}`);
  expect(item).toHaveProperty('search', '');
});

it('shows that the contract does not exist, without signing out', async () => {
  mockAllCalls();
  const body = { error: 'ไม่พบข้อมูลที่ต้องการ', message: 'none', code: 'not_found' };
  network.use(memberHandler('member_loan_statement/x', body, { status: 404 }));
  const { store } = renderPortal('/member/loan_statement/x', { session: SOMYING });
  expect(await screen.findByText(visibleText('ไม่พบสัญญานี้ในรายการเงินกู้ของท่าน'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'ดูสัญญาเงินกู้' })).toHaveProperty('pathname', '/member/loan');
  expect(store.getState().session.user).not.toBeNull();
});

const NOTHING = {
  ...LOAN_STATEMENT,
  data: [],
  totals: {
    ...LOAN_STATEMENT.totals,
    row_count: 0,
    credit_amount: '0.00',
    debit_amount: '0.00',
    interest_amount: '0.00',
    closing_balance: null,
    first_date: null,
    last_date: null,
  },
};

it('shows that a contract has no movements yet', async () => {
  mockAllCalls();
  network.use(memberHandler(CALL, { ...NOTHING, kinds: [] }));
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText('สัญญานี้ยังไม่มีรายการเคลื่อนไหว')).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[data-slot="ledger-filters"]')).toBeNull();
});

it('shows that nothing matches the filter', async () => {
  mockAllCalls();
  network.use(memberHandler(CALL, NOTHING));
  renderPortal(`${PATH}?kind=LRC`, { session: SOMYING });
  expect(await screen.findByText('ไม่พบรายการที่เลือก')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: 'ล้างตัวกรอง' })).toBeInstanceOf(HTMLElement);
});

it('shows the error, keeps the session and retries', async () => {
  mockAllCalls();
  network.use(memberHandler(CALL, { rc_code: '1', data: null }));
  const { store, user } = renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังแสดงรายการเคลื่อนไหวไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(memberHandler(CALL, LOAN_STATEMENT));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('table')).toBeInstanceOf(HTMLElement);
});

import { todayIso } from '@sahakorn/thai/date';
import { addMonths, startOfMonth } from '@sahakorn/thai/date-arithmetic';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { ACCOUNT_ROW, STATEMENT } from '../../../test/deposit-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { recordRequests } from '../../../test/record-requests.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';
import { toFlowMonths, readDepositChoice } from './deposit-choice.ts';

const PATH = '/member/dep_statement/0100012345';
const TODAY = '2026-11-20';

let asked: unknown[];

beforeEach(() => {
  mockAllCalls();
  asked = recordRequests('member_dep_statement/0100012345', STATEMENT);
});

it.each([
  ['', 'half', { from: '2026-06-01', to: TODAY }],
  ['range=month', 'month', { from: '2026-11-01', to: TODAY }],
  ['range=last-month', 'last-month', { from: '2026-10-01', to: '2026-10-31' }],
  ['range=year', 'year', { from: '2026-01-01', to: TODAY }],
  ['range=last-year', 'last-year', { from: '2025-01-01', to: '2025-12-31' }],
  ['range=all', 'custom', {}],
  ['from=2026-02-03', 'custom', { from: '2026-02-03' }],
  ['month=2026-10', 'half', { from: '2026-10-01', to: '2026-10-31' }],
  ['month=2026-11', 'half', { from: '2026-11-01', to: TODAY }],
  ['range=month&month=2026-02', 'month', { from: '2026-11-01', to: TODAY }],
  ['min=1,500&max=๒๐๐๐.๕', 'half', { from: '2026-06-01', to: TODAY, amountFrom: '1500', amountTo: '2000.5' }],
  ['min=1,5o0&max=123456789012345', 'half', { from: '2026-06-01', to: TODAY }],
  ['min=20&max=3&direction=both', 'half', { from: '2026-06-01', to: TODAY }],
  [
    'direction=out&text=%20%E0%B9%82%E0%B8%AD%E0%B8%99%20',
    'half',
    { from: '2026-06-01', to: TODAY, direction: 'out', text: 'โอน' },
  ],
])('reads %j as %s', (address, preset, list) => {
  const choice = readDepositChoice(new URLSearchParams(address), TODAY);
  expect([choice.preset, choice.list]).toEqual([preset, list]);
});

it.each([
  ['min=1,5o0', ['amountFrom']],
  ['min=20&max=3', ['amountFrom', 'amountTo']],
  ['direction=both&month=2027-01&range=decade', ['direction', 'range', 'month']],
  ['range=all&min=5', []],
])('says what it leaves out of %j', (address, dropped) => {
  expect(readDepositChoice(new URLSearchParams(address), TODAY).dropped).toEqual(dropped);
});

it('fills in months without movements, and draws no more than twelve', () => {
  const sums = [{ month: '2026-09-01', credit_amount: '5.00', debit_amount: '-2.50' }];
  expect(toFlowMonths(sums, { from: '2026-08-15', to: '2026-10-01' })).toEqual([
    { month: '2026-08', in: '0.00', out: '0.00' },
    { month: '2026-09', in: '5.00', out: '2.50' },
    { month: '2026-10', in: '0.00', out: '0.00' },
  ]);
  expect(toFlowMonths(sums, {})).toHaveLength(1);
  expect(toFlowMonths([], {})).toEqual([]);
  expect(toFlowMonths([], { from: '2025-11-01', to: TODAY })).toBeNull();
});

it('opens on the last six months, with one press to all', async () => {
  const { router, user } = renderPortal(PATH, { session: SOMYING });
  await screen.findByRole('table');
  const today = todayIso(new Date());
  const half = { from: addMonths(startOfMonth(today), -5), to: today, limit: 50 };
  expect(asked).toEqual([half]);
  expect(screen.getByRole('link', { current: true, name: /^6.เดือน$/ })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('link', { name: 'ดูทั้งหมด' }));
  await waitFor(() => expect(asked).toEqual([half, { limit: 50 }]));
  expect(router.state.location.search).toBe('?range=all');
  expect(await screen.findByRole('link', { current: true, name: 'เลือกเอง' })).toBeInstanceOf(HTMLElement);
});

it('lets go of the filters and the month for all movements', async () => {
  const address = 'from=2026-10-01&to=2026-11-20&month=2026-10&min=5&text=โอน&direction=in&kind=XD';
  const { router, user } = renderPortal(`${PATH}?${address}`, { session: SOMYING });
  await user.click(await screen.findByRole('link', { name: 'ดูทั้งหมด' }));
  await waitFor(() => expect(router.state.location.search).toBe('?range=all'));
});

it('filters by a pressed month, and by all of them when it is pressed again', async () => {
  const { router, user } = renderPortal(`${PATH}?from=2026-10-01&to=2026-11-20`, { session: SOMYING });
  const october = await screen.findByRole('button', { name: /^ตุลาคม.2569 เข้า 3,000.00 ออก 0.00$/ });
  await user.click(october);
  await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2026-10-01', to: '2026-10-31', limit: 50 }));
  expect(router.state.location.search).toContain('month=2026-10');
  await user.click(await screen.findByRole('button', { pressed: true }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-11-20'));
});

it('keeps what was typed for an amount that is none, and says how to write it', async () => {
  const { router, user } = renderPortal(`${PATH}?range=all`, { session: SOMYING });
  await screen.findByRole('table');
  await user.type(screen.getByLabelText('ตั้งแต่ (บาท)'), '1,5o0');
  await user.click(screen.getByRole('button', { name: 'กรองรายการ' }));
  expect(await screen.findByText(visibleText('พิมพ์จำนวนเงินเป็นบาท เช่น 1,500 หรือ 1,500.50'))).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByLabelText('ตั้งแต่ (บาท)')).toHaveProperty('value', '1,5o0');
  expect(router.state.location.search).toBe('?range=all');
  await user.clear(screen.getByLabelText('ตั้งแต่ (บาท)'));
  await user.type(screen.getByLabelText('ตั้งแต่ (บาท)'), '๑,๕๐๐');
  await user.type(screen.getByLabelText('ไม่เกิน (บาท)'), '20{Enter}');
  expect(await screen.findByText(visibleText('จำนวนนี้น้อยกว่าช่องตั้งแต่ พิมพ์ใหม่'))).toBeInstanceOf(HTMLElement);
  await user.type(screen.getByLabelText('ไม่เกิน (บาท)'), '00');
  await user.selectOptions(screen.getByLabelText('เข้าหรือออก'), 'out');
  await user.click(screen.getByRole('button', { name: 'กรองรายการ' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ amount_from: '1500', amount_to: '2000', direction: 'out', limit: 50 }),
  );
});

it('keeps the movements where the months fail', async () => {
  network.use(
    memberHandler(
      'member_dep_months/0100012345',
      { error: 'x', message: 'x', code: 'internal' },
      { status: 500 },
    ),
  );
  renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByText(visibleText(/^ยังแสดงยอดเข้าออกรายเดือนไม่ได้/))).toBeInstanceOf(HTMLElement);
  expect(await screen.findByRole('table')).toBeInstanceOf(HTMLElement);
});

it('shows a nickname on the cover, and saves another', async () => {
  const named = { ...ACCOUNT_ROW, nickname: 'บัญชีใช้จ่าย' };
  network.use(memberHandler('member_dep', { rc_code: '1', data: [named] }));
  const saved = recordRequests('member_dep_nickname/0100012345', { rc_code: '1', rc_des: 'x', data: [] });
  const { user } = renderPortal(PATH, { session: SOMYING });
  expect(await screen.findByRole('heading', { level: 2, name: 'บัญชีใช้จ่าย' })).toBeInstanceOf(HTMLElement);
  const field = screen.getByRole('textbox', { name: 'ชื่อเล่นของบัญชี' });
  await user.clear(field);
  await user.type(field, 'ก'.repeat(31));
  await user.click(screen.getByRole('button', { name: 'บันทึกชื่อเล่น' }));
  expect((await screen.findAllByText(visibleText('ย่อให้ไม่เกิน 30 ตัวอักษร'))).length).toBeGreaterThan(0);
  expect(saved).toEqual([]);
  await user.clear(field);
  await user.type(field, ' ค่าเทอม ');
  await user.click(screen.getByRole('button', { name: 'บันทึกชื่อเล่น' }));
  await waitFor(() => expect(saved).toEqual([{ nickname: 'ค่าเทอม' }]));
});

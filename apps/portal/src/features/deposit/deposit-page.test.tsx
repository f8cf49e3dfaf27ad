import { screen, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { ACCOUNT_ROW } from '../../../test/deposit-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const SPECIAL = {
  ...ACCOUNT_ROW,
  deposit_account_no: '0200004567',
  deposit_type_name: 'เงินฝากออมทรัพย์พิเศษ',
  balance: '77714.72',
  withdrawable_amount: '58114.72',
  loan_holding_amount: '19500.00',
  monthly_deposit_amount: null,
};
const CLOSED = { ...ACCOUNT_ROW, deposit_account_no: '0100098765', balance: '0.00', close_status: '1' };

function renderAccounts(data: unknown[]) {
  mockAllCalls();
  network.use(memberHandler('member_dep', { rc_code: '1', data: data as [] }));
  return renderPortal('/member/deposit', { session: SOMYING });
}

it('lists the accounts in use with number, balance and what is held, and leads to their statements', async () => {
  renderAccounts([ACCOUNT_ROW, SPECIAL]);
  const link = await screen.findByRole('link', { name: 'ดูรายการเคลื่อนไหว บัญชี 02-00004567' });
  expect(link).toHaveProperty('pathname', '/member/dep_statement/0200004567');
  const row = link.closest('li');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('77,714.72')).toBeInstanceOf(HTMLElement);
  expect(row.textContent).toContain('ถอนได้58,114.72');
  expect(row.textContent).toContain('ค้ำประกันเงินกู้19,500.00');
  expect(row.textContent).not.toContain('ฝากรายเดือน');
});

it('adds up the accounts in use to the satang', async () => {
  renderAccounts([ACCOUNT_ROW, SPECIAL, CLOSED]);
  const total = await screen.findByText(visibleText('ยอดเงินฝากรวม'));
  expect(total.closest('dl > *')?.textContent).toMatch(/^ยอดเงินฝากรวม164,125\.47\sบาท$/);
});

it('states no sum when one of the balances is unknown', async () => {
  renderAccounts([ACCOUNT_ROW, { ...SPECIAL, balance: null }]);
  const total = await screen.findByText(visibleText('ยอดเงินฝากรวม'));
  expect(total.closest('dl > *')?.textContent).toContain('ไม่มีข้อมูล');
});

it('keeps closed accounts apart', async () => {
  renderAccounts([CLOSED, ACCOUNT_ROW]);
  const heading = await screen.findByRole('heading', { name: 'บัญชีที่ปิดแล้ว' });
  const panel = heading.closest('section');
  if (!panel) throw new Error('no panel');
  expect(within(panel).getAllByRole('link')).toHaveLength(1);
  expect(panel.textContent).toContain('01-00098765');
  expect(panel.textContent).not.toContain('ถอนได้');
});

it('says when there is no account yet', async () => {
  renderAccounts([]);
  expect(await screen.findByText(visibleText('ยังไม่มีบัญชีเงินฝาก'))).toBeInstanceOf(HTMLElement);
});

it('says when all accounts are closed', async () => {
  renderAccounts([CLOSED]);
  expect(await screen.findByText(visibleText('ยังไม่มีบัญชีเงินฝาก'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { name: 'บัญชีที่ปิดแล้ว' })).toBeInstanceOf(HTMLElement);
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_dep', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/deposit', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'เงินฝาก' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
});

it('shows the error and retries', async () => {
  mockAllCalls();
  network.use(memberHandler('member_dep', { rc_code: '0', rc_des: 'งดบริการชั่วคราว' }));
  const { user } = renderPortal('/member/deposit', { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังแสดงบัญชีเงินฝากไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('งดบริการชั่วคราว', { selector: 'p' })).toBeInstanceOf(HTMLElement);
  network.use(memberHandler('member_dep', { rc_code: '1', data: [ACCOUNT_ROW] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('link', { name: /ดูรายการเคลื่อนไหว/ })).toBeInstanceOf(HTMLElement);
});

it('keeps what it shows when the connection is lost, and says that it may be old', async () => {
  const { store } = renderAccounts([ACCOUNT_ROW]);
  await screen.findByRole('link', { name: /ดูรายการเคลื่อนไหว/ });
  network.use(http.post('*/api/member/member_dep', () => HttpResponse.error()));
  const { depositApi } = await import('./deposit-endpoints.ts');
  await store.dispatch(depositApi.endpoints.listDepositAccounts.initiate(undefined, { forceRefetch: true }));
  expect(await screen.findByText(visibleText('ข้อมูลที่เห็นเป็นข้อมูลก่อนการเชื่อมต่อขาดหาย'))).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByRole('link', { name: /ดูรายการเคลื่อนไหว/ })).toBeInstanceOf(HTMLElement);
});

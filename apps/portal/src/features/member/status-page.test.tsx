import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { DIVIDEND_YEAR } from '../../../test/benefit-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { LOAN_OUTLOOK } from '../../../test/loan-outlook-fixtures.ts';
import { DEDUCTION, RECEIPT } from '../../../test/receipt-fixtures.ts';
import { SOMYING, STATUS_ROW } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

/** The text of the tile with this label. */
async function tile(label: string): Promise<HTMLElement> {
  const [words] = await screen.findAllByText(visibleText(label), {
    selector: '[data-slot="summary-tile"] *',
  });
  const whole = words?.closest<HTMLElement>('[data-slot="summary-tile"]');
  if (!whole) throw new Error(`no tile ${label}`);
  return whole;
}

it('shows the four totals with their captions', async () => {
  mockAllCalls();
  renderPortal('/member/status', { session: SOMYING });
  expect((await tile('ทุนเรือนหุ้น')).textContent).toMatch(/^ทุนเรือนหุ้น486,500\.00\sบาทงวดล่าสุด 228ดูทะเบียนหุ้น$/);
  expect((await tile('เงินฝาก')).textContent).toMatch(/^เงินฝาก248,310\.75\sบาท3 บัญชีดูเงินฝาก$/);
  expect((await tile('หนี้เงินกู้คงเหลือ')).textContent).toMatch(/^หนี้เงินกู้คงเหลือ497,500\.00\sบาท2 สัญญาดูเงินกู้$/);
  expect((await tile('ค่าหุ้นรายเดือน')).textContent).toMatch(
    /^ค่าหุ้นรายเดือน2,500\.00\sบาทหักล่าสุด 25\sต\.ค\.\s2569ดูใบเสร็จ$/,
  );
  expect(screen.getByRole('link', { name: 'ดูทะเบียนหุ้น' })).toHaveProperty('pathname', '/member/share');
  expect(screen.getByRole('link', { name: 'ดูเงินกู้' })).toHaveProperty('pathname', '/member/loan');
  expect(screen.getByRole('link', { name: 'ดูเงินฝาก' })).toHaveProperty('pathname', '/member/deposit');
});

const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

it('shows first what is deducted next, how it changed and why, when loans end, and what came last', async () => {
  mockAllCalls();
  network.use(memberHandler('member_kep', { rc_code: '1', data: [RECEIPT] }));
  renderPortal('/member/status', { session: SOMYING });
  const deduction = await screen.findByRole('region', { name: 'ยอดที่จะหักครั้งถัดไป' });
  await within(deduction).findByRole('link', { name: 'ดูที่มาของยอดนี้' });
  expect(plain(deduction)).toContain('25 พ.ย. 2569');
  expect(plain(deduction)).toContain('10,024.01 บาท');
  expect(plain(deduction)).toContain('เพิ่มขึ้น 360.43');
  expect(plain(deduction)).toContain('เพราะงวดนี้คิดดอกเบี้ย 33 วัน เดือนก่อน 28 วัน');
  const loan = await screen.findByRole('link', { name: /^เงินกู้สามัญ/ });
  expect(plain(loan)).toBe('เงินกู้สามัญ 485,500.00 งวดสุดท้าย ธันวาคม 2577 อีก 98 งวด');
  const receipt = await screen.findByRole('link', { name: /^ใบเสร็จล่าสุด/ });
  expect(plain(receipt)).toBe('ใบเสร็จล่าสุด 9,663.58 ตุลาคม 2569 เก็บครบ 23 ต.ค. 2569');
  expect(screen.queryByRole('link', { name: 'กลับ' })).toBeNull();
});

it.each([
  ['TRB', 'เข้าบัญชีแล้ว'],
  ['CSH', 'จ่ายแล้ว'],
])('says that a dividend paid by %s is %s', async (pay_method, words) => {
  mockAllCalls();
  const year = { ...DIVIDEND_YEAR, pay_method, paid_on: '2026-10-02' };
  network.use(memberHandler('member_div', { rc_code: '1', data: [year] }));
  renderPortal('/member/status', { session: SOMYING });
  const dividend = await screen.findByRole('link', { name: /^ปันผลเฉลี่ยคืน \d/ });
  expect(plain(dividend)).toContain(`${words} 2 ต.ค. 2569`);
});

it.each([
  ['a day to come', '2999-01-15', 'กำหนดจ่าย 15 ม.ค. 3542'],
  ['no day', null, 'ประกาศแล้ว รอจ่าย'],
  ['an unreadable day', 'soon', 'ปี 2568 วันที่จ่าย'],
])('does not say that a dividend with %s is paid', async (_day, paid_on, words) => {
  mockAllCalls();
  network.use(
    memberHandler('member_div', { rc_code: '1', data: [{ ...DIVIDEND_YEAR, pay_method: 'TRB', paid_on }] }),
  );
  renderPortal('/member/status', { session: SOMYING });
  const dividend = await screen.findByRole('link', { name: /^ปันผลเฉลี่ยคืน \d/ });
  expect(plain(dividend)).toContain(words);
  expect(plain(dividend)).not.toMatch(/จ่ายแล้ว|เข้าบัญชีแล้ว/);
});

it('says which loan has no end, and why', async () => {
  mockAllCalls();
  const end = { value: null, missing: [{ fact: 'rate', on: '2026-10-23' }], obstacle: null };
  network.use(memberHandler('member_loan_outlook', { rc_code: '1', data: [{ ...LOAN_OUTLOOK, end }] }));
  renderPortal('/member/status', { session: SOMYING });
  const loan = await screen.findByRole('link', { name: /^เงินกู้สามัญ/ });
  expect(plain(loan)).toContain('ยังบอกงวดสุดท้ายไม่ได้');
  expect(plain(loan)).toContain('ไม่มีอัตราดอกเบี้ยในระบบ');
});

it('gives only the suspension as the reason of a suspended loan', async () => {
  mockAllCalls();
  const end = { value: null, missing: [{ fact: 'day', on: null }], obstacle: null };
  const suspended = { ...LOAN_OUTLOOK, end, standing: 'suspended' };
  network.use(memberHandler('member_loan_outlook', { rc_code: '1', data: [suspended] }));
  renderPortal('/member/status', { session: SOMYING });
  const loan = await screen.findByRole('link', { name: /^เงินกู้สามัญ/ });
  expect(plain(loan)).toMatch(/ยังบอกงวดสุดท้ายไม่ได้ สัญญานี้งดชำระอยู่/);
});

it('omits the rows of loans and dividends if there are none', async () => {
  mockAllCalls();
  network.use(
    memberHandler('member_loan_outlook', { rc_code: '1', data: [] }),
    memberHandler('member_div', { rc_code: '1', data: [] }),
  );
  renderPortal('/member/status', { session: SOMYING });
  await screen.findByRole('link', { name: /^ใบเสร็จล่าสุด/ });
  await tile('ทุนเรือนหุ้น');
  expect(screen.queryByRole('link', { name: /^เงินกู้สามัญ/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^ปันผลเฉลี่ยคืน \d/ })).toBeNull();
});

it('keeps the other rows if one fails, and retries it', async () => {
  mockAllCalls();
  network.use(
    memberHandler('member_deduction', { error: 'x', message: 'x', code: 'internal' }, { status: 418 }),
  );
  const { user } = renderPortal('/member/status', { session: SOMYING });
  const retry = await screen.findByRole('button', { name: 'ลองอีกครั้ง ยอดที่จะหัก' });
  expect(await screen.findByRole('link', { name: /^ใบเสร็จล่าสุด/ })).toBeInstanceOf(HTMLElement);
  network.use(memberHandler('member_deduction', { rc_code: '1', data: [DEDUCTION] }));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'ดูที่มาของยอดนี้' })).toBeInstanceOf(HTMLElement);
});

const CONFIRMATION = { balance_on: '2026-10-31', open_until: '2026-12-20', unanswered: 6 };

it.each([
  [CONFIRMATION, 'เหลือ 6 รายการ'],
  [{ ...CONFIRMATION, unanswered: 0 }, 'ตอบครบแล้ว ยังไม่ส่ง'],
])('names the balances that wait to be confirmed before all other waiting: %#', async (open, words) => {
  mockAllCalls();
  network.use(
    memberHandler('member_status', {
      rc_code: '1',
      data: [{ ...STATUS_ROW, email: null, open_confirmation: open }],
    }),
  );
  renderPortal('/member/status', { session: SOMYING });
  const waiting = await screen.findByRole('region', { name: 'คำขอและแจ้งเตือน' });
  const [first] = within(waiting).getAllByRole('link');
  expect(plain(first)).toBe(`ยืนยันยอด ณ 31 ต.ค. 2569 ${words} ตอบได้ถึง 20 ธ.ค. 2569`);
  expect(first).toHaveProperty('pathname', '/member/confirmation');
  expect(first).toHaveProperty('search', '?on=2026-10-31');
});

it.each([
  ['member_privacy_requests', 'คำขอเกี่ยวกับข้อมูล'],
  ['member_welfare', 'คำขอสวัสดิการ'],
])('says where %s cannot be shown, and tries again', async (feed, what) => {
  mockAllCalls();
  network.use(memberHandler(feed, { error: 'x', message: 'x', code: 'internal' }, { status: 418 }));
  const { user } = renderPortal('/member/status', { session: SOMYING });
  const waiting = await screen.findByRole('region', { name: 'คำขอและแจ้งเตือน' });
  expect(plain(waiting)).toContain(`ยังแสดง${what}ไม่ได้`);
  network.use(memberHandler(feed, { rc_code: '1', data: [] }));
  await user.click(within(waiting).getByRole('button', { name: `ลองอีกครั้ง ${what}` }));
  await waitFor(() => expect(screen.queryByText(`ยังแสดง${what}ไม่ได้`)).toBeNull());
});

it('shows what the register says, with all but four digits of the id card masked', async () => {
  mockAllCalls();
  renderPortal('/member/status', { session: SOMYING });
  const panel = (await screen.findByRole('heading', { name: 'ข้อมูลสมาชิก' })).closest('section');
  if (!panel) throw new Error('no panel');
  const values = within(panel)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(values).toEqual([
    'สามัญ สถานะปกติ',
    '1 พฤศจิกายน 2550',
    'x-xxxx-xxxx0-41-2 (แสดง 4 หลักท้าย)',
    expect.stringMatching(/^7 กุมภาพันธ์ 2520 \(\d+ ปี\)$/),
    '0215 กองคลัง สำนักงานเขตตัวอย่าง',
    'นักวิชาการเงินและบัญชีชำนาญการ',
    '42,860.00 บาท',
  ]);
});

it('shows unknown values as such, never as zero', async () => {
  mockAllCalls();
  const unknown = {
    share_stock: null,
    share_amount: null,
    period: null,
    share_paid_on: null,
    salary_amount: null,
  };
  network.use(
    memberHandler('member_status', { rc_code: '1', data: [{ ...STATUS_ROW, ...unknown, email: null }] }),
  );
  renderPortal('/member/status', { session: SOMYING });
  const { textContent } = await tile('ทุนเรือนหุ้น');
  expect(textContent).toContain('ไม่มีข้อมูล');
  expect(textContent).not.toContain('0.00');
  expect(screen.getAllByText('ไม่มีข้อมูล').length).toBeGreaterThan(2);
});

it('shows a new member an introduction and no empty figures', async () => {
  mockAllCalls();
  const nothing = {
    joined_on: '2026-11-16',
    share_stock: null,
    share_amount: null,
    period: null,
    share_paid_on: null,
    deposit_balance: '0.00',
    deposit_account_count: 0,
    principal_balance: '0.00',
    loan_contract_count: 0,
  };
  network.use(
    memberHandler('member_status', { rc_code: '1', data: [{ ...STATUS_ROW, ...nothing }] }),
    memberHandler('member_deduction', { rc_code: '1', data: [] }),
    memberHandler('member_kep', { rc_code: '1', data: [] }),
  );
  renderPortal('/member/status', { session: SOMYING });
  const steps = await screen.findByRole('region', { name: 'เริ่มต้นที่นี่' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  const correct = within(steps).getByRole('link', { name: 'ขอแก้ไขข้อมูล' });
  expect(correct).toHaveProperty('pathname', '/member/privacy');
  expect(document.querySelector('[data-slot="summary-tile"]')).toBeNull();
  expect(document.querySelector('[data-slot="passbook"]')?.textContent).toContain('เป็นสมาชิก 16');
});

it('shows a code that a cooperative added as it is', async () => {
  mockAllCalls();
  network.use(memberHandler('member_status', { rc_code: '1', data: [{ ...STATUS_ROW, member_type: '07' }] }));
  renderPortal('/member/status', { session: SOMYING });
  expect((await screen.findAllByText('07')).length).toBeGreaterThan(0);
});

it('shows at first only what is deducted next, and skeletons in place of the rows', async () => {
  mockAllCalls();
  renderPortal('/member/status', { session: SOMYING });
  const first = Promise.withResolvers<number>();
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#next-deduction')) return;
    observer.disconnect();
    first.resolve(document.querySelectorAll('section + div > [data-slot="skeleton-row"]').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  expect(await first.promise).toBe(3);
  await tile('ทุนเรือนหุ้น');
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_status', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/status', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว นางสมหญิง ใจดี' });
  await waitFor(() => expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull());
});

it('shows the error and retries', async () => {
  mockAllCalls();
  network.use(
    memberHandler('member_status', { error: 'ระบบขัดข้อง', message: 'x', code: 'internal' }, { status: 418 }),
  );
  const { user, store } = renderPortal('/member/status', { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังแสดงข้อมูลส่วนตัวไม่ได้'))).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(store.getState().ui.toasts).toHaveLength(1));
  network.use(memberHandler('member_status', { rc_code: '1', data: [STATUS_ROW] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await tile('เงินฝาก')).toBeInstanceOf(HTMLElement);
});

it('shows an empty state if the register has no record', async () => {
  mockAllCalls();
  network.use(memberHandler('member_status', { rc_code: '1', data: [] }));
  renderPortal('/member/status', { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังไม่มีข้อมูลในทะเบียนสมาชิก'))).toBeInstanceOf(HTMLElement);
});

it.each([
  ['HTML', '<!doctype html>'],
  ['a list of nulls', '{"rc_code":"1","data":[null]}'],
  ['a list of texts', '{"rc_code":"1","data":["x"]}'],
  ['no list', '{"rc_code":"1","data":null}'],
])('treats %s as a failure and keeps head and menu', async (_what, text) => {
  mockAllCalls();
  network.use(http.post('*/api/member/member_status', () => HttpResponse.text(text)));
  renderPortal('/member/status', { session: SOMYING });
  expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
});

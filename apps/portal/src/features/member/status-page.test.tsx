import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { asRead } from '../../../test/as-read.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING, STATUS_ROW } from '../../../test/member-wire.ts';
import { answerEverything, answers, network } from '../../../test/wire.ts';

/** The tile with this label, whole. */
async function tile(label: string): Promise<HTMLElement> {
  const [words] = await screen.findAllByText(asRead(label), { selector: '[data-slot="summary-tile"] *' });
  const whole = words?.closest<HTMLElement>('[data-slot="summary-tile"]');
  if (!whole) throw new Error(`no tile ${label}`);
  return whole;
}

it('shows the four figures with what they are about', async () => {
  answerEverything();
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

it('shows what the register says, with all but four digits of the id card masked', async () => {
  answerEverything();
  renderPortal('/member/status', { session: SOMYING });
  const panel = (await screen.findByRole('heading', { name: 'ข้อมูลสมาชิก' })).closest('section');
  if (!panel) throw new Error('no panel');
  const values = within(panel)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(values).toEqual([
    'x-xxxx-xxxx0-41-2 (แสดง 4 หลักท้าย)',
    expect.stringMatching(/^7 กุมภาพันธ์ 2520 \(\d+ ปี\)$/),
    '0215 กองคลัง สำนักงานเขตตัวอย่าง',
    'นักวิชาการเงินและบัญชีชำนาญการ',
    '42,860.00 บาท',
  ]);
});

it('says where the books state nothing, and never a zero in its place', async () => {
  answerEverything();
  const unknown = {
    share_stock: null,
    share_amount: null,
    period: null,
    share_paid_on: null,
    salary_amount: null,
  };
  network.use(answers('member_status', { rc_code: '1', data: [{ ...STATUS_ROW, ...unknown, email: null }] }));
  renderPortal('/member/status', { session: SOMYING });
  const { textContent } = await tile('ทุนเรือนหุ้น');
  expect(textContent).toContain('ไม่มีข้อมูล');
  expect(textContent).not.toContain('0.00');
  expect(screen.getAllByText('ไม่มีข้อมูล').length).toBeGreaterThan(2);
});

it('tells a new member what will stand in place of each figure', async () => {
  answerEverything();
  const nothing = {
    share_stock: null,
    share_amount: null,
    period: null,
    share_paid_on: null,
    deposit_balance: '0.00',
    deposit_account_count: 0,
    principal_balance: '0.00',
    loan_contract_count: 0,
  };
  network.use(answers('member_status', { rc_code: '1', data: [{ ...STATUS_ROW, ...nothing }] }));
  renderPortal('/member/status', { session: SOMYING });
  expect((await tile('ทุนเรือนหุ้น')).textContent).toBe('ทุนเรือนหุ้นแสดงหลังหักค่าหุ้นงวดแรก');
  expect((await tile('เงินฝาก')).textContent).toBe('เงินฝากแสดงเมื่อเปิดบัญชีเงินฝาก');
  expect((await tile('เงินกู้')).textContent).toBe('เงินกู้ยังไม่มีสัญญาเงินกู้');
});

it('shows a code that a cooperative added as it is', async () => {
  answerEverything();
  network.use(answers('member_status', { rc_code: '1', data: [{ ...STATUS_ROW, member_type: '07' }] }));
  renderPortal('/member/status', { session: SOMYING });
  expect(await screen.findByText('07')).toBeInstanceOf(HTMLElement);
});

it('stands as a skeleton while it loads', async () => {
  answerEverything();
  network.use(
    http.post('*/api/member/member_status', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/status', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
});

it('says what failed and tries again', async () => {
  answerEverything();
  network.use(
    answers('member_status', { error: 'ระบบขัดข้อง', message: 'x', code: 'internal' }, { status: 418 }),
  );
  const { user, store } = renderPortal('/member/status', { session: SOMYING });
  expect(await screen.findByText(asRead('ยังแสดงข้อมูลส่วนตัวไม่ได้'))).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(store.getState().ui.toasts).toHaveLength(1));
  network.use(answers('member_status', { rc_code: '1', data: [STATUS_ROW] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await tile('เงินฝาก')).toBeInstanceOf(HTMLElement);
});

it('says so when the register knows nothing of the member', async () => {
  answerEverything();
  network.use(answers('member_status', { rc_code: '1', data: [] }));
  renderPortal('/member/status', { session: SOMYING });
  expect(await screen.findByText(asRead('ยังไม่มีข้อมูลในทะเบียนสมาชิก'))).toBeInstanceOf(HTMLElement);
});

it.each([
  ['HTML', '<!doctype html>'],
  ['a list of nulls', '{"rc_code":"1","data":[null]}'],
  ['a list of texts', '{"rc_code":"1","data":["x"]}'],
  ['no list', '{"rc_code":"1","data":null}'],
])('treats %s as a failure and keeps head and menu', async (_what, text) => {
  answerEverything();
  network.use(http.post('*/api/member/member_status', () => HttpResponse.text(text)));
  renderPortal('/member/status', { session: SOMYING });
  expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
});

it('tells of a password that was set without the old one', async () => {
  answerEverything();
  const row = { ...STATUS_ROW, account_reset_at: '2026-11-19T03:04:00.000Z' };
  network.use(answers('member_status', { rc_code: '1', data: [row] }));
  renderPortal('/member/status', { session: SOMYING });
  const title = await screen.findByText(asRead('มีการตั้งรหัสผ่านใหม่'));
  expect(title.closest('[data-slot="alert"]')?.textContent).toMatch(
    /เมื่อ 19.พฤศจิกายน.2569.*10[:.]04.*หากไม่ใช่ท่าน แจ้งสหกรณ์ทันที/,
  );
});

it('says nothing of a password that its owner set', async () => {
  answerEverything();
  renderPortal('/member/status', { session: SOMYING });
  await tile('ทุนเรือนหุ้น');
  expect(screen.queryByText(asRead('มีการตั้งรหัสผ่านใหม่'))).toBeNull();
});

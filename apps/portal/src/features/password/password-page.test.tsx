import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const OLD = 'Sahakorn#2569';
const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';

const oldField = () => screen.findByLabelText('รหัสผ่านเดิม');
const newField = () => screen.getByLabelText('รหัสผ่านใหม่');
const submit = () => screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' });

function open() {
  mockAllCalls();
  return renderPortal('/member/password', { session: SOMYING });
}

async function fill(user: ReturnType<typeof renderPortal>['user'], oldPassword = OLD, newPassword = NEW) {
  await user.type(await oldField(), oldPassword);
  await user.type(newField(), newPassword);
}

/** The checklist: a tick or a circle, and the start of each rule. */
const ticks = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset['state'] !== undefined)
    .map((item) => `${item.dataset['state']} ${item.textContent?.slice(0, 12)}`);

it('welcomes password managers: whose password it is, which is old and which is new', async () => {
  const { user } = open();
  expect((await oldField()).getAttribute('autocomplete')).toBe('current-password');
  expect(newField().getAttribute('autocomplete')).toBe('new-password');
  const form = newField().closest('form');
  expect(form?.querySelector('[autocomplete="username"]')).toHaveProperty('value', '001234');
  await user.click(newField());
  await user.paste(NEW);
  expect(newField()).toHaveProperty('value', NEW);
  await user.click(screen.getByRole('button', { name: 'แสดง รหัสผ่านใหม่' }));
  expect(newField().getAttribute('type')).toBe('text');
});

it('ticks the rules off while the new password is typed, as the server would', async () => {
  const { user } = open();
  await oldField();
  expect(ticks()).toEqual(['unmet ยาว 12 ตัวขึ', 'unmet ไม่ใช่เลขสมา', 'unmet ไม่ใช่รหัสผ่', 'unmet ไม่ซ้ำกับรหั']);
  await user.type(newField(), '001234001234');
  expect(ticks().map((tick) => tick.split(' ')[0])).toEqual(['met', 'unmet', 'met', 'met']);
  await user.clear(newField());
  await user.type(newField(), 'Password1234');
  expect(ticks().map((tick) => tick.split(' ')[0])).toEqual(['met', 'met', 'unmet', 'met']);
  await user.type(await oldField(), 'Password1234');
  expect(ticks().map((tick) => tick.split(' ')[0])).toEqual(['met', 'met', 'unmet', 'unmet']);
});

it('sends nothing that breaks a rule, and says at the top and at the field what to do', async () => {
  const asked = vi.fn<() => void>();
  const { user } = open();
  network.use(
    http.post('*/api/member/member_pass', () => {
      asked();
      return HttpResponse.json({ rc_code: '1', data: [] });
    }),
  );
  await user.type(await screen.findByLabelText('รหัสผ่านใหม่'), 'สมหญิง');
  await user.click(submit());
  const summary = screen.getByRole('region', { name: 'ยังเปลี่ยนรหัสผ่านไม่ได้ มี 2 ช่องที่ต้องแก้' });
  expect(document.activeElement).toBe(summary);
  expect(newField().getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'กรอกรหัสผ่านเดิม' }));
  expect(document.activeElement).toBe(await oldField());
  expect(screen.getByRole('link', { name: /^รหัสผ่านใหม่ต้องยาว.+ และต้องไม่ใช่เลขสมาชิก/ })).toBeInstanceOf(
    HTMLElement,
  );
  // Corrected errors stay listed until the next attempt, so that the button stays under the pointer.
  await user.type(await oldField(), 'x');
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(asked).not.toHaveBeenCalled();
});

it('sends both passwords once, says so as the server does, and leaves nothing in the page', async () => {
  const sent: unknown[] = [];
  const { user, store } = open();
  network.use(
    http.post('*/api/member/member_pass', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ rc_code: '1', rc_des: 'เปลี่ยนรหัสผ่านแล้ว', data: [] });
    }),
  );
  await fill(user);
  await user.dblClick(submit());
  const done = await screen.findByText(visibleText(/เครื่องอื่นที่เข้าสู่ระบบไว้ถูกออกจากระบบทั้งหมด/));
  expect(document.activeElement?.contains(done)).toBe(true);
  expect(sent).toEqual([{ mem_password: NEW, mem_oldpassword: OLD }]);
  await waitFor(() =>
    expect(store.getState().ui.toasts).toMatchObject([{ tone: 'success', title: 'เปลี่ยนรหัสผ่านแล้ว' }]),
  );
  expect(screen.queryByLabelText('รหัสผ่านใหม่')).toBeNull();
  expect(document.body.innerHTML).not.toContain(NEW);
});

it('is where a member with a given password is led to, and sees nothing else until another is set', async () => {
  mockAllCalls();
  const refused = { error: 'กรุณาตั้งรหัสผ่าน', message: 'x', code: 'password_change_required' };
  const feeds = [
    'member_status',
    'lastupdate_bydepstatement',
    'member_dep',
    'auth/devices',
    'member_activity',
  ];
  network.use(...feeds.map((path) => memberHandler(path, refused, { status: 403 })));
  const { router, store, user } = renderPortal('/member/deposit', { session: SOMYING });
  expect(await screen.findByText(visibleText('ตั้งรหัสผ่านของท่านเองก่อนใช้งาน'))).toBeInstanceOf(HTMLElement);
  expect(router.state.location.pathname).toBe('/member/password');
  expect(store.getState().ui.toasts).toEqual([]);
  expect(screen.queryByRole('heading', { name: /อุปกรณ์|ประวัติ|ข้อมูลส่วนบุคคลของท่าน/ })).toBeNull();
  await fill(user);
  network.resetHandlers();
  mockAllCalls();
  network.use(memberHandler('member_pass', { rc_code: '1', rc_des: 'เปลี่ยนรหัสผ่านแล้ว', data: [] }));
  await user.click(submit());
  await screen.findAllByText(/^อัพเดทล่าสุดเมื่อ 19/);
  await user.click(await screen.findByRole('link', { name: 'ดูข้อมูลส่วนตัว' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/status'));
});

it.each([
  ['-1', 'รหัสผ่านเดิมไม่ถูกต้อง', 'รหัสผ่านเดิม', 'รหัสผ่านใหม่'],
  ['0', 'รหัสผ่านใหม่ต้องไม่ใช่วันเกิด', 'รหัสผ่านใหม่', 'รหัสผ่านเดิม'],
])(
  'shows the rc_des of %s as an error and at its field, and keeps what was typed',
  async (code, words, own, other) => {
    const { user, store } = open();
    network.use(memberHandler('member_pass', { rc_code: code, rc_des: words, data: [] }));
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('link', { name: words })).toBeInstanceOf(HTMLElement);
    await waitFor(() =>
      expect(store.getState().ui.toasts).toMatchObject([
        { tone: 'danger', title: 'Error', description: words, durationMs: 5000 },
      ]),
    );
    expect(screen.getByLabelText(own).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(other).getAttribute('aria-invalid')).not.toBe('true');
    expect([(await oldField()).getAttribute('value'), newField().getAttribute('value')]).toEqual([OLD, NEW]);
  },
);

it('counts down while attempts are locked', async () => {
  const { user } = open();
  const body = { error: 'รอ 30 วินาที', message: 'locked', code: 'locked', retry_after: 30 };
  network.use(memberHandler('member_pass', body, { status: 429 }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await fill(user);
  await user.click(submit());
  expect((await screen.findByRole('timer')).textContent).toBe('30 วินาที');
  const waiting = screen.getByRole('button', { name: /^รอ \d+ วินาที$/ });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(waiting);
});

it('says that the server cannot be reached', async () => {
  const { user, store } = open();
  network.use(http.post('*/api/member/member_pass', () => HttpResponse.error()));
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('link', { name: /^ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต/ })).toBeInstanceOf(
    HTMLElement,
  );
  await waitFor(() => expect(store.getState().ui.toasts).toMatchObject([{ title: 'ไม่สามารถเชื่อมต่อได้' }]));
});

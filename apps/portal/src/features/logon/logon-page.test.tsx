import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { CHALLENGE, challengeHandler, WORK_FIRST } from '../../../test/challenge-fixtures.ts';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { LOGIN_ANSWER, SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const WRONG = {
  error: 'เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง',
  message: 'the membership number or the password is wrong',
  code: 'invalid_credentials',
};

async function fill(user: ReturnType<typeof renderPortal>['user'], membershipNo: string, password: string) {
  await user.type(await screen.findByLabelText('เลขสมาชิก'), membershipNo);
  await user.type(screen.getByLabelText('รหัสผ่าน'), password);
}

function submit() {
  return screen.getByRole('button', { name: 'เข้าสู่ระบบ' });
}

it('names what is missing, in a summary that takes focus and at the fields', async () => {
  const { user } = renderPortal('/member/logon');
  await user.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบ' }));
  const summary = screen.getByRole('region', { name: 'ยังเข้าสู่ระบบไม่ได้ มี 2 ช่องที่ต้องแก้' });
  expect(document.activeElement).toBe(summary);
  expect(screen.getByLabelText('เลขสมาชิก').getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'กรอกรหัสผ่าน' }));
  expect(document.activeElement).toBe(screen.getByLabelText('รหัสผ่าน'));
});

it('removes an error while typing and validates again on blur', async () => {
  const { user } = renderPortal('/member/logon');
  await user.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบ' }));
  const password = screen.getByLabelText('รหัสผ่าน');
  await user.type(password, 'a');
  expect(password.getAttribute('aria-invalid')).not.toBe('true');
  await user.clear(password);
  expect(password.getAttribute('aria-invalid')).not.toBe('true');
  await user.tab();
  expect(password.getAttribute('aria-invalid')).toBe('true');
});

it('keeps the summary until the next attempt, so that the button stays under the pointer', async () => {
  const { user } = renderPortal('/member/logon');
  await user.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบ' }));
  await fill(user, '1234', 'a');
  const summary = screen.getByRole('region', { name: 'ยังเข้าสู่ระบบไม่ได้ มี 2 ช่องที่ต้องแก้' });
  expect(summary.querySelectorAll('li')).toHaveLength(2);
});

it('pads the number, sends it once however often the button is pressed, and remembers it if asked to', async () => {
  const sent: unknown[] = [];
  network.use(
    http.post('*/api/member/auth/login', async ({ request }) => {
      sent.push(await request.json());
      await new Promise((resolve) => setTimeout(resolve, 50));
      return HttpResponse.json(WRONG, { status: 401 });
    }),
  );
  const { user } = renderPortal('/member/logon');
  await fill(user, '1234', 'Sahakorn#2569');
  await user.click(screen.getByRole('checkbox', { name: 'จำการเข้าสู่ระบบไว้ในเครื่องนี้' }));
  await user.dblClick(submit());
  await screen.findByRole('region', { name: 'ยังเข้าสู่ระบบไม่ได้' });
  expect(sent).toEqual([
    { membership_no: '001234', mem_password: 'Sahakorn#2569', remember: true, recaptcha: '' },
  ]);
});

it('shows in the page and in a toast that number or password is wrong, and keeps the typed text', async () => {
  network.use(memberHandler('auth/login', WRONG, { status: 401 }));
  const { user, store } = renderPortal('/member/logon');
  await fill(user, '1234', 'wrong');
  await user.click(submit());
  const line = await screen.findByRole('link', { name: WRONG.error });
  expect(line).toBeInstanceOf(HTMLElement);
  await waitFor(() =>
    expect(store.getState().ui.toasts).toMatchObject([{ title: 'Error', description: WRONG.error }]),
  );
  expect(store.getState().ui.alert).toBeNull();
  expect(screen.getByLabelText('เลขสมาชิก')).toHaveProperty('value', '001234');
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', 'wrong');
});

it('counts down and sends nothing while attempts are locked', async () => {
  const asked = vi.fn<() => void>();
  network.use(
    http.post('*/api/member/auth/login', () => {
      asked();
      const body = { error: 'รอ 2 วินาที', message: 'locked', code: 'locked', retry_after: 2 };
      return HttpResponse.json(body, { status: 429 });
    }),
  );
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const { user } = renderPortal('/member/logon');
  await fill(user, '1234', 'wrong');
  await user.click(submit());
  expect((await screen.findByRole('timer')).textContent).toBe('2 วินาที');
  const waiting = screen.getByRole('button', { name: 'รอ 2 วินาที' });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(waiting);
  await user.click(waiting);
  expect(asked).toHaveBeenCalledOnce();
  now += 2000;
  expect(await screen.findByText(visibleText('ลองเข้าสู่ระบบได้อีกครั้งแล้ว'))).toBeInstanceOf(HTMLElement);
  expect(submit()).toBe(waiting);
  expect(document.activeElement).toBe(waiting);
});

it('solves a challenge and resends the same values by itself', async () => {
  const sent: string[] = [];
  const asked: unknown[] = [];
  network.use(
    http.post('*/api/member/auth/login', async ({ request }) => {
      const { recaptcha } = (await request.json()) as { recaptcha: string };
      sent.push(recaptcha);
      return recaptcha === ''
        ? HttpResponse.json(WORK_FIRST, { status: 403 })
        : HttpResponse.json(WRONG, { status: 401 });
    }),
    challengeHandler(asked),
  );
  const { user, store } = renderPortal('/member/logon');
  await fill(user, '1234', 'wrong');
  await user.click(submit());
  await screen.findByRole('link', { name: WRONG.error });
  expect(asked).toEqual([{ purpose: 'login', membership_no: '001234' }]);
  expect(JSON.parse(atob(sent[1] ?? ''))).toMatchObject({
    challenge: CHALLENGE,
    solution: { derivedKey: expect.stringMatching(/^0[0-9a-f]{63}$/) },
  });
  expect(store.getState().ui.toasts).toMatchObject([{ title: 'Error', description: WRONG.error }]);
});

it('stops after several challenges', async () => {
  const asked: unknown[] = [];
  network.use(memberHandler('auth/login', WORK_FIRST, { status: 403 }), challengeHandler(asked));
  const { user } = renderPortal('/member/logon');
  await fill(user, '1234', 'x');
  await user.click(submit());
  expect(await screen.findByRole('link', { name: WORK_FIRST.error })).toBeInstanceOf(HTMLElement);
  expect(asked).toHaveLength(3);
});

it('shows an error if no challenge can be loaded', async () => {
  network.use(
    memberHandler('auth/login', WORK_FIRST, { status: 403 }),
    http.post('*/api/info/challenge', () => HttpResponse.error()),
  );
  const { user } = renderPortal('/member/logon');
  await fill(user, '1234', 'x');
  await user.click(submit());
  expect(await screen.findByRole('link', { name: /^ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต/ })).toBeInstanceOf(
    HTMLElement,
  );
});

it('says that the server cannot be reached', async () => {
  network.use(http.post('*/api/member/auth/login', () => HttpResponse.error()));
  const { user, store } = renderPortal('/member/logon');
  await fill(user, '1234', 'x');
  await user.click(submit());
  expect(await screen.findByRole('link', { name: /^ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต/ })).toBeInstanceOf(
    HTMLElement,
  );
  await waitFor(() => expect(store.getState().ui.toasts).toMatchObject([{ title: 'ไม่สามารถเชื่อมต่อได้' }]));
});

it('shows that the member is already signed in', async () => {
  renderPortal('/member/logon', { session: SOMYING });
  expect(await screen.findByText(visibleText('เข้าสู่ระบบอยู่แล้ว'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'ดูข้อมูลส่วนตัว' })).toHaveProperty('pathname', '/member/status');
});

it('redirects to the password reset if the cooperative requires one, and gives the reason', async () => {
  const body = { error: 'ต้องตั้งรหัสผ่านใหม่', message: 'x', code: 'password_reset_required' };
  network.use(memberHandler('auth/login', body, { status: 403 }));
  const from = { pathname: '/member/deposit', search: '', hash: '' };
  const { user, router } = renderPortal('/member/logon', { state: { from } });
  await fill(user, '1234', 'x');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('ต้องตั้งรหัสผ่านใหม่ก่อนเข้าสู่ระบบ');
  expect(router.state.location).toMatchObject({ pathname: '/member/forget', state: { from } });
  expect(screen.getByLabelText('เลขสมาชิก')).toHaveProperty('value', '001234');
});

it('remembers the number, and never the password, of a member who asked to be remembered', async () => {
  mockAllCalls();
  const { user } = renderPortal('/member/logon');
  await fill(user, '1234', 'Sahakorn#2569');
  await user.click(screen.getByRole('checkbox', { name: 'จำการเข้าสู่ระบบไว้ในเครื่องนี้' }));
  await user.click(submit());
  await screen.findByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว นางสมหญิง ใจดี' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Sahakorn#2569');
  cleanup();
  localStorage.removeItem('user');
  const next = renderPortal('/member/logon');
  expect(await screen.findByLabelText('เลขสมาชิก')).toHaveProperty('value', '001234');
  const box = screen.getByRole('checkbox', { name: 'จำการเข้าสู่ระบบไว้ในเครื่องนี้' });
  expect(box).toHaveProperty('checked', true);
  await next.user.type(screen.getByLabelText('รหัสผ่าน'), 'x');
  await next.user.click(box);
  await next.user.click(submit());
  await screen.findByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว นางสมหญิง ใจดี' });
  cleanup();
  renderPortal('/member/logon');
  expect(await screen.findByLabelText('เลขสมาชิก')).toHaveProperty('value', '');
});

it('stores exactly the fields of the response', async () => {
  mockAllCalls();
  network.use(memberHandler('auth/login', { ...LOGIN_ANSWER, id_card: '1100200300412', salary: '42860.00' }));
  const { user } = renderPortal('/member/logon');
  await fill(user, '1234', 'x');
  await user.click(submit());
  await waitFor(() => expect(localStorage.getItem('user')).not.toBeNull());
  expect(Object.keys(JSON.parse(localStorage.getItem('user') ?? '{}')).toSorted()).toEqual([
    'member',
    'membership_no',
    'token',
  ]);
});

it('links to the verification of documents', async () => {
  renderPortal('/member/logon');
  expect(await screen.findByRole('link', { name: 'ตรวจสอบว่าเอกสารตรงกับต้นฉบับ' })).toHaveProperty(
    'pathname',
    '/verify',
  );
});

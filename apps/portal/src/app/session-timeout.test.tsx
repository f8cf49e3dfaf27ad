import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import { waitForCalls } from '../../test/wait-for-calls.ts';
import { LOGIN_ANSWER, SOMYING } from '../../test/member-fixtures.ts';
import { UNAUTHORIZED, mockAllCalls, memberHandler, network } from '../../test/mock-server.ts';
import { sessionExpiryReceived } from '../lib/session/session-actions.ts';

const SESSION_OVER = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
const MINUTE = 60_000;
const USER = { rc_code: '1', data: [{ membership_no: '001234', member: LOGIN_ANSWER.member }] };

// Fakes only the clocks that measure the session; the network uses real timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  mockAllCalls();
});

function expiryHeaders(expiresIn: number, endsIn: number) {
  return { headers: { 'x-session-expires-in': String(expiresIn), 'x-session-ends-in': String(endsIn) } };
}

function advance(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const warning = () => screen.queryByRole('alertdialog');

/** Waits for the warning dialog and returns it. */
async function findWarning(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
  return dialog;
}

async function openStatus({ expiresIn = 900, endsIn = 28_800 } = {}) {
  const portal = renderPortal('/member/status', { session: SOMYING });
  await screen.findByText('486,500.00');
  // Every response renews the session, so none may arrive after its lifetime is set.
  await waitForCalls(portal.store);
  act(() => {
    portal.store.dispatch(sessionExpiryReceived({ token: SOMYING.token, left: { expiresIn, endsIn } }));
  });
  return portal;
}

describe('two minutes before the end', () => {
  it('warns, but not earlier', async () => {
    await openStatus();
    advance(12.9 * MINUTE);
    expect(warning()).toBeNull();
    advance(0.1 * MINUTE);
    const dialog = await findWarning('ใกล้หมดเวลาเข้าสู่ระบบ');
    expect(within(dialog).getByRole('timer').textContent).toBe('2\u00A0นาที');
    advance(MINUTE);
    expect(within(dialog).getByRole('status').textContent).toBe('เหลือเวลาอีก 1\u00A0นาที');
  });

  it('extends the session as the server says, and keeps the screen', async () => {
    const { user, router } = await openStatus();
    network.use(memberHandler('auth/getAuthUser', USER, expiryHeaders(900, 28_000)));
    advance(13.5 * MINUTE);
    await user.click(
      within(await findWarning('ใกล้หมดเวลาเข้าสู่ระบบ')).getByRole('button', { name: 'ใช้งานต่อ' }),
    );
    await waitFor(() => expect(warning()).toBeNull());
    expect(router.state.location.pathname).toBe('/member/status');
    expect(screen.getByText('486,500.00')).toBeInstanceOf(HTMLElement);
    advance(12.9 * MINUTE);
    expect(warning()).toBeNull();
  });

  it('shows a failed extension, keeps counting, and allows a retry', async () => {
    const { user } = await openStatus();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.use(http.post('*/auth/getAuthUser', () => HttpResponse.error(), { once: true }));
    advance(14 * MINUTE);
    const dialog = await findWarning('ใกล้หมดเวลาเข้าสู่ระบบ');
    await user.click(within(dialog).getByRole('button', { name: 'ใช้งานต่อ' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('ยังต่อเวลาไม่ได้');
    await user.click(within(dialog).getByRole('button', { name: 'ใช้งานต่อ' }));
    await waitFor(() => expect(warning()).toBeNull());
  });

  it('blames the server for a server error, not the connection', async () => {
    const { user } = await openStatus();
    const failure = { error: 'ขัดข้อง', code: 'internal', retry_after: 60 };
    network.use(memberHandler('auth/getAuthUser', failure, { status: 500 }));
    advance(14 * MINUTE);
    const dialog = await findWarning('ใกล้หมดเวลาเข้าสู่ระบบ');
    await user.click(within(dialog).getByRole('button', { name: 'ใช้งานต่อ' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('ระบบสหกรณ์ขัดข้องชั่วคราว');
    expect(alert.textContent).not.toContain('ตรวจสอบอินเทอร์เน็ต');
  });

  it('closes if another tab renews the session', async () => {
    const { store } = await openStatus();
    advance(14 * MINUTE);
    await findWarning('ใกล้หมดเวลาเข้าสู่ระบบ');
    act(() => {
      const left = { expiresIn: 900, endsIn: 28_000 };
      store.dispatch(sessionExpiryReceived({ token: SOMYING.token, left, elsewhere: true }));
    });
    expect(warning()).toBeNull();
  });

  it('at the absolute limit says once that the member must sign in again', async () => {
    const { user } = await openStatus({ expiresIn: 300, endsIn: 300 });
    advance(3 * MINUTE);
    const dialog = await findWarning('ใกล้ครบเวลาเข้าสู่ระบบครั้งนี้');
    await user.click(within(dialog).getByRole('button', { name: 'รับทราบ' }));
    expect(warning()).toBeNull();
    advance(MINUTE);
    expect(warning()).toBeNull();
  });
});

describe('at the end', () => {
  const logonScreen = () => screen.findByLabelText<HTMLInputElement>('เลขสมาชิก');

  it('redirects to the logon screen with the alert, the return path and the membership number', async () => {
    const { router } = await openStatus();
    network.use(memberHandler('auth/getAuthUser', UNAUTHORIZED, { status: 400 }));
    advance(15 * MINUTE);
    expect((await logonScreen()).value).toBe('001234');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([SESSION_OVER]);
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/member/status' } });
    expect(document.body.textContent).not.toContain('486,500.00');
  });

  it('redirects offline too', async () => {
    await openStatus();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.use(http.post('*/auth/getAuthUser', () => HttpResponse.error()));
    advance(15 * MINUTE);
    await logonScreen();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('trusts the server if the session lasts longer, such as after a clock jump', async () => {
    const { store } = await openStatus();
    network.use(memberHandler('auth/getAuthUser', USER, expiryHeaders(700, 28_000)));
    act(() => {
      vi.setSystemTime(Date.now() + 24 * 60 * MINUTE);
      vi.advanceTimersByTime(1000);
    });
    await waitFor(() => expect(store.getState().session.expiry).toMatchObject({ expiresIn: 700_000 }));
    expect(warning()).toBeNull();
    expect(store.getState().session.user).not.toBeNull();
  });

  it('prefills nothing after the member signed out', async () => {
    const { user } = await openStatus();
    const [signOut] = screen.getAllByRole('button', { name: 'ออกจากระบบ' });
    if (!signOut) throw new Error('no way out');
    await user.click(signOut);
    expect((await logonScreen()).value).toBe('');
  });
});

it('never warns if the back end sends no session lifetime', async () => {
  renderPortal('/member/status', { session: SOMYING });
  await screen.findByText('486,500.00');
  advance(60 * MINUTE);
  expect(warning()).toBeNull();
});

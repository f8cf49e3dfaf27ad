import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { visibleText } from '../../test/visible-text.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { patterns } from '../lib/paths.ts';
import { screens } from './screens.ts';
import { SOMYING } from '../../test/member-fixtures.ts';
import { UNAUTHORIZED, mockAllCalls, memberHandler, network } from '../../test/mock-server.ts';

const SESSION_OVER = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

function heading(name: string) {
  return screen.findByRole('heading', { level: 1, name });
}

/** The logon screen, not the splash screen with the same text. */
function logonScreen() {
  return screen.findByLabelText('เลขสมาชิก');
}

async function signIn(user: ReturnType<typeof renderPortal>['user']) {
  await user.type(await logonScreen(), '1234');
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'Sahakorn#2569');
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
}

describe('someone who is not signed in', () => {
  it('is redirected to the logon screen and, once signed in, to the requested location', async () => {
    mockAllCalls();
    const { router, user } = renderPortal('/member/dep_statement/0100012345?from=2026-10-01#foot');
    await logonScreen();
    expect(router.state.location.pathname).toBe('/member/logon');
    await signIn(user);
    await heading('รายการเคลื่อนไหวเงินฝาก');
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/member/dep_statement/0100012345?from=2026-10-01#foot');
  });

  it.each([
    ['another host', { pathname: '//evil.example/member/deposit', search: '', hash: '' }],
    ['an unknown page', { pathname: '/nowhere', search: '', hash: '' }],
    ['nothing', undefined],
  ])('is led to the member’s own page when %s was kept', async (_what, from) => {
    mockAllCalls();
    const { router, user } = renderPortal('/member/logon', { state: { from } });
    await signIn(user);
    await heading('ข้อมูลส่วนตัว นางสมหญิง ใจดี');
    expect(router.state.location.pathname).toBe('/member/status');
  });

  it('never causes a call of the member area', async () => {
    const called = vi.fn<(url: string) => void>();
    network.use(
      http.all('*/api/*', ({ request }) => {
        // A call with a token is a late one of the previous test.
        if (!request.headers.has('Authorization')) called(request.url);
        return HttpResponse.error();
      }),
    );
    renderPortal('/member/status');
    await logonScreen();
    expect(called).not.toHaveBeenCalled();
  });
});

it('leads / to the home page', async () => {
  mockAllCalls();
  const { router } = renderPortal('/');
  await heading('สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด');
  expect(router.state.location.pathname).toBe('/home');
  expect(document.title).toBe('สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด');
});

it('shows the not-found page for any other address', async () => {
  renderPortal('/nowhere');
  expect(await screen.findByText('ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'กลับหน้าหลัก' })).toHaveProperty('pathname', '/home');
});

describe('the member layout', () => {
  it('shows names, member, last update and the menu in its order', async () => {
    mockAllCalls();
    renderPortal('/member/deposit', { session: SOMYING });
    await heading('เงินฝาก');
    // One for the screen and one for print.
    expect(await screen.findAllByText(/^อัพเดทล่าสุดเมื่อ 19\sพฤศจิกายน\s2569$/)).toHaveLength(2);
    expect(screen.getAllByText(visibleText('สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด')).length).toBeGreaterThan(0);
    expect(screen.getByText('Example Savings and Credit Cooperative, Limited')).toBeDefined();
    const [menu] = screen.getAllByRole('navigation', { name: 'เมนูสมาชิก' });
    if (!menu) throw new Error('no menu');
    const entries = within(menu)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries).toEqual([
      'ข้อมูลส่วนตัว',
      'ทะเบียนหุ้น',
      'เงินกู้',
      'เงินฝาก',
      'ใบเสร็จ/ใบแจ้งหนี้',
      'การค้ำประกัน',
      'ปันผลเฉลี่ยคืน',
      'ผู้รับโอนประโยชน์',
      'เปลี่ยนรหัสผ่าน',
      'ออกจากระบบ',
      'กลับหน้าหลัก',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('เงินฝาก');
  });

  it('names the page in the browser’s tab and moves focus to its heading', async () => {
    mockAllCalls();
    const { user } = renderPortal('/member/status', { session: SOMYING });
    await heading('ข้อมูลส่วนตัว นางสมหญิง ใจดี');
    expect(document.title).toBe('ข้อมูลส่วนตัว · สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด');
    await user.click(await screen.findByRole('link', { name: 'ดูเงินฝาก' }));
    const next = await heading('เงินฝาก');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(document.title).toBe('เงินฝาก · สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด');
  });

  it('reloads the current user at a change of route and ignores a failure', async () => {
    mockAllCalls();
    const asked = vi.fn<() => void>();
    network.use(
      http.post('*/api/member/auth/getAuthUser', () => {
        asked();
        return HttpResponse.json({ error: 'ขัดข้อง', message: 'x', code: 'internal' }, { status: 404 });
      }),
    );
    const { user, store } = renderPortal('/member/status', { session: SOMYING });
    await user.click(await screen.findByRole('link', { name: 'ดูเงินฝาก' }));
    await heading('เงินฝาก');
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(store.getState().ui.toasts).toEqual([]);
    expect(store.getState().session.user).not.toBeNull();
  });

  it('shows that the member area is closed while it is disabled', async () => {
    mockAllCalls();
    renderPortal('/member/status', { session: SOMYING, config: { memberAreaOpen: false } });
    expect(await screen.findByText('ระบบสมาชิกปิดปรับปรุงชั่วคราว')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the terms check', () => {
  it('sends a member who has not accepted them to the welcome screen, without an error', async () => {
    mockAllCalls();
    network.use(
      memberHandler('termofconditional', {
        rc_code: '0',
        data: [{ version: 3, title: 'ข้อกำหนดฉบับใหม่', body_html: '<p>อ่านก่อน</p>' }],
      }),
      memberHandler(
        'member_status',
        { error: 'กรุณายอมรับ', message: 'x', code: 'terms_required' },
        { status: 403 },
      ),
    );
    const { router, store } = renderPortal('/member/status', { session: SOMYING });
    await heading('ยินดีต้อนรับ');
    expect(router.state.location.pathname).toBe('/member/welcome');
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it.each([
    ['a refusal with nothing but words', { rc_code: '0', rc_des: 'กรุณายอมรับข้อกำหนด' }],
    ['a version as text', { rc_code: '0', data: [{ version: '3', title: 'ข้อกำหนดฉบับใหม่', body_html: '' }] }],
    ['an answer without a code', { data: [] }],
    ['a code of null', { rc_code: null, data: [] }],
  ])('leads to the welcome screen after %s', async (_what, refusal) => {
    mockAllCalls();
    network.use(http.post('*/api/member/termofconditional', () => HttpResponse.json(refusal)));
    const { router } = renderPortal('/member/status', { session: SOMYING });
    await heading('ยินดีต้อนรับ');
    expect(router.state.location.pathname).toBe('/member/welcome');
  });

  it('blames the server for a server error, not the connection', async () => {
    mockAllCalls();
    const failure = { error: 'ขออภัย ระบบขัดข้อง', code: 'internal', retry_after: 60, request_id: 'B7-2214' };
    network.use(memberHandler('termofconditional', failure, { status: 500 }));
    renderPortal('/member/deposit', { session: SOMYING });
    const fault = await screen.findByText(visibleText('ยังแสดงข้อกำหนดไม่ได้'));
    const panel = fault.closest('[data-slot="error-state"]')?.textContent;
    expect(panel).toContain('ระบบสหกรณ์ขัดข้องชั่วคราว อินเทอร์เน็ตของท่านใช้งานได้ปกติ');
    expect(panel).toMatch(/ลองแล้ว 1\sครั้ง เมื่อ \d.*แจ้งเลขเหตุ B7-2214/);
    expect(panel).not.toContain('ไม่สามารถเชื่อมต่อได้');
  });

  it('offers a retry if the check failed, and stays on the screen', async () => {
    mockAllCalls();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.use(http.post('*/api/member/termofconditional', () => HttpResponse.error()));
    const { router, user } = renderPortal('/member/deposit', { session: SOMYING });
    const retry = await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
    expect(router.state.location.pathname).toBe('/member/deposit');
    network.use(memberHandler('termofconditional', { rc_code: '1', data: [] }));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /ดูรายการเคลื่อนไหว/ })).toBeInstanceOf(HTMLElement);
  });
});

describe('a session that ends under the member', () => {
  it('redirects to the logon screen once, with one alert and the return path', async () => {
    mockAllCalls();
    network.use(http.post('*/api/member/*', () => HttpResponse.json(UNAUTHORIZED, { status: 401 })));
    const { router } = renderPortal('/member/dep_statement/0100012345', { session: SOMYING });
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await logonScreen();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([SESSION_OVER]);
    expect(visited.filter((path) => path === '/member/logon').length).toBeGreaterThan(0);
    expect(router.state.location.state).toMatchObject({
      from: { pathname: '/member/dep_statement/0100012345' },
    });
    expect(localStorage.getItem('user')).toBeNull();
  });
});

it('stays usable when one screen breaks', async () => {
  mockAllCalls();
  const deposit = screens.find(({ path }) => path === patterns.deposit);
  if (!deposit) throw new Error('no route');
  vi.spyOn(deposit.lazy, 'Component').mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = renderPortal('/member/deposit', { session: SOMYING });
  expect(await screen.findByText(visibleText('หน้านี้แสดงไม่ได้'))).toBeInstanceOf(HTMLElement);
  const [menu] = screen.getAllByRole('navigation', { name: 'เมนูสมาชิก' });
  if (!menu) throw new Error('no menu');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'กลับหน้าหลัก' })).toHaveProperty(
    'pathname',
    '/home',
  );
  await user.click(within(menu).getByRole('link', { name: 'ข้อมูลส่วนตัว' }));
  expect(await screen.findByText('486,500.00')).toBeInstanceOf(HTMLElement);
});

it('opens a screen whose code failed to load offline once the connection returns', async () => {
  mockAllCalls();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const deposit = screens.find(({ path }) => path === patterns.deposit);
  if (!deposit) throw new Error('no route');
  vi.spyOn(deposit.lazy, 'Component').mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  const { user } = renderPortal('/member/deposit', { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the form busy after sign-in until the next screen is loaded', async () => {
  mockAllCalls();
  const status = screens.find(({ path }) => path === patterns.status);
  if (!status) throw new Error('no route');
  const Component = await status.lazy.Component();
  const code = Promise.withResolvers<typeof Component>();
  vi.spyOn(status.lazy, 'Component').mockReturnValue(code.promise);
  const { store, user } = renderPortal('/member/logon');
  await user.type(await screen.findByLabelText('เลขสมาชิก'), '1234');
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'Sahakorn#2569');
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  await waitFor(() => expect(store.getState().session.user).not.toBeNull());
  expect(screen.getByRole('button', { name: /กำลังเข้าสู่ระบบ/ }).getAttribute('aria-disabled')).toBe('true');
  code.resolve(Component);
  await screen.findByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว นางสมหญิง ใจดี' });
  expect(screen.queryByLabelText('รหัสผ่าน')).toBeNull();
});

describe('signing out', () => {
  it('removes all member data and the return path', async () => {
    mockAllCalls();
    const { router, user } = renderPortal('/member/status', { session: SOMYING });
    expect(await screen.findByText('486,500.00')).toBeInstanceOf(HTMLElement);
    const [signOut] = screen.getAllByRole('button', { name: 'ออกจากระบบ' });
    if (!signOut) throw new Error('no way out');
    await user.click(signOut);
    await logonScreen();
    expect(router.state.location.state).toBeNull();
    expect(document.body.textContent).not.toContain('สมหญิง');
    expect(document.body.textContent).not.toContain('486,500.00');
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('shows the message of the server', async () => {
    mockAllCalls();
    network.use(memberHandler('auth/logout', { rc_code: '1', message: 'ออกจากระบบเรียบร้อยแล้ว', data: [] }));
    const { user, store } = renderPortal('/member/status', { session: SOMYING });
    const [signOut] = await screen.findAllByRole('button', { name: 'ออกจากระบบ' });
    await user.click(signOut as HTMLElement);
    await waitFor(() =>
      expect(store.getState().ui.toasts).toMatchObject([{ title: 'ออกจากระบบเรียบร้อยแล้ว' }]),
    );
  });

  it('shows why the server could not end the session', async () => {
    mockAllCalls();
    const failure = { error: 'ขออภัย ระบบขัดข้อง', message: 'x', code: 'internal' };
    network.use(memberHandler('auth/logout', failure, { status: 500 }));
    const { user, store } = renderPortal('/member/status', { session: SOMYING });
    const [signOut] = await screen.findAllByRole('button', { name: 'ออกจากระบบ' });
    await user.click(signOut as HTMLElement);
    await waitFor(() =>
      expect(store.getState().ui.toasts).toMatchObject([{ title: 'Error', description: failure.error }]),
    );
    expect(store.getState().session.user).toBeNull();
  });
});

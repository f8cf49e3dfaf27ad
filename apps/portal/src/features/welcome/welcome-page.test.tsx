import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const SESSION_OVER = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

const TERMS = {
  rc_code: '0',
  data: [{ version: 3, title: 'ข้อกำหนดฉบับที่สาม', body_html: '<h2>ข้อ 1</h2><p>รักษารหัสผ่าน</p>' }],
};

it('shows the terms as the cooperative wrote them', async () => {
  mockAllCalls();
  network.use(memberHandler('termofconditional', TERMS));
  renderPortal('/member/welcome', { session: SOMYING });
  expect(await screen.findByRole('heading', { name: 'ข้อกำหนดฉบับที่สาม' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { name: 'ข้อ 1' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('รักษารหัสผ่าน')).toBeInstanceOf(HTMLElement);
});

it('blames no connection where the terms cannot be read', async () => {
  mockAllCalls();
  network.use(
    memberHandler('termofconditional', { rc_code: '0', data: [{ version: 3, title: 'ก', body_html: null }] }),
  );
  renderPortal('/member/welcome', { session: SOMYING });
  const fault = await screen.findByText(visibleText('ยังแสดงข้อกำหนดไม่ได้'));
  expect(fault.closest('[role="alert"]')?.textContent).toContain('ระบบสหกรณ์ขัดข้องชั่วคราว');
  expect(screen.queryByText(visibleText(/ไม่สามารถเชื่อมต่อได้/))).toBeNull();
});

it('accepts the version that was read and goes on to the location asked for', async () => {
  mockAllCalls();
  const accepted: unknown[] = [];
  network.use(
    memberHandler('termofconditional', TERMS),
    http.post('*/api/member/termofconditional/accept', async ({ request }) => {
      accepted.push(await request.json());
      return HttpResponse.json({ rc_code: '1', data: [] });
    }),
  );
  const { router, user } = renderPortal('/member/deposit', { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: 'ยอมรับข้อกำหนดและเงื่อนไข' }));
  await screen.findByRole('heading', { level: 1, name: 'เงินฝาก' });
  expect(accepted).toEqual([{ version: 3 }]);
  expect(router.state.location.pathname).toBe('/member/deposit');
  expect(await screen.findByRole('link', { name: /ดูรายการเคลื่อนไหว/ })).toBeInstanceOf(HTMLElement);
});

it('stays when the acceptance fails', async () => {
  mockAllCalls();
  network.use(
    memberHandler('termofconditional', TERMS),
    memberHandler('termofconditional/accept', { rc_code: '0', rc_des: 'มีฉบับใหม่กว่า', data: [] }),
  );
  const { router, user, store } = renderPortal('/member/welcome', { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: 'ยอมรับข้อกำหนดและเงื่อนไข' }));
  await waitFor(() => expect(store.getState().ui.toasts).toMatchObject([{ description: 'มีฉบับใหม่กว่า' }]));
  expect(router.state.location.pathname).toBe('/member/welcome');
});

it('lets a member leave instead', async () => {
  mockAllCalls();
  network.use(memberHandler('termofconditional', TERMS));
  const { user } = renderPortal('/member/welcome', { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: 'ออกจากระบบ' }));
  await screen.findByLabelText('เลขสมาชิก');
  expect(localStorage.getItem('user')).toBeNull();
});

it('offers the way on to a member who has accepted them', async () => {
  mockAllCalls();
  renderPortal('/member/welcome', { session: SOMYING });
  expect(await screen.findByRole('link', { name: 'เข้าสู่ระบบสมาชิก' })).toHaveProperty(
    'pathname',
    '/member/status',
  );
});

it('says so when there are no terms to accept', async () => {
  mockAllCalls();
  network.use(memberHandler('termofconditional', { rc_code: '0', data: [] }));
  renderPortal('/member/welcome', { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังไม่มีข้อกำหนดให้ยอมรับ'))).toBeInstanceOf(HTMLElement);
});

describe('the session check', () => {
  async function alertWords() {
    await screen.findByLabelText('เลขสมาชิก');
    return screen.getAllByRole('alert').map(({ textContent }) => textContent);
  }

  it.each([{ rc_code: '0', data: [] }, {}])(
    'signs out with the specification’s alert after %j',
    async (refusal) => {
      mockAllCalls();
      network.use(memberHandler('termofconditional', TERMS), memberHandler('auth/getAuthUser', refusal));
      renderPortal('/member/welcome', { session: SOMYING });
      expect(await alertWords()).toEqual([SESSION_OVER]);
      expect(localStorage.getItem('user')).toBeNull();
    },
  );

  it('signs out with the same alert when the server answers 400', async () => {
    mockAllCalls();
    const body = { error: SESSION_OVER, message: 'x', code: 'unauthorized' };
    network.use(
      memberHandler('termofconditional', TERMS),
      memberHandler('auth/getAuthUser', body, { status: 400 }),
    );
    renderPortal('/member/welcome', { session: SOMYING });
    expect(await alertWords()).toEqual([SESSION_OVER]);
  });

  it('signs out with " catch" behind it when the call itself fails', async () => {
    mockAllCalls();
    network.use(
      memberHandler('termofconditional', TERMS),
      memberHandler('auth/getAuthUser', {}, { status: 404 }),
    );
    renderPortal('/member/welcome', { session: SOMYING });
    expect(await alertWords()).toEqual([`${SESSION_OVER} catch`]);
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('tries twice more after 503 before it gives up, and not at all when the second try is answered', async () => {
    mockAllCalls();
    const asked = vi.fn<() => void>();
    network.use(
      memberHandler('termofconditional', TERMS),
      http.post('*/api/member/auth/getAuthUser', () => {
        asked();
        if (asked.mock.calls.length < 3) return HttpResponse.json({}, { status: 503 });
        return HttpResponse.json({
          rc_code: '1',
          data: [
            { membership_no: '001234', member: { prename: 'นาง', member_name: 'ส', member_surname: 'จ' } },
          ],
        });
      }),
    );
    const { store } = renderPortal('/member/welcome', { session: SOMYING });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
    await screen.findByRole('heading', { name: 'ข้อกำหนดฉบับที่สาม' });
    expect(store.getState().session.user).not.toBeNull();
    expect(store.getState().ui.toasts).toEqual([]);
  });
});

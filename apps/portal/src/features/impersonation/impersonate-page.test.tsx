import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { LOGIN_ANSWER, SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, network } from '../../../test/mock-server.ts';
import { readSession } from '../../lib/session/session-storage.ts';

const STAFF = 'วราภรณ์ สุขใจ';
const OFFICER = { ...SOMYING, token: 'token-of-the-officer', impersonator: STAFF };

function linkIs(state: 'good' | 'used'): { count: () => number } {
  mockAllCalls();
  let asked = 0;
  network.use(
    http.get('*/admin/impersonate/auth/member', () => {
      asked += 1;
      return state === 'good'
        ? HttpResponse.json({ ...LOGIN_ANSWER, token: OFFICER.token, expires_in: 900, impersonator: STAFF })
        : HttpResponse.json(
            { error: 'ท่านไม่มีสิทธิ์ทำรายการนี้', message: 'x', code: 'forbidden' },
            { status: 403 },
          );
    }),
  );
  return { count: () => asked };
}

const bar = () => screen.findByRole('region', { name: 'การดูข้อมูลแทนสมาชิก' });

it('opens the member’s page for an officer under a notice bar; the link works once', async () => {
  const asked = linkIs('good');
  const { store, router } = renderPortal('/member/impersonate');
  expect((await bar()).textContent).toContain(`เจ้าหน้าที่ ${STAFF} กำลังดูข้อมูลแทน สมหญิง ใจดี`);
  expect((await bar()).textContent).toContain('เหลือ 15');
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/status'));
  expect(store.getState().session.user).toMatchObject({ token: OFFICER.token, impersonator: STAFF });
  expect(readSession()).toMatchObject({ impersonator: STAFF });
  expect(asked.count()).toBe(1);
});

it('replaces an existing session', async () => {
  linkIs('good');
  const { store, router } = renderPortal('/member/impersonate', { session: SOMYING });
  await bar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/status'));
  expect(store.getState().session.user?.token).toBe(OFFICER.token);
});

it('reports an expired link without signing in', async () => {
  linkIs('used');
  const { store } = renderPortal('/member/impersonate');
  expect(await screen.findByText(visibleText('เปิดดูข้อมูลแทนสมาชิกไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).toBeNull();
  expect(readSession()).toBeNull();
});

it.each(['/home', '/member/deposit', '/member/logon'])('shows the bar on %s', async (path) => {
  mockAllCalls();
  renderPortal(path, { session: OFFICER });
  expect((await bar()).textContent).toContain('ดูได้อย่างเดียว');
});

it('ends by its button, which signs out', async () => {
  mockAllCalls();
  const tokens: (string | null)[] = [];
  network.use(
    http.post('*/api/member/auth/logout', ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return HttpResponse.json({ rc_code: '1', message: 'x', data: [] });
    }),
  );
  const { store, user } = renderPortal('/member/deposit', { session: OFFICER });
  await user.click(await screen.findByRole('button', { name: 'จบการดู' }));
  await waitFor(() => expect(tokens).toEqual([`Bearer ${OFFICER.token}`]));
  expect(store.getState().session.user).toBeNull();
  expect(screen.queryByRole('region', { name: 'การดูข้อมูลแทนสมาชิก' })).toBeNull();
});

it('is not shown to members', async () => {
  mockAllCalls();
  renderPortal('/member/deposit', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'เงินฝาก' });
  expect(screen.queryByRole('region', { name: 'การดูข้อมูลแทนสมาชิก' })).toBeNull();
});

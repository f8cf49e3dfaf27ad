import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { sessionEnded } from '../lib/session/session-actions.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { SOMYING, STATUS_ROW } from '../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../test/mock-server.ts';

const PICTURE = '/api/member/member_picture/portrait-a1b2.jpg';

const SHOWN = 'blob:picture';
let created: MockInstance;
let revoked: MockInstance;

beforeEach(() => {
  created = vi.spyOn(URL, 'createObjectURL').mockReturnValue(SHOWN);
  revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const pictures = () =>
  [...document.querySelectorAll('[data-slot="avatar"] img')].map((image) => image.getAttribute('src'));

function countStatusCalls(): () => number {
  const asked = vi.fn<() => void>();
  network.use(
    http.post('*/api/member/member_status', () => {
      asked();
      return HttpResponse.json({ rc_code: '1', data: [{ ...STATUS_ROW, picture_url: PICTURE }] });
    }),
    http.get(`*${PICTURE}`, ({ request }) =>
      request.headers.get('authorization') === `Bearer ${SOMYING.token}`
        ? HttpResponse.arrayBuffer(new Uint8Array([0xff, 0xd8, 0xff]).buffer, {
            headers: { 'Content-Type': 'image/jpeg' },
          })
        : new HttpResponse(null, { status: 401 }),
    ),
  );
  return () => asked.mock.calls.length;
}

it('shows the member’s picture in the head of a screen that knows nothing of it', async () => {
  mockAllCalls();
  const asked = countStatusCalls();
  renderPortal('/member/deposit', { session: SOMYING });
  await waitFor(() => expect(pictures()).toEqual([SHOWN]));
  expect(asked()).toBe(1);
});

it('shows it in head and book of the member’s own page, asked for once', async () => {
  mockAllCalls();
  const asked = countStatusCalls();
  renderPortal('/member/status', { session: SOMYING });
  await waitFor(() => expect(pictures()).toEqual([SHOWN, SHOWN]));
  expect(created).toHaveBeenCalledOnce();
  expect(asked()).toBe(1);
});

it('forgets the picture with the session', async () => {
  mockAllCalls();
  countStatusCalls();
  const { store } = renderPortal('/member/deposit', { session: SOMYING });
  await waitFor(() => expect(pictures()).toEqual([SHOWN]));
  expect(revoked).not.toHaveBeenCalled();
  store.dispatch(sessionEnded({ token: SOMYING.token }));
  await waitFor(() => expect(revoked).toHaveBeenCalledWith(SHOWN));
});

it('shows the initial where the picture itself cannot be loaded', async () => {
  mockAllCalls();
  countStatusCalls();
  network.use(
    http.get(`*${PICTURE}`, () =>
      HttpResponse.json({ error: 'ไม่พบข้อมูลที่ต้องการ', code: 'not_found' }, { status: 404 }),
    ),
  );
  const { store } = renderPortal('/member/deposit', { session: SOMYING });
  await waitFor(() =>
    expect(store.getState().api.queries[`loadPicture("${PICTURE}")`]?.status).toBe('rejected'),
  );
  expect(document.querySelector('[data-slot="avatar"]')?.textContent).toBe('ส');
  expect(store.getState().ui.toasts).toEqual([]);
});

it('shows the initial, and says nothing, where the picture cannot be asked for', async () => {
  mockAllCalls();
  network.use(memberHandler('member_status', { rc_code: '1', data: 'rubbish' }));
  const { store } = renderPortal('/member/deposit', { session: SOMYING });
  await screen.findByRole('link', { name: /ดูรายการเคลื่อนไหว/ });
  await waitFor(() =>
    expect(store.getState().api.queries['getMemberHead(undefined)']?.status).toBe('rejected'),
  );
  expect(document.querySelector('[data-slot="avatar"]')?.textContent).toBe('ส');
  expect(store.getState().ui.toasts).toEqual([]);
});

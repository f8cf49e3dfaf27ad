import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import { SOMYING, STATUS_ROW } from '../../test/member-wire.ts';
import { answerEverything, answers, network } from '../../test/wire.ts';

const PICTURE = '/mediafiles/a1b2.jpg';

const pictures = () =>
  [...document.querySelectorAll('[data-slot="avatar"] img')].map((image) => image.getAttribute('src'));

function countStatusCalls(): () => number {
  const asked = vi.fn<() => void>();
  network.use(
    http.post('*/api/member/member_status', () => {
      asked();
      return HttpResponse.json({ rc_code: '1', data: [{ ...STATUS_ROW, picture_url: PICTURE }] });
    }),
  );
  return () => asked.mock.calls.length;
}

it('shows the member’s picture in the head of a screen that knows nothing of it', async () => {
  answerEverything();
  const asked = countStatusCalls();
  renderPortal('/member/deposit', { session: SOMYING });
  await waitFor(() => expect(pictures()).toEqual([PICTURE]));
  expect(asked()).toBe(1);
});

it('shows it in head and book of the member’s own page, asked for once', async () => {
  answerEverything();
  const asked = countStatusCalls();
  renderPortal('/member/status', { session: SOMYING });
  await waitFor(() => expect(pictures()).toEqual([PICTURE, PICTURE]));
  expect(asked()).toBe(1);
});

it('shows the initial, and says nothing, where the picture cannot be asked for', async () => {
  answerEverything();
  network.use(answers('member_status', { rc_code: '1', data: 'rubbish' }));
  const { store } = renderPortal('/member/deposit', { session: SOMYING });
  await screen.findByRole('link', { name: /ดูรายการเคลื่อนไหว/ });
  await waitFor(() =>
    expect(store.getState().api.queries['getMemberPicture(undefined)']?.status).toBe('rejected'),
  );
  expect(document.querySelector('[data-slot="avatar"]')?.textContent).toBe('ส');
  expect(store.getState().ui.toasts).toEqual([]);
});

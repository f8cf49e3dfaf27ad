import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { network } from '../../../test/mock-server.ts';

it('finds a clock that is off and a connection that comes back', async () => {
  const server = new Date(Date.now() + 3 * 3_600_000).toUTCString();
  network.use(http.head('*/api/info/manu', () => HttpResponse.error()));
  const { user, store } = renderPortal('/member/test');
  expect(await screen.findByText(/^ไม่สามารถเชื่อมต่อได้/)).toBeInstanceOf(HTMLElement);
  expect(store.getState().ui.toasts).toEqual([]);
  network.use(http.head('*/api/info/manu', () => new HttpResponse(null, { headers: { Date: server } })));
  await user.click(screen.getByRole('button', { name: 'ตรวจอีกครั้ง' }));
  expect(await screen.findByText(/^ช้ากว่าสหกรณ์ 3 ชั่วโมง/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^ตอบใน/)).toBeInstanceOf(HTMLElement);
});

it('blames the server that fails, and not the connection', async () => {
  network.use(http.head('*/api/info/manu', () => new HttpResponse(null, { status: 502 })));
  renderPortal('/member/test');
  expect(await screen.findByText(/^ระบบสหกรณ์ขัดข้องชั่วคราว/)).toBeInstanceOf(HTMLElement);
});

import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { network } from '../../../test/wire.ts';

const current = (body: object) =>
  network.use(http.get('*/api/info/termofconditional', () => HttpResponse.json(body)));

it('shows anyone the terms in force', async () => {
  current({ rc_code: '1', data: [{ version: 3, title: 'ข้อกำหนดฉบับที่สาม', body_html: '<p>รักษารหัสผ่าน</p>' }] });
  renderPortal('/member/termofconditional');
  expect(await screen.findByRole('heading', { level: 2, name: 'ข้อกำหนดฉบับที่สาม' })).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByText('รักษารหัสผ่าน')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^ฉบับที่ 3/)).toBeInstanceOf(HTMLElement);
});

it('says so where there are none', async () => {
  current({ rc_code: '1', data: [] });
  renderPortal('/member/termofconditional');
  expect(await screen.findByText('ยังไม่มีข้อกำหนดการใช้งาน')).toBeInstanceOf(HTMLElement);
});

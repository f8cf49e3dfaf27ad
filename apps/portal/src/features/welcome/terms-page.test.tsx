import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { PRIVACY_NOTICE, infoHandler } from '../../../test/info-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { network } from '../../../test/mock-server.ts';

const current = (body: object) =>
  network.use(http.get('*/api/info/termofconditional', () => HttpResponse.json(body)));

beforeEach(() => network.use(infoHandler('privacy', PRIVACY_NOTICE)));

it('shows anyone the terms in force', async () => {
  current({ rc_code: '1', data: [{ version: 3, title: 'ข้อกำหนดฉบับที่สาม', body_html: '<p>รักษารหัสผ่าน</p>' }] });
  renderPortal('/member/termofconditional');
  expect(await screen.findByRole('heading', { level: 2, name: 'ข้อกำหนดฉบับที่สาม' })).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByText('รักษารหัสผ่าน')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(visibleText(/^ฉบับที่ 3/))).toBeInstanceOf(HTMLElement);
});

it('says so where there are none', async () => {
  current({ rc_code: '1', data: [] });
  renderPortal('/member/termofconditional');
  expect(await screen.findByText(visibleText('ยังไม่มีข้อกำหนดการใช้งาน'))).toBeInstanceOf(HTMLElement);
});

it('shows anyone the privacy notice and what is kept how long, before they sign in', async () => {
  current({ rc_code: '1', data: [] });
  renderPortal('/member/termofconditional');
  expect(await screen.findByText('365 วัน แล้วลบโดยอัตโนมัติ')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('region', { name: 'ประกาศความเป็นส่วนตัวสำหรับสมาชิก' })).toBeInstanceOf(HTMLElement);
  const own = screen.getByRole('link', { name: 'ข้อมูลของท่าน' });
  expect(own.getAttribute('href')).toBe('/member/privacy');
});

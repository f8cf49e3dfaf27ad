import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { HOME, infoHandler } from '../../../test/info-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

it('shows the sections that have something in them, in the feed’s order', async () => {
  mockAllCalls();
  renderPortal('/home');
  await screen.findByRole('heading', { name: 'อัตราดอกเบี้ย' });
  const main = screen.getByRole('main');
  expect(
    within(main)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['ประชุมใหญ่สามัญประจำปี 2569', 'ข่าวประชาสัมพันธ์', 'อัตราดอกเบี้ย', 'ปฏิทินกิจกรรม']);
  const text = main.textContent?.replaceAll('\u00A0', ' ') ?? '';
  expect(text).toContain('สามัญ6.1255');
  expect(text).toContain('เริ่มใช้ 1 ก.ค. 2569');
  expect(text).toContain('วันหยุดปีใหม่พฤ. 31 ธ.ค. 2569 ถึง อา. 3 ม.ค. 2570');
  expect(within(main).getByRole('link', { name: 'ดูข่าวทั้งหมด ข่าวประชาสัมพันธ์' })).toHaveProperty(
    'pathname',
    '/list/news',
  );
  expect(within(main).getByRole('link', { name: 'เปิดรับคำขอกู้สามัญ โครงการพิเศษ' })).toHaveProperty(
    'pathname',
    '/show/1301',
  );
});

it('turns to the next lead story only when its reader asks', async () => {
  mockAllCalls();
  const { user } = renderPortal('/home');
  await screen.findByText('1 จาก 2');
  await user.click(screen.getByRole('button', { name: 'เรื่องถัดไป' }));
  expect(screen.getByRole('heading', { level: 2, name: 'เปิดรับคำขอกู้' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('img', { name: 'สมาชิกในห้องประชุม' })).toHaveProperty('width', 960);
  expect(screen.queryByRole('link', { name: /อ่านต่อ เปิดรับ/ })).toBeNull();
});

it('shows the error and retries', async () => {
  mockAllCalls();
  network.use(infoHandler('home', { rc_code: '1', data: 'rubbish' }));
  const { user } = renderPortal('/home');
  await screen.findByText(visibleText('ยังแสดงหน้าแรกไม่ได้'));
  // The screen refetches when it opens.
  const retry = await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
  network.use(infoHandler('home', HOME));
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'อัตราดอกเบี้ย' })).toBeInstanceOf(HTMLElement);
});

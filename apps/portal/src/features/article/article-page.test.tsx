import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { TOPIC_PAGE, infoHandler } from '../../../test/info-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const main = () => within(screen.getByRole('main'));
const article = () => screen.findByRole('article');

it('shows text, author, date, files, and the previous and next page', async () => {
  mockAllCalls();
  renderPortal('/show/1301');
  const text = (await article()).textContent?.replaceAll('\u00A0', ' ') ?? '';
  expect(text).toContain('18 มีนาคม 2569ฝ่ายสินเชื่ออ่านแล้ว 1,284 ครั้ง');
  expect(text).toContain('คณะกรรมการมีมติเปิดโครงการ');
  expect(text).toContain('แบบคำขอกู้PDF · 240 กิโลไบต์ · 2 หน้า');
  await waitFor(() => expect(document.title).toBe('เปิดรับคำขอกู้สามัญ โครงการพิเศษ · สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด'));
  expect(main().getByRole('link', { name: /แบบคำขอกู้/ })).toHaveProperty('pathname', '/mediafiles/form.pdf');
  expect(main().getByRole('link', { name: 'เรื่องก่อน' })).toHaveProperty('pathname', '/show/1300');
  expect(main().getByRole('link', { name: 'เรื่องหลัง' })).toHaveProperty('pathname', '/show/1302');
  const aside = within(await screen.findByRole('region', { name: 'ข่าวประชาสัมพันธ์ล่าสุด' }));
  expect(aside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['ประกาศรายชื่อผู้ได้รับทุน']);
});

it('opens the album at a picture, turns by the arrow keys, and closes back to where it was', async () => {
  mockAllCalls();
  const { user } = renderPortal('/show/1301');
  await user.click(await screen.findByRole('button', { name: 'เปิดภาพ 2 จาก 3 ภาพที่สอง' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'เปิดรับคำขอกู้สามัญ โครงการพิเศษ' }));
  expect(viewer.getByText('ภาพ 2 จาก 3 ภาพที่สอง')).toBeInstanceOf(HTMLElement);
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByText('ภาพ 3 จาก 3')).toBeInstanceOf(HTMLElement);
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByText('ภาพ 1 จาก 3 สมาชิกในห้องประชุม')).toBeInstanceOf(HTMLElement);
  await user.keyboard('{End}{ArrowLeft}');
  expect(viewer.getByText('ภาพ 2 จาก 3 ภาพที่สอง')).toBeInstanceOf(HTMLElement);
  await user.click(viewer.getByRole('button', { name: 'ภาพก่อนหน้า' }));
  expect(viewer.getByText('ภาพ 1 จาก 3 สมาชิกในห้องประชุม')).toBeInstanceOf(HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  [404, '/show/9', 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...'],
  [410, '/show/9', 'หน้านี้สิ้นสุดการเผยแพร่แล้ว'],
  [500, '/show/not-a-number', 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...'],
])('says of an answer %d to %s what it means', async (status, path, words) => {
  mockAllCalls();
  network.use(infoHandler('show/:topicId', { error: 'x', message: 'x', code: 'x' }, { status }));
  const { store } = renderPortal(path);
  await screen.findByRole('heading', { level: 1, name: words });
  expect(main().getByRole('link', { name: 'กลับหน้าหลัก' })).toHaveProperty('pathname', '/home');
  expect(store.getState().ui.toasts).toEqual([]);
});

it('shows the error and retries', async () => {
  mockAllCalls();
  network.use(infoHandler('show/:topicId', { rc_code: '1', data: 'rubbish' }));
  const { user } = renderPortal('/show/1301');
  await screen.findByText(visibleText('ยังแสดงหน้านี้ไม่ได้'));
  network.use(infoHandler('show/:topicId', { rc_code: '1', data: [TOPIC_PAGE] }));
  await user.click(main().getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await article()).toBeInstanceOf(HTMLElement);
});

it('shares the page by the device’s share dialog', async () => {
  mockAllCalls();
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { share });
  const { user } = renderPortal('/show/1301');
  await user.click(await screen.findByRole('button', { name: 'แบ่งปัน' }));
  expect(share.mock.calls[0]?.[0].title).toBe('เปิดรับคำขอกู้สามัญ โครงการพิเศษ');
});

it('copies the URL if the device has no share dialog, and confirms it', async () => {
  mockAllCalls();
  Object.assign(navigator, { share: undefined });
  const { user } = renderPortal('/show/1301');
  await user.click(await screen.findByRole('button', { name: 'แบ่งปัน' }));
  expect(await screen.findByText(visibleText('คัดลอกที่อยู่ของหน้านี้แล้ว'))).toBeInstanceOf(HTMLElement);
});

it('navigates between pages without showing the previous one', async () => {
  mockAllCalls();
  network.use(
    infoHandler('show/1302', {
      rc_code: '1',
      data: [{ ...TOPIC_PAGE, topic_id: 1302, title: 'เรื่องหลัง', next: null, album: [], attachments: [] }],
    }),
  );
  const { user } = renderPortal('/show/1301');
  await user.click(await screen.findByRole('link', { name: 'เรื่องหลัง' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'เรื่องหลัง' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { PICTURE, TOPIC, TOPIC_LIST, infoHandler } from '../../../test/info-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const main = () => within(screen.getByRole('main'));

it('lists the pages of a category with their date and how often they were read', async () => {
  vi.setSystemTime('2026-03-18T05:00:00Z');
  mockAllCalls();
  renderPortal('/list/news');
  await screen.findByRole('heading', { level: 1, name: 'ข่าวประชาสัมพันธ์' });
  await waitFor(() => expect(document.title).toBe('ข่าวประชาสัมพันธ์ · สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด'));
  expect(main().getByText('ทั้งหมด 45 เรื่อง · หน้า 1 จาก 3')).toBeInstanceOf(HTMLElement);
  expect(main().getByRole('link', { name: TOPIC.title })).toHaveProperty('pathname', '/show/1301');
  expect(main().getAllByText(/^3 ชั่วโมงที่แล้ว/)).toHaveLength(2);
  expect(main().getByText(/อ่านแล้ว 1,284\sครั้ง/)).toBeInstanceOf(HTMLElement);
});

it('keeps the page in the address and moves focus to the heading', async () => {
  mockAllCalls();
  network.use(
    http.get('*/api/info/list/news', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? '1');
      return HttpResponse.json({
        ...TOPIC_LIST,
        page,
        data: [{ ...TOPIC, topic_id: page, title: `เรื่องของหน้า ${page}` }],
      });
    }),
  );
  const { router, user } = renderPortal('/list/news');
  await screen.findByRole('link', { name: 'เรื่องของหน้า 1' });
  await user.click(screen.getByRole('link', { name: 'หน้า 3' }));
  await screen.findByRole('link', { name: 'เรื่องของหน้า 3' });
  expect(router.state.location.search).toBe('?page=3');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it.each([
  ['a page that is none', 200, { 'Content-Type': 'text/html' }],
  ['no file', 404, {}],
])('shows the category’s picture where a HEAD request finds %s', async (_what, status, headers) => {
  mockAllCalls();
  network.use(
    infoHandler('list/news', { ...TOPIC_LIST, data: [{ ...TOPIC, image: PICTURE.file, picture: PICTURE }] }),
    http.head('*/mediafiles/meeting.jpg', () => new HttpResponse(null, { status, headers })),
  );
  renderPortal('/list/news');
  await waitFor(() => expect(document.querySelector('main [data-pattern="herringbone"]')).not.toBeNull());
  expect(document.querySelector('main img')).toBeNull();
});

it('shows the picture itself where it is one', async () => {
  mockAllCalls();
  const asked = vi.fn<() => void>();
  network.use(
    infoHandler('list/news', { ...TOPIC_LIST, data: [{ ...TOPIC, image: PICTURE.file, picture: PICTURE }] }),
    http.head('*/mediafiles/meeting.jpg', () => {
      asked();
      return new HttpResponse(null, { headers: { 'Content-Type': 'image/jpeg' } });
    }),
  );
  renderPortal('/list/news');
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(document.querySelector('main img')?.getAttribute('src')).toBe('/mediafiles/meeting.jpg');
});

it('shows a picture of which the feed tells the file alone, once a HEAD request finds it', async () => {
  mockAllCalls();
  network.use(
    infoHandler('list/news', {
      ...TOPIC_LIST,
      data: [{ ...TOPIC, image: PICTURE.file, picture: undefined }],
    }),
    http.head(
      '*/mediafiles/meeting.jpg',
      () => new HttpResponse(null, { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
  );
  renderPortal('/list/news');
  await waitFor(() =>
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('/mediafiles/meeting.jpg'),
  );
});

it('shows the feed’s own default picture for a category of the cooperative’s own', async () => {
  mockAllCalls();
  const own = { ...TOPIC, category: 'of-our-own', default_image: 'default-own.png' };
  network.use(infoHandler('list/of-our-own', { ...TOPIC_LIST, category: 'of-our-own', data: [own] }));
  renderPortal('/list/of-our-own');
  await screen.findByRole('link', { name: TOPIC.title });
  expect(document.querySelector('main img')?.getAttribute('src')).toBe('/mediafiles/default-own.png');
});

it('says that there is no such category, without a message that floats', async () => {
  mockAllCalls();
  network.use(
    infoHandler('list/nowhere', { error: 'ไม่พบ', message: 'x', code: 'not_found' }, { status: 404 }),
  );
  const { store } = renderPortal('/list/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...' });
  expect(main().getByRole('link', { name: 'กลับหน้าหลัก' })).toHaveProperty('pathname', '/home');
  expect(store.getState().ui.toasts).toEqual([]);
});

it.each([
  ['an empty category', '/list/news', 0, 'ยังไม่มีเรื่องในข่าวประชาสัมพันธ์'],
  ['a page behind the last', '/list/news?page=9', 45, 'ไม่มีหน้านี้ในรายการ'],
])('says so at %s', async (_what, path, total, words) => {
  mockAllCalls();
  network.use(infoHandler('list/news', { ...TOPIC_LIST, total, data: [] }));
  renderPortal(path);
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
});

it('shows the error and retries', async () => {
  mockAllCalls();
  network.use(infoHandler('list/news', { error: 'ขัดข้อง', message: 'x' }, { status: 400 }));
  const { user } = renderPortal('/list/news');
  await screen.findByText(visibleText('ยังแสดงรายการไม่ได้'));
  network.use(infoHandler('list/news', TOPIC_LIST));
  await user.click(main().getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('link', { name: TOPIC.title })).toBeInstanceOf(HTMLElement);
});

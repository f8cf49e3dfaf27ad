import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { infoHandler } from '../../../test/info-fixtures.ts';
import { BOARD_LIST, BOARD_TOPIC } from '../../../test/posts-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const main = () => within(screen.getByRole('main'));
const text = () => screen.getByRole('main').textContent?.replaceAll('\u00A0', ' ') ?? '';

it('lists topics with who asked, when, and how often they were answered', async () => {
  vi.setSystemTime('2026-03-18T05:00:00Z');
  mockAllCalls();
  renderPortal('/board');
  expect(await screen.findByRole('link', { name: BOARD_TOPIC.title })).toHaveProperty(
    'pathname',
    '/boardShow/7',
  );
  expect(text()).toContain('ทั้งหมด 45 กระทู้ · หน้า 1 จาก 3');
  expect(text()).toContain('สมหญิง3 ชั่วโมงที่แล้ว');
  expect(text()).toContain('ตอบแล้ว 2');
  expect(text()).toContain('รอคำตอบ');
  expect(main().getByRole('link', { name: 'ตั้งกระทู้' })).toHaveProperty('pathname', '/boardPost');
});

it('keeps the page in the address and moves focus to the heading', async () => {
  mockAllCalls();
  network.use(
    http.get('*/api/info/board', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? '1');
      return HttpResponse.json({ ...BOARD_LIST, page, data: [{ ...BOARD_TOPIC, title: `หน้าที่ ${page}` }] });
    }),
  );
  const { router, user } = renderPortal('/board');
  await screen.findByRole('link', { name: 'หน้าที่ 1' });
  await user.click(screen.getByRole('link', { name: 'หน้า 3' }));
  await screen.findByRole('link', { name: 'หน้าที่ 3' });
  expect(router.state.location.search).toBe('?page=3');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it.each([
  ['an empty board', '/board', 0, 'ยังไม่มีกระทู้'],
  ['a page behind the last', '/board?page=9', 45, 'ไม่มีหน้านี้ในกระดาน'],
])('says so at %s', async (_what, path, total, words) => {
  mockAllCalls();
  network.use(infoHandler('board', { ...BOARD_LIST, total, data: [] }));
  renderPortal(path);
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
});

it('shows the error and retries', async () => {
  mockAllCalls();
  network.use(infoHandler('board', { error: 'ขัดข้อง', message: 'x' }, { status: 400 }));
  const { user } = renderPortal('/board');
  await screen.findByText(visibleText('ยังแสดงกระดานไม่ได้'));
  // The screen refetches when it opens.
  const retry = await main().findByRole('button', { name: 'ลองอีกครั้ง' });
  network.use(infoHandler('board', BOARD_LIST));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: BOARD_TOPIC.title })).toBeInstanceOf(HTMLElement);
});

it('searches topics, filters answered ones, and keeps both in the URL', async () => {
  mockAllCalls();
  network.use(
    http.get('*/api/info/board', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const title = `พบด้วย ${searchParams.get('search')} ${searchParams.get('answered')}`;
      return HttpResponse.json({ ...BOARD_LIST, data: [{ ...BOARD_TOPIC, title }] });
    }),
  );
  const { router, user } = renderPortal('/board?page=2');
  await screen.findByRole('link', { name: 'พบด้วย null null' });
  await user.type(main().getByRole('searchbox'), 'หุ้น{Enter}');
  await screen.findByRole('link', { name: 'พบด้วย หุ้น null' });
  await user.click(main().getByRole('link', { name: 'มีคำตอบแล้ว' }));
  await screen.findByRole('link', { name: 'พบด้วย หุ้น true' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    search: 'หุ้น',
    answered: 'true',
  });
  expect(main().getByRole('link', { current: true }).textContent).toBe('มีคำตอบแล้ว');
  expect(main().getByRole('searchbox')).toHaveProperty('value', 'หุ้น');
  expect(main().getByRole('link', { name: 'หน้า 2' }).getAttribute('href')).toContain('answered=true&page=2');
});

it('searches the full text of a long question', async () => {
  mockAllCalls();
  const question = 'เปลี่ยนผู้รับโอนประโยชน์ '.repeat(17).trim();
  const asked = vi.fn<(search: string | null) => void>();
  network.use(
    http.get('*/api/info/board', ({ request }) => {
      asked(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json(BOARD_LIST);
    }),
  );
  const { user } = renderPortal('/board');
  await screen.findByRole('link', { name: BOARD_TOPIC.title });
  await user.click(main().getByRole('searchbox'));
  await user.paste(question);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(question));
});

it('shows that nothing was found, with a link to all topics', async () => {
  mockAllCalls();
  network.use(infoHandler('board', { ...BOARD_LIST, total: 0, data: [] }));
  renderPortal('/board?search=พันธบัตร');
  await waitFor(() => expect(text()).toContain('ไม่พบกระทู้ที่มี “พันธบัตร”'));
  expect(main().getByRole('link', { name: 'ดูกระทู้ทั้งหมด' }).getAttribute('href')).toBe('/board');
});

import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { tells } from '../../../test/info-wire.ts';
import { BOARD_LIST, BOARD_TOPIC } from '../../../test/posts-wire.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { answerEverything, network } from '../../../test/wire.ts';

const main = () => within(screen.getByRole('main'));
const text = () => screen.getByRole('main').textContent?.replaceAll('\u00A0', ' ') ?? '';

it('lists topics with who asked, when, and how often they were answered', async () => {
  vi.setSystemTime('2026-03-18T05:00:00Z');
  answerEverything();
  renderPortal('/board');
  expect(await screen.findByRole('link', { name: BOARD_TOPIC.title })).toHaveProperty(
    'pathname',
    '/boardShow/7',
  );
  expect(text()).toContain('ทั้งหมด 45 กระทู้ · หน้า 1 จาก 3');
  expect(text()).toContain('สมหญิง · 3 ชั่วโมงที่แล้ว');
  expect(text()).toContain('2 คำตอบ');
  expect(text()).toContain('ยังไม่มีคำตอบ');
  expect(main().getByRole('link', { name: 'ตั้งกระทู้' })).toHaveProperty('pathname', '/boardPost');
});

it('keeps the page in the address and moves focus to the heading', async () => {
  answerEverything();
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
  answerEverything();
  network.use(tells('board', { ...BOARD_LIST, total, data: [] }));
  renderPortal(path);
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
});

it('says what failed and tries again', async () => {
  answerEverything();
  network.use(tells('board', { error: 'ขัดข้อง', message: 'x' }, { status: 400 }));
  const { user } = renderPortal('/board');
  await screen.findByText('ยังแสดงกระดานไม่ได้');
  // The screen asks once more as it comes.
  const retry = await main().findByRole('button', { name: 'ลองอีกครั้ง' });
  network.use(tells('board', BOARD_LIST));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: BOARD_TOPIC.title })).toBeInstanceOf(HTMLElement);
});

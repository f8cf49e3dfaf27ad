import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { TOPIC, TOPIC_LIST, searchHandler } from '../../../test/info-fixtures.ts';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const EVIL = '<img src=x onerror=alert(1)>';

const FOUND = {
  ...TOPIC_LIST,
  category: 'search',
  category_name: '',
  per_page: 10,
  total: 12,
  search: 'เงินกู้',
  corrected: null as string | null,
  categories: [
    { category: 'news', category_name: 'ข่าวประชาสัมพันธ์', count: 9 },
    { category: 'rules', category_name: 'ระเบียบ', count: 3 },
  ],
  data: [
    {
      ...TOPIC,
      title: `ขอเงินกู้ ${EVIL}`,
      highlight: {
        title: [
          { text: 'ขอ', mark: false },
          { text: 'เงินกู้', mark: true },
          { text: ` ${EVIL}`, mark: false },
        ],
        excerpt: [{ text: 'ระเบียบเงินกู้', mark: false }],
      },
    },
  ],
};

const main = () => within(screen.getByRole('main'));

it('marks what was found, as text and never as HTML', async () => {
  mockAllCalls();
  network.use(searchHandler(() => FOUND));
  renderPortal('/list/search?search=เงินกู้');
  const mark = await screen.findByText(visibleText('เงินกู้'), { selector: 'mark *' });
  expect(mark.closest('a')?.textContent).toBe(`ขอเงินกู้ ${EVIL}`);
  expect(document.querySelectorAll('main mark')).toHaveLength(1);
  expect(document.querySelector('main img')).toBeNull();
  expect(main().getByText('พบ 12 เรื่อง · หน้า 1 จาก 2')).toBeInstanceOf(HTMLElement);
});

it('counts the categories and searches one of them', async () => {
  mockAllCalls();
  network.use(searchHandler(({ category }) => (category === 'rules' ? { ...FOUND, total: 3 } : FOUND)));
  const { router, user } = renderPortal('/list/search?search=เงินกู้&page=2');
  const choices = await screen.findByRole('navigation', { name: 'หมวดของผลการค้นหา' });
  expect(
    within(choices)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['ทุกหมวด (12)', 'ข่าวประชาสัมพันธ์ (9)', 'ระเบียบ (3)']);
  await user.click(within(choices).getByRole('link', { name: 'ระเบียบ (3)' }));
  await screen.findByText('พบ 3 เรื่อง');
  expect(new URLSearchParams(router.state.location.search).get('category')).toBe('rules');
  expect(screen.getByRole('link', { name: 'ระเบียบ (3)', current: true })).toBeInstanceOf(HTMLElement);
});

it('keeps all but the first of many categories away until they are asked for', async () => {
  mockAllCalls();
  const categories = ['a', 'b', 'c', 'd', 'e'].map((category) => ({
    category,
    category_name: category,
    count: 1,
  }));
  network.use(searchHandler(() => ({ ...FOUND, categories })));
  const { user } = renderPortal('/list/search?search=เงินกู้');
  await screen.findByRole('navigation', { name: 'หมวดของผลการค้นหา' });
  // Queried each time, since the choices unmount while results load.
  const choices = () => screen.getByRole('navigation', { name: 'หมวดของผลการค้นหา' });
  const others = () => within(choices()).getByRole('group');
  expect(within(choices()).getAllByRole('link')).toHaveLength(6);
  expect(others().textContent).toBe('หมวดอื่น (2)d (1)e (1)');
  expect(others()).toHaveProperty('open', false);
  await user.click(within(choices()).getByRole('link', { name: 'e (1)' }));
  await waitFor(() => expect(others()).toHaveProperty('open', true));
});

it('takes the term from the state of the location where the address has none', async () => {
  mockAllCalls();
  network.use(searchHandler(({ search }) => ({ ...FOUND, suggested: search })));
  renderPortal('/list/search', { state: { search: 'ปันผล' } });
  expect(await screen.findByRole('link', { name: '“ปันผล”' })).toBeInstanceOf(HTMLElement);
});

it('takes the term of the address before that of the state', async () => {
  mockAllCalls();
  network.use(searchHandler(({ search }) => ({ ...FOUND, suggested: search })));
  renderPortal('/list/search?search=ออมทรัพย์', { state: { search: 'ปันผล' } });
  expect(await screen.findByRole('link', { name: '“ออมทรัพย์”' })).toBeInstanceOf(HTMLElement);
});

it('asks for a term where the state has no text', async () => {
  mockAllCalls();
  renderPortal('/list/search?page=5000', { state: { search: 7 } });
  expect(await screen.findByText(visibleText('พิมพ์เรื่องที่ต้องการค้นหาในช่องด้านบน'))).toBeInstanceOf(HTMLElement);
});

it('searches the suggested spelling if nothing was found, and names it in the heading', async () => {
  mockAllCalls();
  network.use(
    searchHandler(({ search, exact }) => {
      if (exact && search === 'เงินกุ้') return { ...FOUND, total: 0, data: [], categories: [] };
      return { ...FOUND, offered_total: 12, corrected: exact ? null : 'เงินกู้' };
    }),
  );
  const { router, user } = renderPortal('/list/search?search=เงินกุ้');
  expect(await screen.findByRole('heading', { level: 1, name: 'ไม่พบ “เงินกุ้”' })).toBeInstanceOf(HTMLElement);
  expect(main().queryByText(/^พบ/)).toBeNull();
  expect(main().getByRole('heading', { level: 2, name: 'ผลการค้นหา “เงินกู้”' })).toBeInstanceOf(HTMLElement);
  expect(main().getByText(visibleText(`ขอเงินกู้ ${EVIL}`), { selector: 'a' })).toBeInstanceOf(HTMLElement);
  expect(main().getByRole('link', { name: 'ทุกหมวด (12)' })).toBeInstanceOf(HTMLElement);
  await user.click(main().getByRole('link', { name: 'ค้นหา “เงินกู้” 12\u00A0เรื่อง' }));
  await screen.findByRole('heading', { level: 1, name: 'ผลการค้นหา “เงินกู้”' });
  expect(await main().findByText('พบ 12 เรื่อง · หน้า 1 จาก 2')).toBeInstanceOf(HTMLElement);

  await router.navigate(-1);
  await user.click(await screen.findByRole('link', { name: 'ค้นหา “เงินกุ้” ตามที่พิมพ์' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'ไม่พบ “เงินกุ้”' })).toBeInstanceOf(HTMLElement);
  expect(main().queryByRole('link', { name: /^ค้นหา “เงินกู้”/ })).toBeNull();
});

it('names the keyboard where the other layout was probably meant', async () => {
  mockAllCalls();
  network.use(searchHandler(() => ({ ...FOUND, corrected: 'เงินกู้' })));
  renderPortal("/list/search?search=g'bod^h");
  expect(await screen.findByText(visibleText('แป้นพิมพ์อาจอยู่ที่ภาษาอังกฤษ'))).toBeInstanceOf(HTMLElement);
});

it('shortens a long question in the heading', async () => {
  mockAllCalls();
  network.use(searchHandler(() => FOUND));
  renderPortal(`/list/search?search=${'ก'.repeat(400)}`);
  const name = `ผลการค้นหา “${'ก'.repeat(80)}...”`;
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInstanceOf(HTMLElement);
});

it('offers a likelier spelling of what was searched as typed', async () => {
  mockAllCalls();
  network.use(searchHandler(() => ({ ...FOUND, suggested: 'ออนไลน์' })));
  renderPortal('/list/search?search=ออนไลน');
  const offer = await screen.findByRole('link', { name: '“ออนไลน์”' });
  expect(offer.closest('p')?.textContent).toBe('ท่านหมายถึง “ออนไลน์” หรือไม่');
});

it('shows posts of the board and public demands after the pages', async () => {
  mockAllCalls();
  const post = {
    created_at: '2026-11-01T02:00:00Z',
    answered: true,
    title: 'ค้ำประกันกี่คน',
    highlight: { title: [{ text: 'ค้ำประกันกี่คน', mark: false }], excerpt: [{ text: 'สองคน', mark: true }] },
  };
  const posts = [
    { ...post, kind: 'board', id: 7 },
    { ...post, kind: 'demand', id: 9, answered: false },
  ];
  network.use(searchHandler(() => ({ ...FOUND, total: 0, data: [], posts, post_total: 2 })));
  renderPortal('/list/search?search=ค้ำประกัน');
  const found = await screen.findByRole('region', { name: 'ถามตอบและเรื่องถึงสหกรณ์' });
  const rows = within(found).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/boardShow/7',
    '/showdemand/9',
  ]);
  expect(rows.map(({ textContent }) => textContent.includes('มีคำตอบแล้ว'))).toEqual([true, false]);
  expect(screen.queryByRole('heading', { name: /^ไม่พบ/ })).toBeNull();
});

it('asks for a term where there is none, and for nothing else', async () => {
  mockAllCalls();
  renderPortal('/list/search?search=%20');
  expect(await screen.findByText('พิมพ์เรื่องที่ต้องการค้นหาในช่องด้านบน')).toBeInstanceOf(HTMLElement);
});

it('shows that nothing was found', async () => {
  mockAllCalls();
  network.use(searchHandler(() => ({ ...FOUND, total: 0, data: [], categories: [] })));
  renderPortal('/list/search?search=ฮฮฮ');
  expect(await screen.findByRole('heading', { name: 'ไม่พบ “ฮฮฮ”' })).toBeInstanceOf(HTMLElement);
  expect(main().getByRole('link', { name: 'กระดานถามตอบ' })).toHaveProperty('pathname', '/board');
  expect(main().getByRole('link', { name: 'แบบฟอร์ม' })).toHaveProperty('pathname', '/list/download');
});

it('shows the error and retries', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/info/list/search', () =>
      HttpResponse.json({ error: 'ค้นหาถี่เกินไป', message: 'x' }, { status: 429 }),
    ),
  );
  const { user } = renderPortal('/list/search?search=กู้');
  await screen.findByText(visibleText('ยังแสดงผลการค้นหาไม่ได้'));
  network.use(searchHandler(() => FOUND));
  await user.click(main().getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByText('พบ 12 เรื่อง · หน้า 1 จาก 2')).toBeInstanceOf(HTMLElement);
});

it('copies the term of a form submitted without JavaScript into the location state', async () => {
  mockAllCalls();
  network.use(searchHandler(() => FOUND));
  const { router } = renderPortal(`/list/search?search=${encodeURIComponent('เงินกู้')}`);
  await screen.findByRole('heading', { level: 1, name: 'ผลการค้นหา “เงินกู้”' });
  await waitFor(() => expect(router.state.location.state).toEqual({ search: 'เงินกู้' }));
  expect(router.state.location.search).toBe(`?search=${encodeURIComponent('เงินกู้')}`);
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MENU, TOPIC_LIST, searchHandler, infoHandler } from '../../test/info-fixtures.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../test/mock-server.ts';
import { api } from '../lib/api/api.ts';
import { getNoticeId, readDismissedNotice } from '../lib/display/dismissed-notice.ts';

const found = { ...TOPIC_LIST, data: [], total: 0, search: '', corrected: null, categories: [] };

const menuBar = () => screen.findByRole('navigation', { name: 'เมนูหลัก' });

it('asks for the menu once, and again only after a failure', async () => {
  mockAllCalls();
  const asked = vi.fn<() => void>();
  let down = true;
  network.use(
    http.get('*/api/info/manu', () => {
      asked();
      return down
        ? HttpResponse.json({ error: 'x', message: 'x' }, { status: 404 })
        : HttpResponse.json(MENU);
    }),
  );
  const { router, store } = renderPortal('/member/logon');
  await screen.findByLabelText('เลขสมาชิก');
  await router.navigate('/home');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await screen.findByRole('link', { name: 'ดาวน์โหลดแบบฟอร์ม' });
  expect(store.getState().ui.toasts).toMatchObject([{ title: 'Error', description: 'x' }]);

  down = false;
  await router.navigate('/member/logon');
  await screen.findByLabelText('เลขสมาชิก');
  await router.navigate('/home');
  await within(await menuBar()).findByText('สวัสดิการ', { selector: 'summary' });
  const calls = asked.mock.calls.length;
  await router.navigate('/list/news');
  await screen.findByRole('heading', { level: 1, name: 'ข่าวประชาสัมพันธ์' });
  store.dispatch(api.internalActions.onOnline());
  await router.navigate('/home');
  await screen.findByRole('link', { name: 'ดาวน์โหลดแบบฟอร์ม' });
  expect(asked).toHaveBeenCalledTimes(calls);
});

it('tells the first notice in the colour that it names', async () => {
  mockAllCalls();
  renderPortal('/home');
  const notice = await screen.findByRole('region', { name: 'ประกาศจากสหกรณ์' });
  expect(notice.textContent).toContain('แจ้งปิดระบบ คืนนี้ อ่านต่อ');
  expect(notice.dataset['colour']).toBe('red');
  expect(screen.queryByText('ประกาศที่สอง')).toBeNull();
});

it('puts a dismissed notice away until midnight in Bangkok, and no other notice', async () => {
  vi.setSystemTime('2026-11-20T15:30:00Z');
  mockAllCalls();
  const { user } = renderPortal('/home');
  const notice = await screen.findByRole('region', { name: 'ประกาศจากสหกรณ์' });
  await user.click(within(notice).getByRole('button', { name: 'ปิด' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.cookie).toContain('own-display=1');
  const id = readDismissedNotice();
  expect(notice.dataset['notice']).toBe(id);
  expect(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).toContain('display: none');
  expect(getNoticeId('<b>อื่น</b>')).not.toBe(id);
  document.adoptedStyleSheets = [];
  vi.setSystemTime('2026-11-20T16:59:59Z');
  expect(readDismissedNotice()).toBe(id);
  vi.setSystemTime('2026-11-20T17:00:00Z');
  expect(readDismissedNotice()).toBe('');
});

it('follows a link of the notice by the router, unless it is to open elsewhere', async () => {
  mockAllCalls();
  const { user, router } = renderPortal('/home');
  const link = within(await screen.findByRole('region', { name: 'ประกาศจากสหกรณ์' })).getByRole('link');
  const followedByBrowser = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const { signal } = left;
  window.addEventListener('click', (event) => event.defaultPrevented || followedByBrowser(event), { signal });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(followedByBrowser).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/home');
  link.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/show/9'));
  expect(followedByBrowser).toHaveBeenCalledOnce();
});

it('shows the menu by the rules of the feed, and where the reader is', async () => {
  mockAllCalls();
  const { user } = renderPortal('/list/news');
  const bar = await menuBar();
  await within(bar).findByText('เกี่ยวกับสหกรณ์', { selector: 'summary' });
  const entries = bar.querySelectorAll('[data-slot=menu-item], summary');
  expect([...entries].map(({ textContent }) => textContent)).toEqual([
    'หน้าแรก',
    'เกี่ยวกับสหกรณ์',
    'ข่าวประชาสัมพันธ์',
    'สวัสดิการ',
  ]);
  expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('ข่าวประชาสัมพันธ์');
  const empty = within(bar).getByText('สวัสดิการ', { selector: 'summary' });
  await user.click(empty);
  expect(empty.closest('details')?.open).toBe(true);
  expect(empty.nextElementSibling?.textContent).toBe('ยังไม่พบเมนู');
});

it('knows the list that the page being read stands in', async () => {
  mockAllCalls();
  renderPortal('/show/1301');
  await screen.findByRole('heading', { level: 1, name: /เปิดรับคำขอกู้สามัญ/ });
  const link = within(await menuBar()).getByRole('link', { name: 'ข่าวประชาสัมพันธ์' });
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
});

it('searches after 100 ms, with the term in the address and in the state, and empties the box', async () => {
  mockAllCalls();
  network.use(searchHandler(() => found));
  const { router, user } = renderPortal('/home');
  const box = await screen.findByPlaceholderText('พิมพ์เนื้อหาที่ต้องการค้นหา');
  await user.type(box, ' กู้สามัญ & ค้ำ ');
  await user.click(screen.getByRole('button', { name: 'ค้นหา' }));
  expect(box).toHaveProperty('value', '');
  expect(router.state.location.pathname).toBe('/home');
  await screen.findByRole('heading', { level: 1, name: 'ผลการค้นหา “กู้สามัญ & ค้ำ”' });
  const { pathname, search, state } = router.state.location;
  expect(pathname).toBe('/list/search');
  expect(new URLSearchParams(search).get('search')).toBe('กู้สามัญ & ค้ำ');
  expect(state).toEqual({ search: 'กู้สามัญ & ค้ำ' });
});

it('has no footer until its feed succeeds', async () => {
  mockAllCalls();
  network.use(infoHandler('footer', { rc_code: '0', rc_des: 'ยังไม่มี', data: [] }));
  const { store } = renderPortal('/home');
  await screen.findByRole('link', { name: 'ดาวน์โหลดแบบฟอร์ม' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(store.getState().ui.toasts).toEqual([]);
});

it('says in the footer everything that the specification lists', async () => {
  mockAllCalls();
  renderPortal('/home', { config: { copyrightYear: 2026 } });
  const footer = await screen.findByRole('contentinfo');
  const links = within(footer)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent?.replaceAll('\u00A0', ' '), link.getAttribute('href')]);
  expect(links).toEqual([
    ['02 000 0001', 'tel:020000001'],
    ['ดูแผนที่', 'https://www.example.com/map'],
    ['คณะกรรมการดำเนินการ', '/show/1247'],
    ['02 000 0001', 'tel:020000001'],
    ['02 000 0002', 'tel:020000002'],
    ['08 0000 0003', 'tel:0800000003'],
    ['info@example.com', 'mailto:info@example.com'],
    ['loan@example.com', 'mailto:loan@example.com'],
    ['ไลน์ @example', 'https://www.example.com/line'],
    ['เฟซบุ๊ก', 'https://www.example.com/facebook'],
    ['แอปสำหรับไอโฟน', 'https://www.example.com/ios'],
    ['แอปสำหรับแอนดรอยด์', 'https://www.example.com/android'],
    ['กรมส่งเสริมสหกรณ์', 'https://www.cpd.go.th'],
    ['ตรวจสอบเอกสาร', '/verify'],
    ['ข้อกำหนดและความเป็นส่วนตัว', '/member/termofconditional'],
  ]);
  const text = footer.textContent?.replaceAll('\u00A0', ' ');
  expect(text).toContain('99 ถนนตัวอย่าง กรุงเทพมหานคร 10000');
  expect(text).toContain('เปิดทำการ จันทร์–ศุกร์ 8.30–15.30 น.');
  expect(text).toContain('© 2026 สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด');
  await waitFor(() => expect(footer.textContent).toContain('ผู้เข้าชมวันนี้ 214 · ทั้งหมด 1,038,522'));
  const partners = within(footer).getByRole('region', { name: 'หน่วยงานที่เกี่ยวข้อง' });
  expect(within(partners).getByRole('link', { hidden: true }).textContent).toBe('กรมส่งเสริมสหกรณ์');
});

it.each([
  [true, true],
  [false, false],
])('is gray by configuration (%s), while a public page stands', async (grayscale, gray) => {
  mockAllCalls();
  const { router } = renderPortal('/home', { config: { grayscale } });
  const root = document.documentElement;
  await screen.findByRole('link', { name: 'ดาวน์โหลดแบบฟอร์ม' });
  expect(root.hasAttribute('data-grayscale')).toBe(gray);
  await router.navigate('/member/logon');
  await screen.findByLabelText('เลขสมาชิก');
  expect(root.hasAttribute('data-grayscale')).toBe(false);
});

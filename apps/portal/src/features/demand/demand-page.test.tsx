import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { infoHandler } from '../../../test/info-fixtures.ts';
import { BOARD_LIST, DEMAND, DEMAND_PAGE, acceptPost } from '../../../test/posts-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const CODE = 'ABCD-EFGH-JKMN';
const main = () => within(screen.getByRole('main'));
const PRIVATE = { ...DEMAND_PAGE, public: false, state: 'in_progress', answer: null, answered_at: null };

const tracks = (heard: (code: unknown) => void, row: object | null = PRIVATE) =>
  http.post('*/api/info/demand_track', async ({ request }) => {
    heard(((await request.json()) as { tracking_code: string }).tracking_code);
    if (row) return HttpResponse.json({ rc_code: '1', data: [row] });
    return HttpResponse.json({ error: 'ไม่พบ', code: 'not_found' }, { status: 404 });
  });

it('sends a demand, shows its code this once, and leads to it by the code', async () => {
  mockAllCalls();
  const [sent, asked] = [vi.fn<(body: unknown) => void>(), vi.fn<(code: unknown) => void>()];
  network.use(acceptPost('demand_create', { demand_id: 3, tracking_code: CODE }, sent), tracks(asked));
  const { router, user } = renderPortal('/demand');
  await user.selectOptions(await screen.findByLabelText('ประเภท'), 'ร้องเรียน');
  await user.type(screen.getByLabelText('เรื่อง'), 'คิวนาน');
  await user.type(screen.getByLabelText('รายละเอียด'), 'รอหนึ่งชั่วโมง');
  await user.type(screen.getByLabelText(/^ช่องทางติดต่อกลับ/), '081 234 5678');
  await user.click(screen.getByRole('button', { name: 'ส่งเรื่อง' }));
  await screen.findByText(CODE, { selector: 'p' });
  expect(sent.mock.calls).toEqual([
    [
      {
        topic_kind: 'complaint',
        title: 'คิวนาน',
        body: 'รอหนึ่งชั่วโมง',
        name: '',
        contact: '081 234 5678',
        public: false,
        recaptcha: '',
        website: '',
      },
    ],
  ]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'รับเรื่องแล้ว' })));
  await user.click(screen.getByRole('link', { name: 'ดูเรื่องที่ส่ง' }));
  await screen.findByText(visibleText('เรื่องนี้ไม่เผยแพร่'));
  expect(router.state.location).toMatchObject({ pathname: '/showdemand/3', search: '' });
  expect(asked.mock.calls).toEqual([['ABCDEFGHJKMN']]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ABCD');
});

it('says beside each field what is wrong', async () => {
  mockAllCalls();
  const { user } = renderPortal('/demand');
  await user.click(await screen.findByRole('button', { name: 'ส่งเรื่อง' }));
  const summary = await screen.findByRole('region', { name: 'ยังส่งเรื่องไม่ได้ มี 2 ช่องที่ต้องแก้' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['กรอกเรื่อง', 'กรอกรายละเอียด']);
});

it('lists public demands and how they stand', async () => {
  mockAllCalls();
  renderPortal('/demand');
  expect(await screen.findByRole('link', { name: DEMAND.title })).toHaveProperty('pathname', '/showdemand/3');
  expect(main().getByText('ตอบแล้ว')).toBeInstanceOf(HTMLElement);
});

it('says that there is none, and what failed', async () => {
  mockAllCalls();
  network.use(infoHandler('demand', { error: 'ขัดข้อง', message: 'x' }, { status: 400 }));
  const { user } = renderPortal('/demand');
  await screen.findByText(visibleText('ยังแสดงเรื่องที่เผยแพร่ไม่ได้'));
  // The screen refetches when it opens.
  const retry = await main().findByRole('button', { name: 'ลองอีกครั้ง' });
  network.use(infoHandler('demand', { ...BOARD_LIST, total: 0, data: [] }));
  await user.click(retry);
  expect(await screen.findByText(visibleText('ยังไม่มีเรื่องที่เผยแพร่'))).toBeInstanceOf(HTMLElement);
});

it('finds a demand by its code, and says why not', async () => {
  mockAllCalls();
  const asked = vi.fn<(code: unknown) => void>();
  network.use(tracks(asked, null));
  const { router, store, user } = renderPortal('/demand');
  const field = await screen.findByLabelText('รหัสติดตาม');
  const find = async () => user.click(await screen.findByRole('button', { name: 'ดูความคืบหน้า' }));
  await user.type(field, 'ABCD');
  await find();
  expect(await screen.findByText(/^รหัสติดตามมี 12 ตัว/)).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(field);
  await user.type(field, '-efgh-jkmn');
  await find();
  expect(await screen.findByText(visibleText('ไม่พบเรื่องที่มีรหัสนี้ ตรวจสอบรหัสทีละตัว'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().ui.toasts).toEqual([]);
  network.use(tracks(asked));
  await find();
  await waitFor(() => expect(router.state.location.pathname).toBe('/showdemand/3'));
  await screen.findByText(visibleText('ฝ่ายที่เกี่ยวข้องกำลังตรวจสอบ คำตอบจะแสดงที่หน้านี้'));
});

it('shows a public demand with the answer of the cooperative', async () => {
  mockAllCalls();
  renderPortal('/showdemand/3');
  await screen.findByRole('heading', { level: 1, name: DEMAND.title });
  expect(main().getByRole('heading', { level: 2, name: 'คำตอบของสหกรณ์' })).toBeInstanceOf(HTMLElement);
  expect(main().getByText('กันไว้ให้แล้ว 3 คัน')).toBeInstanceOf(HTMLElement);
  expect(main().queryByText(visibleText('เรื่องนี้ไม่เผยแพร่'))).toBeNull();
});

it.each([
  ['one that is not public or never was', '/showdemand/3', undefined],
  ['what is no number', '/showdemand/x', undefined],
  ['the code of another', '/showdemand/4', { trackingCode: CODE }],
])('asks for the code at %s', async (_what, path, state) => {
  mockAllCalls();
  network.use(
    infoHandler('demand_show/3', { error: 'ไม่พบ', code: 'not_found' }, { status: 404 }),
    tracks(() => {}),
  );
  const { store } = renderPortal(path, { state });
  await screen.findByRole('heading', { level: 1, name: 'ไม่พบเรื่องนี้' });
  expect(await main().findByLabelText('รหัสติดตาม')).toBeInstanceOf(HTMLElement);
  expect(store.getState().ui.toasts).toEqual([]);
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { BOARD_LIST, BOARD_TOPIC, TOKEN, acceptPost } from '../../../test/posts-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const TYPED = { หัวข้อ: 'กู้ฉุกเฉินกี่วัน', รายละเอียด: 'ต้องใช้เงินด่วน', ชื่อที่ใช้แสดง: 'แดง' };

async function typeAll(
  { user }: Pick<ReturnType<typeof renderPortal>, 'user'>,
  typed: Record<string, string> = TYPED,
) {
  await screen.findByLabelText('หัวข้อ');
  for (const [label, text] of Object.entries(typed)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one field after the other
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'ตั้งกระทู้' }));
}

const fails = (body: object, status: number) =>
  http.post('*/api/info/board_create', () => HttpResponse.json(body, { status }));

it('creates a topic, stores its deletion token, and shows it', async () => {
  mockAllCalls();
  const sent = vi.fn<(body: unknown) => void>();
  network.use(acceptPost('board_create', { topic_id: 7, delete_token: TOKEN }, sent));
  const { router, user } = renderPortal('/boardPost');
  await typeAll({ user });
  await waitFor(() => expect(router.state.location.pathname).toBe('/boardShow/7'));
  expect(sent.mock.calls).toEqual([
    [{ title: TYPED.หัวข้อ, body: TYPED.รายละเอียด, name: 'แดง', recaptcha: '', website: '' }],
  ]);
  expect(await screen.findByRole('button', { name: 'ลบกระทู้ของท่าน' })).toBeInstanceOf(HTMLElement);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('shows an error at each field, and their number above the form', async () => {
  mockAllCalls();
  const { user } = renderPortal('/boardPost');
  await typeAll({ user }, { ชื่อที่ใช้แสดง: 'เจ้าหน้าที่' });
  const summary = await screen.findByRole('region', { name: 'ยังตั้งกระทู้ไม่ได้ มี 3 ช่องที่ต้องแก้' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['กรอกหัวข้อ', 'กรอกรายละเอียด', 'ชื่อนี้สงวนไว้สำหรับเจ้าหน้าที่ ใช้ชื่ออื่น']);
  expect(screen.getByLabelText('หัวข้อ').getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText('หัวข้อ'), 'ก');
  expect(screen.getByLabelText('หัวข้อ').getAttribute('aria-invalid')).toBeNull();
});

it('keeps the draft after a failed request and after a reload', async () => {
  mockAllCalls();
  network.use(http.post('*/api/info/board_create', () => HttpResponse.error()));
  const { user } = renderPortal('/boardPost');
  await typeAll({ user });
  await screen.findByRole('region', { name: 'ยังตั้งกระทู้ไม่ได้' });
  expect(screen.getByLabelText('รายละเอียด')).toHaveProperty('value', TYPED.รายละเอียด);
  cleanup();
  renderPortal('/boardPost');
  expect(await screen.findByLabelText('รายละเอียด')).toHaveProperty('value', TYPED.รายละเอียด);
});

it('sends the same idempotency key for the same text, and a new one for another text', async () => {
  mockAllCalls();
  const keys: (string | null)[] = [];
  network.use(
    http.post('*/api/info/board_create', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  const { user } = renderPortal('/boardPost');
  await typeAll({ user });
  for (const [sent, typed] of [
    [1, ''],
    [2, 'ครับ'],
  ] as const) {
    // oxlint-disable eslint/no-await-in-loop -- one try after the other
    await waitFor(() => expect(keys).toHaveLength(sent));
    await screen.findByRole('region', { name: 'ยังตั้งกระทู้ไม่ได้' });
    if (typed !== '') await user.type(screen.getByLabelText('รายละเอียด'), typed);
    await user.click(await screen.findByRole('button', { name: 'ตั้งกระทู้' }));
    // oxlint-enable eslint/no-await-in-loop
  }
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('locks the form as long as the server asks', async () => {
  mockAllCalls();
  network.use(fails({ error: 'มีคำขอมากเกินไป', code: 'rate_limited', retry_after: 90 }, 429));
  const { user } = renderPortal('/boardPost');
  await typeAll({ user });
  expect(await screen.findByText('ส่งข้อความหลายครั้งติดกัน')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: /^รอ / }).getAttribute('aria-disabled')).toBe('true');
});

it('suggests answered topics while a title is typed, and keeps the draft when one is opened', async () => {
  mockAllCalls();
  const asked = vi.fn<(search: string | null, answered: string | null) => void>();
  network.use(
    http.get('*/api/info/board', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has('search')) asked(searchParams.get('search'), searchParams.get('answered'));
      return HttpResponse.json({ ...BOARD_LIST, data: BOARD_LIST.data.slice(0, 1) });
    }),
  );
  const { router, user } = renderPortal('/boardPost');
  const title = await screen.findByLabelText('หัวข้อ');
  await user.type(title, 'เปลี่ยนผู้รับโอน');
  await screen.findByText(visibleText('มีคำตอบแล้ว 1 กระทู้ ลองอ่านก่อน'));
  expect(asked).toHaveBeenLastCalledWith('เปลี่ยนผู้รับโอน', 'true');
  expect(document.activeElement).toBe(title);
  await user.click(screen.getByRole('link', { name: BOARD_TOPIC.title }));
  await screen.findByRole('heading', { level: 1, name: BOARD_TOPIC.title });
  await router.navigate('/boardPost');
  expect(await screen.findByLabelText('หัวข้อ')).toHaveProperty('value', 'เปลี่ยนผู้รับโอน');
});

it('shortens the long title of a suggested topic, but not for screen readers', async () => {
  mockAllCalls();
  const long = 'ผู้รับโอนประโยชน์ '.repeat(8).trim();
  const topic = { ...BOARD_TOPIC, title: long };
  network.use(http.get('*/api/info/board', () => HttpResponse.json({ ...BOARD_LIST, data: [topic] })));
  const { user } = renderPortal('/boardPost');
  await user.type(await screen.findByLabelText('หัวข้อ'), 'เปลี่ยนผู้รับโอน');
  const link = await screen.findByRole('link', { name: long });
  expect(link.querySelector('[aria-hidden]')?.textContent).toMatch(/\.\.\.$/);
});

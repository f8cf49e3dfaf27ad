import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { infoHandler } from '../../../test/info-fixtures.ts';
import { BOARD_PAGE, TOKEN, acceptPost } from '../../../test/posts-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const main = () => within(screen.getByRole('main'));
const WITHOUT = { ...BOARD_PAGE, answer_count: 1, answers: BOARD_PAGE.answers.slice(0, 1) };

/** Records what is removed, and with which token. */
function removes(path: string, heard: (path: string, body: unknown) => void, status = 200) {
  return http.delete(`*/api/info/${path}`, async ({ request }) => {
    heard(new URL(request.url).pathname, await request.json());
    return HttpResponse.json(status === 200 ? { rc_code: '1', data: [] } : { error: 'ไม่ได้' }, { status });
  });
}

it('shows a topic as plain text, its answers, and which ones are official', async () => {
  mockAllCalls();
  renderPortal('/boardShow/7');
  await screen.findByRole('heading', { level: 1, name: BOARD_PAGE.title });
  await waitFor(() => expect(document.title).toBe(`${BOARD_PAGE.title} · สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด`));
  expect(main().getByText(/<b>ต้องเซ็นไหม<\/b>/).textContent).toBe(BOARD_PAGE.body);
  expect(document.querySelector('main b')).toBeNull();
  expect(main().getByRole('heading', { level: 2, name: '2 คำตอบ' })).toBeInstanceOf(HTMLElement);
  const [first, second] = main()
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('article'));
  expect(first?.textContent).toContain('สหกรณ์ตอบ');
  expect(second?.textContent).not.toContain('สหกรณ์ตอบ');
  expect(main().queryByRole('button', { name: /ลบ/ })).toBeNull();
});

it('posts an answer, keeps the name, and offers to remove the answer', async () => {
  mockAllCalls();
  const sent = vi.fn<(body: unknown) => void>();
  network.use(acceptPost('board_ans', { answer_id: 72, delete_token: TOKEN }, sent));
  const { user } = renderPortal('/boardShow/7');
  await user.type(await screen.findByLabelText('คำตอบ'), ' ขอบคุณค่ะ ');
  await user.type(screen.getByLabelText('ชื่อที่ใช้แสดง'), 'แดง');
  await user.click(screen.getByRole('button', { name: 'ส่งคำตอบ' }));
  await screen.findByRole('button', { name: 'ลบคำตอบของท่าน' });
  expect(sent.mock.calls).toEqual([
    [{ topic_id: 7, body: 'ขอบคุณค่ะ', name: 'แดง', recaptcha: '', website: '' }],
  ]);
  expect(screen.getByLabelText('คำตอบ')).toHaveProperty('value', '');
  expect(screen.getByLabelText('ชื่อที่ใช้แสดง')).toHaveProperty('value', 'แดง');
});

it('removes an own answer after a confirmation', async () => {
  mockAllCalls();
  localStorage.setItem('sahakorn.own-posts', JSON.stringify([{ kind: 'answer', id: 72, token: TOKEN }]));
  const heard = vi.fn<(path: string, body: unknown) => void>();
  network.use(removes('board_ans/72', heard));
  const { user } = renderPortal('/boardShow/7');
  await user.click(await screen.findByRole('button', { name: 'ลบคำตอบของท่าน' }));
  await user.click(await screen.findByRole('button', { name: 'เก็บไว้' }));
  expect(heard).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'ลบคำตอบของท่าน' }));
  network.use(infoHandler('board_show/:id', { rc_code: '1', data: [WITHOUT] }));
  await user.click(await screen.findByRole('button', { name: 'ลบคำตอบ' }));
  const heading = await screen.findByRole('heading', { level: 2, name: '1 คำตอบ' });
  expect(heard.mock.calls).toEqual([['/api/info/board_ans/72', { delete_token: TOKEN }]]);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(localStorage.getItem('sahakorn.own-posts')).toBe('[]');
});

it('removes the topic of a signed-in author, and redirects to the board', async () => {
  mockAllCalls();
  const heard = vi.fn<(path: string, body: unknown) => void>();
  network.use(
    memberHandler('board_own', { rc_code: '1', data: [{ topic: true, answer_ids: [] }] }),
    removes('board_show/7', heard),
  );
  const { router, user } = renderPortal('/boardShow/7', { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: 'ลบกระทู้ของท่าน' }));
  await user.click(await screen.findByRole('button', { name: 'ลบกระทู้' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/board'));
  expect(heard.mock.calls).toEqual([['/api/info/board_show/7', {}]]);
});

it('keeps the content if a post cannot be removed', async () => {
  mockAllCalls();
  localStorage.setItem('sahakorn.own-posts', JSON.stringify([{ kind: 'topic', id: 7, token: TOKEN }]));
  network.use(removes('board_show/7', () => {}, 403));
  const { store, user } = renderPortal('/boardShow/7');
  await user.click(await screen.findByRole('button', { name: 'ลบกระทู้ของท่าน' }));
  await user.click(await screen.findByRole('button', { name: 'ลบกระทู้' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(store.getState().ui.toasts).toMatchObject([{ description: 'ไม่ได้' }]));
  expect(main().getByRole('heading', { level: 1, name: BOARD_PAGE.title })).toBeInstanceOf(HTMLElement);
});

it.each(['/boardShow/7', '/boardShow/x'])('shows that there is no topic at %s', async (path) => {
  mockAllCalls();
  network.use(
    infoHandler('board_show/7', { error: 'ไม่พบ', message: 'x', code: 'not_found' }, { status: 404 }),
  );
  const { store } = renderPortal(path);
  await screen.findByRole('heading', { level: 1, name: 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...' });
  expect(store.getState().ui.toasts).toEqual([]);
});

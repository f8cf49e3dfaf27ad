import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { LOGIN_ANSWER, SOMYING, STATUS_ROW } from '../../../test/member-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const TITLE = visibleText('มีการตั้งรหัสผ่านใหม่');

function answerReset(): void {
  mockAllCalls();
  const row = { ...STATUS_ROW, account_reset_at: '2026-11-19T03:04:00.000Z' };
  network.use(memberHandler('member_status', { rc_code: '1', data: [row] }));
}

it.each(['/member/status', '/member/deposit', '/member/loan', '/member/password'])(
  'tells at %s, once, of a password that was set without the old one',
  async (path) => {
    answerReset();
    renderPortal(path, { session: SOMYING });
    const title = await screen.findByText(TITLE);
    expect(title.closest('[data-slot="alert"]')?.textContent).toMatch(
      /เมื่อ 19.พฤศจิกายน.2569.*10[:.]04.*หากไม่ใช่ท่าน แจ้งสหกรณ์ทันที/,
    );
    expect(screen.getAllByText(TITLE)).toHaveLength(1);
  },
);

it('warns a member who returns to another screen after sign-in, on every screen', async () => {
  answerReset();
  network.use(memberHandler('auth/login', LOGIN_ANSWER));
  const from = { pathname: '/member/deposit', search: '', hash: '' };
  const { user, router } = renderPortal('/member/logon', { state: { from } });
  await user.type(await screen.findByLabelText('เลขสมาชิก'), '1234');
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'Sahakorn#2569');
  await user.keyboard('{Enter}');
  await screen.findByText(TITLE);
  expect(router.state.location.pathname).toBe('/member/deposit');
  await router.navigate('/member/loan');
  expect(await screen.findByText(TITLE)).toBeInstanceOf(HTMLElement);
});

it('does not warn if the member set the password', async () => {
  mockAllCalls();
  renderPortal('/member/deposit', { session: SOMYING });
  await screen.findByRole('link', { name: /ดูรายการเคลื่อนไหว/ });
  expect(screen.queryByText(TITLE)).toBeNull();
});

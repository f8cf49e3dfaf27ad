import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it, vi } from 'vitest';
import { asRead } from '../../../test/as-read.ts';
import { LOAN_CONTRACT } from '../../../test/loan-wire.ts';
import { SOMYING } from '../../../test/member-wire.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { answerEverything, answers, network } from '../../../test/wire.ts';

const CLOSED = {
  ...LOAN_CONTRACT,
  loan_contract_no: 'พ6400012',
  loan_type_description: 'เงินกู้พิเศษ',
  principal_balance: '0.00',
  close_status: '1',
};
const TRANSFERRED = { ...CLOSED, loan_contract_no: 'ส6200007', close_status: 'T' };

function renderLoans(data: (typeof LOAN_CONTRACT)[]) {
  answerEverything();
  network.use(answers('member_loan', { rc_code: '1', data }));
  return renderPortal('/member/loan', { session: SOMYING });
}

it('asks for the certificate of interest of the year that is pressed', async () => {
  vi.setSystemTime(new Date('2026-11-20T03:00:00Z'));
  const asked: string[] = [];
  const { user } = renderLoans([LOAN_CONTRACT]);
  network.use(
    http.get('*/api/member/print_interest_pdf/:year', ({ params }) => {
      asked.push(String(params['year']));
      return HttpResponse.json(
        { error: 'ไม่พบข้อมูลที่ต้องการ', message: 'x', code: 'not_found' },
        { status: 404 },
      );
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'ปี 2568 (PDF)' }));
  await user.click(screen.getByRole('button', { name: 'ปี 2569 ถึงปัจจุบัน (PDF)' }));
  await waitFor(() => expect(asked).toEqual(['2025', '2026']));
  vi.useRealTimers();
});

it('keeps ended contracts apart and says how each ended', async () => {
  renderLoans([CLOSED, TRANSFERRED, LOAN_CONTRACT]);
  const heading = await screen.findByRole('heading', { name: 'สัญญาที่สิ้นสุดแล้ว' });
  const whole = heading.closest('section');
  if (!whole) throw new Error('no panel');
  const [closed, transferred] = within(whole).getAllByRole('listitem');
  expect(closed?.textContent).toContain('ชำระครบแล้ว');
  expect(transferred?.textContent).toContain('โอนหนี้ให้ผู้ค้ำประกัน');
  expect(within(whole).getAllByRole('link')).toHaveLength(2);
});

it('says what will appear for a member without loans', async () => {
  renderLoans([]);
  expect(await screen.findByText(asRead('ไม่มีเงินกู้คงเหลือ'))).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[data-slot="passbook"]')).toBeNull();
});

it('says that nothing is owed when all contracts have ended', async () => {
  renderLoans([CLOSED]);
  expect(await screen.findByText(asRead('ไม่มีเงินกู้คงเหลือ'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { name: 'สัญญาที่สิ้นสุดแล้ว' })).toBeInstanceOf(HTMLElement);
});

it('stands as a skeleton while it loads', async () => {
  answerEverything();
  network.use(
    http.post('*/api/member/member_loan', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/loan', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'เงินกู้' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
});

it('says what failed, keeps the session and tries again', async () => {
  answerEverything();
  network.use(answers('member_loan', { rc_code: '1', data: [null] }));
  const { store, user } = renderPortal('/member/loan', { session: SOMYING });
  expect(await screen.findByText(asRead('ยังแสดงสัญญาเงินกู้ไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(answers('member_loan', { rc_code: '1', data: [LOAN_CONTRACT] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('heading', { name: /ส6700123/ })).toBeInstanceOf(HTMLElement);
});

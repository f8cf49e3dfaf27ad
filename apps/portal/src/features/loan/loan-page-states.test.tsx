import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { LOAN_CONTRACT } from '../../../test/loan-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const CLOSED = {
  ...LOAN_CONTRACT,
  loan_contract_no: 'พ6400012',
  loan_type_description: 'เงินกู้พิเศษ',
  principal_balance: '0.00',
  close_status: '1',
};
const TRANSFERRED = { ...CLOSED, loan_contract_no: 'ส6200007', close_status: 'T' };

function renderLoans(data: (typeof LOAN_CONTRACT)[]) {
  mockAllCalls();
  network.use(memberHandler('member_loan', { rc_code: '1', data }));
  return renderPortal('/member/loan', { session: SOMYING });
}

it('requests the interest certificate of the pressed year', async () => {
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
  await user.click(await screen.findByRole('button', { name: /^ปี 2569 ถึงวันที่\s19\sพ\.ย\.\s2569 \(PDF\)$/ }));
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

it('shows an empty state for a member without loans', async () => {
  renderLoans([]);
  expect(await screen.findByText(visibleText('ไม่มีเงินกู้คงเหลือ'))).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[data-slot="passbook"]')).toBeNull();
});

it('says that nothing is owed when all contracts have ended', async () => {
  renderLoans([CLOSED]);
  expect(await screen.findByText(visibleText('ไม่มีเงินกู้คงเหลือ'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { name: 'สัญญาที่สิ้นสุดแล้ว' })).toBeInstanceOf(HTMLElement);
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
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

it('shows the error, keeps the session and retries', async () => {
  mockAllCalls();
  network.use(memberHandler('member_loan', { rc_code: '1', data: [null] }));
  const { store, user } = renderPortal('/member/loan', { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังแสดงสัญญาเงินกู้ไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(memberHandler('member_loan', { rc_code: '1', data: [LOAN_CONTRACT] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('heading', { name: /ส6700123/ })).toBeInstanceOf(HTMLElement);
});

const SEPTEMBER = { receive_year: 2026, receive_month: 9, amount: '2031.85' };
const OCTOBER = { receive_year: 2026, receive_month: 10, amount: '2060.62' };

it('shows the missed months of a loan with their amounts, and what to do', async () => {
  renderLoans([{ ...LOAN_CONTRACT, missed: [SEPTEMBER, OCTOBER] }]);
  const title = await screen.findByText(visibleText('ค้างชำระ 2 เดือน ตั้งแต่กันยายน 2569'));
  const notice = title.closest<HTMLElement>('[data-slot="alert"]');
  if (!notice) throw new Error('no notice');
  expect(notice.textContent.replaceAll('\u00A0', ' ')).toContain(
    'กันยายน 2569 2,031.85 บาทตุลาคม 2569 2,060.62 บาทติดต่อสหกรณ์เพื่อขอชำระ',
  );
  expect(within(notice).getByRole('link', { name: 'ดูใบเสร็จ' })).toHaveProperty('pathname', '/member/kep');
});

it.each([
  ['a single month without the month twice', [SEPTEMBER], 'ค้างชำระ 1 เดือนกันยายน 2569 2,031.85 บาทติดต่อ'],
  [
    'that a part of a month was collected, of which the books state no more',
    [{ ...SEPTEMBER, amount: null }],
    'ค้างชำระ 1 เดือนกันยายน 2569 เก็บเงินได้บางส่วนติดต่อ',
  ],
  [
    'the number of many months alone',
    [6, 7, 8, 9].map((receive_month) => ({ ...SEPTEMBER, receive_month })),
    'ค้างชำระ 4 เดือน ตั้งแต่มิถุนายน 2569ติดต่อ',
  ],
])('says %s', async (_, missed, words) => {
  renderLoans([{ ...LOAN_CONTRACT, missed }]);
  const notice = (await screen.findByText(/^ติดต่อสหกรณ์/)).closest('[data-slot="alert"]');
  expect(notice?.textContent.replaceAll('\u00A0', ' ')).toContain(words);
});

it('shows missed months in the list of further loans', async () => {
  const missed = { ...LOAN_CONTRACT, loan_contract_no: 'ฉ6900045', missed: [SEPTEMBER, OCTOBER] };
  renderLoans([LOAN_CONTRACT, missed]);
  const others = await screen.findByRole('list', { name: 'สัญญาอื่นที่ยังชำระอยู่' });
  expect(within(others).getByText(visibleText('ค้างชำระ 2 เดือน'))).toBeInstanceOf(HTMLElement);
});

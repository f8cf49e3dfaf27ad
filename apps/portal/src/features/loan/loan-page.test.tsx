import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it, vi } from 'vitest';
import { asRead } from '../../../test/as-read.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { LOAN_CONTRACT } from '../../../test/loan-wire.ts';
import { SOMYING } from '../../../test/member-wire.ts';
import { answerEverything, answers, network } from '../../../test/wire.ts';

const EMERGENCY = {
  ...LOAN_CONTRACT,
  loan_contract_no: 'ฉ6900045',
  loan_type_description: 'เงินกู้ฉุกเฉิน',
  loan_approve_amount: '19500.00',
  principal_balance: '12000.25',
  collateral: [],
};
const CLOSED = {
  ...LOAN_CONTRACT,
  loan_contract_no: 'พ6400012',
  loan_type_description: 'เงินกู้พิเศษ',
  principal_balance: '0.00',
  close_status: '1',
};
const TRANSFERRED = { ...CLOSED, loan_contract_no: 'ส6200007', close_status: 'T' };

function renderLoans(data: unknown[]) {
  answerEverything();
  network.use(answers('member_loan', { rc_code: '1', data: data as [] }));
  return renderPortal('/member/loan', { session: SOMYING });
}

/** The panel under this heading, its text with plain spaces. */
async function panel(name: RegExp) {
  const whole = (await screen.findByRole('heading', { name })).closest('section');
  if (!whole) throw new Error('no panel');
  return { whole, text: whole.textContent.replaceAll('\u00A0', ' ') };
}

it('shows what is owed, how far it is paid in words, and leads to the statement', async () => {
  renderLoans([LOAN_CONTRACT]);
  const { whole, text } = await panel(/เงินกู้สามัญ ส6700123/);
  expect(text).toContain('เงินต้นคงเหลือ485,500.00 บาท');
  expect(within(whole).getByRole('img', { name: /^ชำระเงินต้นแล้ว 21\s%$/ })).toBeInstanceOf(Element);
  expect(text).toContain('ชำระต่องวด5,000.00 บาทงวดที่ 26 จาก 124');
  expect(text).toContain('134,500.00 จาก 620,000.00 บาท');
  expect(within(whole).getByRole('link', { name: 'ดูรายการเคลื่อนไหว สัญญา ส6700123' })).toHaveProperty(
    'pathname',
    '/member/loan_statement/%E0%B8%AA6700123',
  );
});

it('states the terms and what secures the loan', async () => {
  renderLoans([LOAN_CONTRACT]);
  const { whole } = await panel(/ส6700123/);
  const terms = [...whole.querySelectorAll('[data-slot="key-value"]')].map((term) =>
    [...term.children].map((part) => part.textContent.replaceAll('\u00A0', ' ')),
  );
  expect(terms).toEqual([
    ['วิธีชำระ', 'คงต้น (เงินต้นเท่ากันทุกงวด)'],
    ['อัตราดอกเบี้ย', 'ร้อยละ 5.75 ต่อปี'],
    ['วันที่ทำสัญญา', '10 กันยายน 2567'],
    ['หลักประกัน', expect.stringContaining('นางสาวปิ่นมณี ศรีสุข บุคคลค้ำประกัน400,000.00 บาท')],
  ]);
  const [first, second] = within(whole).getAllByRole('listitem');
  expect(first?.textContent).not.toContain('ถอนหลักประกันแล้ว');
  expect(second?.textContent).toMatch(/^ทุนเรือนหุ้นของผู้กู้ หุ้น · ถอนหลักประกันแล้ว220,000\.00\sบาท$/);
});

it('says what is out of the ordinary: payments suspended, interest in arrears', async () => {
  renderLoans([
    { ...LOAN_CONTRACT, drop_payment_status: '2', interest_arrear: '150.75', payment_type: '02' },
  ]);
  const { text } = await panel(/ส6700123/);
  expect(text).toContain('งดชำระ');
  expect(text).toContain('ดอกเบี้ยค้างชำระ150.75 บาท');
  expect(text).toContain('คงยอด (ยอดชำระเท่ากันทุกงวด)');
});

it('adds up the open contracts to the satang, and leaves ended ones out', async () => {
  renderLoans([LOAN_CONTRACT, EMERGENCY, CLOSED]);
  const total = await screen.findByText(asRead('หนี้เงินกู้คงเหลือรวม'));
  expect(total.parentElement?.textContent).toMatch(/497,500\.25\sบาท$/);
  expect(screen.getByText('2 สัญญา')).toBeInstanceOf(HTMLElement);
});

it('states no figure that the books leave open', async () => {
  renderLoans([{ ...LOAN_CONTRACT, principal_balance: null, last_period: null, interest_rate: null }]);
  const { whole, text } = await panel(/ส6700123/);
  expect(within(whole).getByRole('img', { name: 'ชำระเงินต้นแล้ว ไม่มีข้อมูล' })).toBeInstanceOf(Element);
  expect(text).toContain('ทั้งหมด 124 งวด');
  expect(text).not.toContain('อัตราดอกเบี้ย');
  const total = screen.getByText(asRead('หนี้เงินกู้คงเหลือรวม'));
  expect(total.parentElement?.textContent).toContain('ไม่มีข้อมูล');
});

it('shows a rate with all its digits', async () => {
  renderLoans([{ ...LOAN_CONTRACT, interest_rate: '6.1255' }]);
  expect((await panel(/ส6700123/)).text).toContain('ร้อยละ 6.1255 ต่อปี');
});

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
  const { whole } = await panel(/^สัญญาที่สิ้นสุดแล้ว$/);
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

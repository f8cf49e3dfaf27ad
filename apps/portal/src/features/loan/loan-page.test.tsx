import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { LOAN_FORECAST, LOAN_OUTLOOK } from '../../../test/loan-outlook-fixtures.ts';
import { LOAN_CONTRACT } from '../../../test/loan-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

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

function renderLoans(data: unknown[], ...handlers: HttpHandler[]) {
  mockAllCalls();
  network.use(memberHandler('member_loan', { rc_code: '1', data: data as [] }), ...handlers);
  return renderPortal('/member/loan', { session: SOMYING });
}

/** The panel with this heading, and its text with plain spaces. */
async function panel(name: RegExp) {
  const whole = (await screen.findByRole('heading', { name })).closest('section');
  if (!whole) throw new Error('no panel');
  return { whole, text: whole.textContent.replaceAll('\u00A0', ' ') };
}

const FORECAST = `member_loan_forecast/${encodeURIComponent('ส6700123')}`;

function answerForecast(change: object) {
  return memberHandler(FORECAST, { rc_code: '1', data: [{ ...LOAN_FORECAST, ...change }] });
}

it('shows when the loan ends, what is still to pay, and leads to the statement', async () => {
  renderLoans([LOAN_CONTRACT]);
  await screen.findByText(/เหลืออีก 98 งวด/);
  const { whole, text } = await panel(/เงินกู้สามัญ ส6700123/);
  expect(text).toContain('งวดสุดท้าย ธันวาคม 2577ชำระแล้ว 26 จาก 124 งวดเหลืออีก 98 งวด');
  expect(text).toContain('เงินต้นคงเหลือ485,500.00 บาทจากวงเงิน 620,000.00');
  expect(text).toContain('ดอกเบี้ยที่เหลือ114,315.88 ร้อยละ 5.75 ต่อปี คิดรายวัน');
  expect(text).toContain('ปิดหนี้ 25 พ.ย. 2569488,023.93 เงินต้นและดอกเบี้ย 33 วัน');
  expect(
    within(whole).getByRole('img', { name: /485,500\.00 วันนี้ และเป็นศูนย์เมื่อ ธันวาคม\s2577$/ }),
  ).toBeInstanceOf(Element);
  expect(within(whole).getByRole('link', { name: 'ดูรายการเคลื่อนไหว สัญญา ส6700123' })).toHaveProperty(
    'pathname',
    '/member/loan_statement/%E0%B8%AA6700123',
  );
});

it('shows since when payments are suspended, and whom to ask', async () => {
  const paid = [
    { day: '2026-04-24', principal_balance: '126000.00' },
    { day: '2026-05-25', principal_balance: '124000.00' },
    { day: '2026-06-30', principal_balance: '124000.00' },
  ];
  const end = { value: null, missing: [{ fact: 'day', on: null }], obstacle: null };
  renderLoans([LOAN_CONTRACT], answerForecast({ standing: 'suspended', paid, end }));
  expect(
    await screen.findByText(visibleText(/ชำระครั้งล่าสุด 25 พ\.ค\. 2569 สอบถามวันที่เริ่มชำระต่อได้ที่สหกรณ์$/)),
  ).toBeInstanceOf(HTMLElement);
});

it('shows the same as a table, by year, paid and to come', async () => {
  renderLoans([LOAN_CONTRACT]);
  const rows = within(await screen.findByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  const cells = rows.map((row) =>
    [...row.querySelectorAll('th, td > span:last-child')].map((cell) =>
      cell.textContent.replaceAll('\u00A0', ' '),
    ),
  );
  expect(cells.slice(1)).toEqual([
    ['2569 ถึง 23 ต.ค.', '1–26', '134,500.00', '67,587.33', '485,500.00'],
    ['2569 พ.ย.–ธ.ค.', '27–28', '10,000.00', '4,794.79', '475,500.00'],
    ['2577 ', '124', '475,500.00', '109,521.09', '0.00'],
    ['ที่เหลือ', '98 งวด', '485,500.00', '114,315.88', 'ไม่มี'],
  ]);
});

it('shows what is missing in the books, and what is known', async () => {
  const unknown = { value: null, missing: [{ fact: 'rate', on: '2026-10-23' }], obstacle: null };
  renderLoans(
    [{ ...LOAN_CONTRACT, interest_rate: null }],
    answerForecast({ end: unknown, plan: unknown, payoff: unknown, years: LOAN_FORECAST.years.slice(0, 1) }),
  );
  await screen.findByText(visibleText('ยังบอกงวดสุดท้ายไม่ได้'));
  const { text } = await panel(/ส6700123/);
  expect(text).toContain('สัญญานี้ไม่มีอัตราดอกเบี้ยในระบบ');
  expect(text).toContain('เงินต้นคงเหลือ485,500.00 บาท');
  expect(text).not.toContain('ปิดหนี้');
  expect(screen.queryByRole('heading', { name: 'ลองชำระเพิ่ม' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'ตารางชำระ' })).toBeNull();
});

it('shows each rate with its first day where it changed, the newest first', async () => {
  const rates = [
    { from: '2024-09-10', rate: '6.0000' },
    { from: '2026-10-07', rate: '5.7500' },
  ];
  renderLoans([LOAN_CONTRACT], answerForecast({ rates }));
  await screen.findByText(visibleText(/^ตั้งแต่ 7 ต\.ค\. 2569$/));
  expect((await panel(/^เงื่อนไขและหลักประกัน$/)).text).toContain(
    'อัตราดอกเบี้ยร้อยละ 5.75 ต่อปี ตั้งแต่ 7 ต.ค. 2569ร้อยละ 6.00 ต่อปี ตั้งแต่ 10 ก.ย. 2567',
  );
});

it('shows a differing count and row beside the calculated ones', async () => {
  const differing = answerForecast({
    installment_count: 120,
    differences: [
      {
        seq_no: 3,
        loan_payment_date: '2024-11-25',
        item_type_description: 'หักชำระรายเดือน',
        period: 3,
        stated: { interest_amount: '2979.02', principal_amount: '-5000.00', principal_balance: '605000.00' },
        expected: {
          interest_amount: '2978.97',
          principal_amount: '-5000.00',
          principal_balance: '605000.00',
        },
        difference: { interest_amount: '0.05', principal_amount: '0.00', principal_balance: '0.00' },
      },
    ],
  });
  renderLoans([LOAN_CONTRACT], differing);
  const title = await screen.findByText(visibleText('จำนวนงวดไม่ตรงกับสัญญา'));
  expect(title.closest('[data-slot="alert"]')?.textContent).toContain(
    'สัญญาระบุ 120 งวด คำนวณได้ 124 งวด ต่างกัน 4 งวด',
  );
  const { whole } = await panel(/^รายการที่ต่างจากการคำนวณ$/);
  const items = within(whole).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    '25 พฤศจิกายน 2567 หักชำระรายเดือนดอกเบี้ย ในบัญชี 2,979.02 คำนวณได้ 2,978.97 ต่างกัน 0.05',
  ]);
});

it('says which rows were posted on another day than theirs, and what goes by which', async () => {
  const row = { item_type_description: 'ปรับปรุงเงินต้น', period: null };
  renderLoans(
    [LOAN_CONTRACT],
    answerForecast({
      interest_paid_to: '2026-10-23',
      backdated: [
        {
          ...row,
          seq_no: 29,
          loan_payment_date: '2026-10-10',
          principal_amount: '-10000.00',
          posted_after: '2026-10-23',
        },
      ],
      postdated: [{ ...row, seq_no: 30, loan_payment_date: '2026-12-01', principal_amount: '500.00' }],
    }),
  );
  const { whole, text } = await panel(/^รายการที่บันทึกย้อนหลังหรือล่วงหน้า$/);
  const items = within(whole).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.replaceAll(/[\u00A0\u2060]/g, ' '))).toEqual([
    '10 ตุลาคม 2569 ปรับปรุงเงินต้นเงินต้น \u221210,000.00 บันทึกหลังรายการวันที่ 23 ตุลาคม 2569',
    '1 ธันวาคม 2569 ปรับปรุงเงินต้นเงินต้น 500.00 บันทึกไว้ล่วงหน้า ยังไม่ถึงวันที่ของรายการ',
  ]);
  expect(text).toContain('ดอกเบี้ยที่ชำระแล้วถึงวันที่ 23 ตุลาคม 2569 ไม่คิดใหม่');
});

it('links to the other contracts, each with its end', async () => {
  const outlook = { ...LOAN_OUTLOOK, loan_contract_no: 'ฉ6900045' };
  renderLoans(
    [LOAN_CONTRACT, EMERGENCY],
    memberHandler('member_loan_outlook', { rc_code: '1', data: [LOAN_OUTLOOK, outlook] }),
  );
  const link = await screen.findByRole('link', { name: /^เงินกู้ฉุกเฉิน ฉ6900045$/ });
  expect(link).toHaveProperty('search', `?contract=${encodeURIComponent('ฉ6900045')}`);
  await waitFor(() => expect(link.closest('li')?.textContent).toMatch(/งวดสุดท้าย ธันวาคม\s2577อีก 98 งวด/));
});

it('states the terms and what secures the loan', async () => {
  renderLoans([LOAN_CONTRACT]);
  const { whole } = await panel(/^เงื่อนไขและหลักประกัน$/);
  const terms = [...whole.querySelectorAll('[data-slot="key-value"]')].map((term) =>
    [...term.children].map((part) => part.textContent.replaceAll('\u00A0', ' ')),
  );
  expect(terms).toEqual([
    ['ชำระต่องวด', '5,000.00 บาท งวดที่ 26 จาก 124'],
    ['วิธีชำระ', 'คงต้น (เงินต้นเท่ากันทุกงวด)'],
    ['อัตราดอกเบี้ย', 'ร้อยละ 5.75 ต่อปี'],
    ['วันที่ทำสัญญา', '10 กันยายน 2567'],
    ['หลักประกัน', expect.stringContaining('นางสาวปิ่นมณี ศรีสุข บุคคลค้ำประกัน400,000.00 บาท')],
  ]);
  const [first, second] = within(whole).getAllByRole('listitem');
  expect(first?.textContent).not.toContain('ถอนหลักประกันแล้ว');
  expect(second?.textContent).toMatch(/^ทุนเรือนหุ้นของผู้กู้ หุ้น · ถอนหลักประกันแล้ว220,000\.00\sบาท$/);
});

it('shows exceptions: suspended payments, interest in arrears', async () => {
  const unknown = { value: null, missing: [{ fact: 'day', on: null }], obstacle: null };
  renderLoans(
    [{ ...LOAN_CONTRACT, drop_payment_status: '2', interest_arrear: '150.75', payment_type: '02' }],
    answerForecast({ standing: 'suspended', end: unknown, plan: unknown }),
  );
  expect(await screen.findByText(visibleText(/^สัญญานี้งดชำระอยู่/))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('heading', { name: 'ลองชำระเพิ่ม' })).toBeNull();
  expect((await panel(/ส6700123/)).text).toContain('งดชำระ');
  const { text } = await panel(/^เงื่อนไขและหลักประกัน$/);
  expect(text).toContain('ดอกเบี้ยค้างชำระ150.75 บาท');
  expect(text).toContain('คงยอด (ยอดชำระเท่ากันทุกงวด)');
});

it('adds up the open contracts to the satang, and leaves ended ones out', async () => {
  renderLoans([LOAN_CONTRACT, EMERGENCY, CLOSED]);
  const total = await screen.findByText(visibleText('หนี้เงินกู้คงเหลือรวม'));
  expect(total.closest('dl > *')?.textContent).toMatch(/497,500\.25\sบาท$/);
  expect(screen.getByText('2 สัญญา')).toBeInstanceOf(HTMLElement);
});

it('shows unknown figures as such', async () => {
  renderLoans(
    [{ ...LOAN_CONTRACT, principal_balance: null, last_period: null, interest_rate: null }],
    memberHandler(FORECAST, { rc_code: '1', data: [] }),
  );
  const { text } = await panel(/^เงื่อนไขและหลักประกัน$/);
  expect(text).toContain('ทั้งหมด 124 งวด');
  expect(text).not.toContain('อัตราดอกเบี้ย');
  expect((await panel(/ส6700123/)).text).not.toContain('งวดสุดท้าย');
  const total = screen.getByText(visibleText('หนี้เงินกู้คงเหลือรวม'));
  expect(total.closest('dl > *')?.textContent).toContain('ไม่มีข้อมูล');
});

it('shows a rate with all its digits', async () => {
  renderLoans([{ ...LOAN_CONTRACT, interest_rate: '6.1255' }]);
  expect((await panel(/^เงื่อนไขและหลักประกัน$/)).text).toContain('ร้อยละ 6.1255 ต่อปี');
});

import { screen, waitFor } from '@testing-library/react';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOAN_FORECAST } from '../../../test/loan-outlook-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const CONTRACT = encodeURIComponent('ส6700123');
const LATER = {
  value: {
    day: '2027-01-16',
    total_amount: '477147.97',
    principal_amount: '475000.00',
    interest_amount: '1647.97',
    days: 22,
    arrear_amount: '500.00',
  },
  missing: [],
  obstacle: null,
};
const NOTHING = { value: null, missing: [], obstacle: null };

beforeEach(() => void vi.setSystemTime(new Date('2026-11-22T03:00:00Z')));
afterEach(() => void vi.useRealTimers());

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ');

/** The field, the texts of the panel, and the requested dates. */
async function renderPayoff(answer: object = LATER, ...handlers: HttpHandler[]) {
  mockAllCalls();
  const asked: unknown[] = [];
  network.use(
    http.post(`*/api/member/member_loan_payoff/${CONTRACT}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ rc_code: '1', data: [answer] });
    }),
    ...handlers,
  );
  const { user } = renderPortal('/member/loan', { session: SOMYING });
  const field = await screen.findByRole('textbox', { name: /^วันที่จะชำระ/ });
  const panel = field.closest('section');
  const read = () => plain(panel);
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, `${text}{Tab}`);
  };
  return { user, field, type, read, asked };
}

it('starts with the next pay day, without a request', async () => {
  const { field, read, asked } = await renderPayoff();
  expect(field).toHaveProperty('value', '25 พ.ย. 2569');
  expect(read()).toContain('เงินต้น 485,500.00ดอกเบี้ยถึงวันนั้น 33 วัน2,523.93ปิดหนี้ 25 พ.ย. 2569 488,023.93 บาท');
  expect(asked).toEqual([]);
});

it('shows the payoff of a chosen day, the instalments before it, and that it is on a weekend', async () => {
  const { type, read, asked } = await renderPayoff();
  await type('16 ม.ค. 2570');
  await waitFor(() => expect(read()).toContain('477,147.97 บาท'));
  expect(asked).toEqual([{ day: '2027-01-16' }]);
  expect(read()).toContain(
    'เงินต้น หลังหักงวดที่ 27 แล้ว475,000.00ดอกเบี้ยถึงวันนั้น 22 วัน1,647.97ดอกเบี้ยก่อนหน้าที่ยังไม่ได้ชำระ 500.00ปิดหนี้ 16 ม.ค. 2570',
  );
  expect(read()).toContain('เป็นวันเสาร์ สหกรณ์อาจปิดทำการ สอบถามก่อนไปชำระ');
  await type('25 พ.ย. 2569');
  await waitFor(() => expect(read()).toContain('488,023.93 บาท'));
  expect(read()).not.toContain('สหกรณ์อาจปิดทำการ');
});

it.each([
  ['1/1/2568', '1 มกราคม 2568 คิดย้อนหลังไม่ได้ เลือกวันที่ไม่ก่อน 22 พฤศจิกายน 2569'],
  ['31/12/2590', '31 ธันวาคม 2590 หนี้หมดก่อนแล้วตามงวดที่เหลือ เลือกวันที่ไม่เกิน 25 ธันวาคม 2577'],
  ['30 ก.พ. 2570', 'กุมภาพันธ์ 2570'],
  ['พรุ่งนี้เช้า', 'อ่านวันที่นี้ไม่ได้'],
])('says why %s is no day to choose, keeps it and the last figure', async (text, words) => {
  const { field, type, read, asked } = await renderPayoff();
  await type(text);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field).toHaveProperty('value', text);
  const refusal = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(plain(refusal)).toContain(words);
  expect(read()).toContain('488,023.93 บาท');
  expect(asked).toEqual([]);
});

it.each([
  [{ ...NOTHING, missing: [{ fact: 'rate', on: '2026-10-23' }] }, 'ไม่มีอัตราดอกเบี้ยในระบบ'],
  [{ ...NOTHING, obstacle: 'before-last-payment' }, 'วันที่เลือกอยู่ก่อนวันที่ชำระดอกเบี้ยครั้งล่าสุด'],
])('says why there is no figure for a day: %#', async (answer, words) => {
  const { field, type, read } = await renderPayoff(answer);
  await type('16 ม.ค. 2570');
  await waitFor(() => expect(read()).toContain(words));
  expect(field).toHaveProperty('value', '16 ม.ค. 2570');
});

it('offers a year ahead if the end is unknown', async () => {
  const unknown = { ...NOTHING, missing: [{ fact: 'day', on: null }] };
  const { type, read } = await renderPayoff(
    LATER,
    memberHandler(`member_loan_forecast/${CONTRACT}`, {
      rc_code: '1',
      data: [{ ...LOAN_FORECAST, standing: 'suspended', end: unknown, plan: unknown }],
    }),
  );
  await type('31/12/2590');
  await waitFor(() => expect(read()).toContain('ไกลเกินกว่าจะคิดได้ เลือกวันที่ไม่เกิน 22 พฤศจิกายน 2570'));
});

it('retries a day whose request failed', async () => {
  const { user, type, read } = await renderPayoff();
  const path = `member_loan_payoff/${CONTRACT}`;
  const failure = { error: 'ขัดข้อง', code: 'internal', retry_after: 60 };
  network.use(memberHandler(path, failure, { status: 500 }));
  await type('16 ม.ค. 2570');
  const retry = await screen.findByRole('button', { name: 'ลองอีกครั้ง' });
  expect(read()).toContain('ยังคำนวณไม่ได้ ระบบสหกรณ์ขัดข้องชั่วคราว');
  network.use(memberHandler(path, { rc_code: '1', data: [LATER] }));
  await user.click(retry);
  await waitFor(() => expect(read()).toContain('477,147.97 บาท'));
});

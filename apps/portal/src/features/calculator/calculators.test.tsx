import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import {
  DIVIDEND_CALCULATION,
  DIVIDEND_CALCULATOR,
  LOAN_CALCULATION,
  LOAN_CALCULATOR,
} from '../../../test/calculator-fixtures.ts';
import { infoHandler } from '../../../test/info-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

/** Mocks a calculator with and without a query, and returns the queries. */
function answerCalculator(path: string, form: object, answer: object): string[] {
  const asked: string[] = [];
  mockAllCalls();
  network.use(
    http.get(`*/api/info/${path}`, ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(decodeURIComponent(search));
      return HttpResponse.json({ rc_code: '1', data: [search === '' ? form : answer] });
    }),
  );
  return asked;
}

const answerLoan = (answer: object = LOAN_CALCULATION) =>
  answerCalculator('loan_calculator', LOAN_CALCULATOR, answer);
const answerDividend = (answer: object = DIVIDEND_CALCULATION) =>
  answerCalculator('dividend_calculator', DIVIDEND_CALCULATOR, answer);

const listAmounts = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

it('calculates a loan, whose address can be linked', async () => {
  const asked = answerLoan();
  const { user, router } = renderPortal('/calculator/loan');
  await user.selectOptions(await screen.findByLabelText('ประเภทเงินกู้'), 'สามัญ');
  await user.type(screen.getByLabelText('วงเงินกู้ (บาท)'), '100,000');
  await user.click(screen.getByRole('radio', { name: 'คงต้น' }));
  await user.type(screen.getByLabelText('จำนวนงวด (เดือน)'), '12{Enter}');
  expect(await screen.findByText(visibleText('ผ่อนเดือนละ 8,607.00 บาท'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(visibleText('12 งวด งวดสุดท้าย พฤศจิกายน 2570'))).toBeInstanceOf(HTMLElement);
  const { search, hash } = router.state.location;
  expect(decodeURIComponent(search + hash)).toBe(
    '?kind=สามัญ&amount=100,000&method=principal&by=periods&periods=12#answer',
  );
  expect(asked).toEqual(['', '?kind=สามัญ&amount=100,000&method=principal&by=periods&periods=12']);
  await waitFor(() => expect(document.activeElement?.id).toBe('answer'));
  expect(screen.getByLabelText('ประเภทเงินกู้')).toHaveProperty('value', 'สามัญ');
  expect(screen.getByRole('radio', { name: 'คงต้น' })).toHaveProperty('checked', true);
});

it('answers a linked address with the schedule, the rule and the day of the rates', async () => {
  answerLoan();
  renderPortal('/calculator/loan?kind=สามัญ&amount=100000&periods=12');
  const schedule = await screen.findByRole('table', { name: /^เงินต้นและดอกเบี้ยแยกตามปี/ });
  const rows = within(schedule).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringContaining('91,944.37'),
    expect.stringContaining('2–12'),
    expect.stringContaining('3,200.50'),
  ]);
  const text = screen
    .getByRole('main')
    .textContent?.replaceAll(/[\u200B\u2060]/g, '')
    .replaceAll('\u00A0', ' ');
  expect(text).toContain('สามัญ ร้อยละ 5.75 ต่อปี เริ่มใช้ 1 กรกฎาคม 2569');
  expect(text).toContain('ดอกเบี้ยรายวัน ฉบับที่ 2 (ระเบียบเงินกู้ พ.ศ. 2567)');
  expect(text).toContain('ดอกเบี้ยแต่ละงวดปัดเป็นสตางค์ ครึ่งสตางค์ขึ้นไปปัดขึ้น');
  expect(text).toContain('เป็นการคำนวณเบื้องต้น ไม่ใช่คำเสนอ');
  expect(text).toContain('กู้ได้ไม่เกิน 2,000,000.00 บาท ผ่อนไม่เกิน 240 งวด');
  expect(text).toContain('ชำระตั้งแต่เดือนหน้า ทุกวันที่ 25 หากตรงกับวันเสาร์หรือวันอาทิตย์เลื่อนมาเป็นวันศุกร์ก่อนหน้า');
  expect(text).not.toContain('ดอกเบี้ยงวดแรก');
  expect(screen.getByLabelText('จำนวนงวด (เดือน)')).toHaveProperty('value', '12');
});

it('says that the first payment does not cover its interest, and how much is paid with the next', async () => {
  const { value } = LOAN_CALCULATION.plan;
  const first = { ...value.first, days: 54, principal_amount: '0.00', interest_amount: '7049.00' };
  answerLoan({
    ...LOAN_CALCULATION,
    plan: { ...LOAN_CALCULATION.plan, value: { ...value, first, carried_interest: '1457.85' } },
  });
  renderPortal('/calculator/loan?kind=สามัญ&amount=1000000&periods=240');
  const words = 'คิด 54 วัน มากกว่าเงินงวด ส่วนที่เงินงวดยังไม่พอ 1,457.85 บาท ชำระต่อในงวดถัดไป';
  expect(await screen.findByText(visibleText(words))).toBeInstanceOf(HTMLElement);
});

it.each([
  ['periods', 'จำนวนงวด (เดือน)'],
  ['payment', 'ผ่อนได้เดือนละไม่เกิน (บาท)'],
] as const)('shows the rule of the loan at the field of %s, which is on the screen', async (by, label) => {
  const mistakes = [{ field: by, message: 'ประเภทเงินกู้ ฉุกเฉิน ผ่อนได้ไม่เกิน 12 งวด ตามที่สหกรณ์ประกาศ' }];
  answerLoan({ ...LOAN_CALCULATOR, choice: { ...LOAN_CALCULATOR.choice, by }, mistakes });
  const { user } = renderPortal(`/calculator/loan?amount=500000&by=${by}&${by}=120`);
  const summary = await screen.findByRole('region', { name: 'ยังคำนวณไม่ได้ มี 1 ช่องที่ต้องแก้' });
  await user.click(within(summary).getByRole('link'));
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

it('shows every payment, folded by year, and saves them as a file', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) =>
    file instanceof Blob ? `blob:${files.push(file)}` : '',
  );
  answerLoan();
  const { user } = renderPortal('/calculator/loan?kind=สามัญ&amount=100000&periods=12');
  await screen.findByText('ปี 2569');
  const years = [...document.querySelectorAll('main details')];
  expect(years.map((year) => year.querySelector('summary')?.textContent)).toEqual([
    expect.stringContaining('ปี 2569'),
    expect.stringContaining('ปี 2570'),
  ]);
  expect(years.map((year) => year.hasAttribute('open'))).toEqual([false, false]);
  const cells = [...(years[1]?.querySelectorAll('tbody tr > *') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual(['งวด 12', '25\u00A0พ.ย.\u00A02570', '8,482.07', '41.43', '8,523.50', '0.00']);
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  const lines = (await files[0]?.text())?.split('\r\n');
  expect(lines?.[2]).toBe('12,2027-11-25,25\u00A0พ.ย.\u00A02570,31,8482.07,41.43,8523.50,0.00');
});

it('says what is wrong at its field, and keeps what was typed', async () => {
  const mistakes = [{ field: 'amount', message: 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000' }];
  answerLoan({ ...LOAN_CALCULATOR, mistakes });
  const { user } = renderPortal('/calculator/loan');
  await user.type(await screen.findByLabelText('วงเงินกู้ (บาท)'), '1,5o0');
  await user.click(screen.getByRole('button', { name: 'คำนวณ' }));
  const summary = await screen.findByRole('region', { name: 'ยังคำนวณไม่ได้ มี 1 ช่องที่ต้องแก้' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const field = screen.getByLabelText('วงเงินกู้ (บาท)');
  expect(field).toHaveProperty('value', '1,5o0');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.click(within(summary).getByRole('link'));
  expect(document.activeElement).toBe(field);
});

it('keeps the same kind of payment in the address and in the form', async () => {
  answerLoan({ ...LOAN_CALCULATION, choice: { kind: 'สามัญ', method: 'principal', by: 'payment' } });
  renderPortal('/calculator/loan?amount=100000&method=principal&payment=9000');
  expect(await screen.findByText(visibleText('เงินต้นเดือนละ 8,607.00 บาท และดอกเบี้ย'))).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByRole('radio', { name: 'คงต้น' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'เงินที่ผ่อนได้' })).toHaveProperty('checked', true);
});

it.each([
  [{ kinds: [] }, 'สหกรณ์ยังไม่ได้เผยแพร่อัตราดอกเบี้ยเงินกู้'],
  [{ rule: null }, 'สหกรณ์ยังไม่ได้เผยแพร่วิธีคิดดอกเบี้ยเงินกู้'],
])('says what the cooperative has not published: %o', async (changes, words) => {
  mockAllCalls();
  network.use(infoHandler('loan_calculator', { rc_code: '1', data: [{ ...LOAN_CALCULATOR, ...changes }] }));
  renderPortal('/calculator/loan');
  expect(await screen.findByText(visibleText(words))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('button', { name: 'คำนวณ' })).toBeNull();
});

it('calculates a dividend by lines, the average return and their sum', async () => {
  const asked = answerDividend();
  const { user } = renderPortal('/calculator/dividend');
  await user.type(await screen.findByLabelText('หุ้นยกมา (บาท) (ไม่บังคับ)'), '100000');
  expect(screen.getByLabelText('อัตราเงินปันผล (ร้อยละ)')).toHaveProperty('value', '6.15');
  await user.click(screen.getByRole('button', { name: 'คำนวณ' }));
  await screen.findByText(visibleText('ปันผลและเฉลี่ยคืน ปี 2569'));
  expect(asked.at(-1)).toBe('?shares=100000&rate=6.15');
  expect(listAmounts('ที่มาของเงินปันผล')).toEqual(['100,000.00', '916.67', '100,916.67', '6,206.38']);
  expect(listAmounts('ที่มาของเงินเฉลี่ยคืน')).toEqual(['50,000.00', '5,175.00']);
  expect(listAmounts('รวม')).toEqual(['6,206.38', '5,175.00', '11,381.38']);
});

it('says that the rule of dividends is not published, and still shows the average return', async () => {
  const unknown = { value: null, missing: [{ fact: 'rule', on: '2026-01-01' }], obstacle: null };
  const { result } = DIVIDEND_CALCULATION;
  answerDividend({
    ...DIVIDEND_CALCULATION,
    dividend_rule: null,
    result: { ...result, dividend_worked_out: unknown, total_amount: null },
  });
  renderPortal('/calculator/dividend?shares=100000&interest=50000');
  expect(await screen.findByText(visibleText(/ไม่มีระเบียบการคำนวณในระบบ/))).toBeInstanceOf(HTMLElement);
  expect(listAmounts('ที่มาของเงินเฉลี่ยคืน')).toEqual(['50,000.00', '5,175.00']);
});

it('keeps private values out of the head', async () => {
  answerLoan();
  renderPortal('/calculator/loan?amount=987654&periods=12');
  await screen.findByText(visibleText('ผ่อนเดือนละ 8,607.00 บาท'));
  expect(document.head.innerHTML).not.toContain('987654');
});

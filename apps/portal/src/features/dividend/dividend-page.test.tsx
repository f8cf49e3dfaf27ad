import { formatYear, todayIso } from '@sahakorn/thai/date';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { DIVIDEND_EXPLAINED, DIVIDEND_YEAR } from '../../../test/benefit-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const SUSPENDED = {
  ...DIVIDEND_YEAR,
  account_year: 2024,
  drop_average: '2810.50',
  net_amount: '23675.25',
  deductions: [{ description: 'เบี้ยประกันชีวิตกลุ่ม', amount: '60.00' }],
};
const ANNOUNCED = {
  ...DIVIDEND_YEAR,
  account_year: 2026,
  dividend_rate: null,
  average_return_rate: null,
  pay_method: null,
  bank_name: null,
  bank_account: null,
  paid_on: null as string | null,
};

function renderDividends(data: unknown[]) {
  mockAllCalls();
  network.use(memberHandler('member_div', { rc_code: '1', data: data as [] }));
  return renderPortal('/member/dividend', { session: SOMYING });
}

function answerExplained(year: Partial<Record<keyof typeof DIVIDEND_EXPLAINED, unknown>>) {
  const data: unknown[] = [{ ...DIVIDEND_EXPLAINED, ...year }];
  mockAllCalls();
  network.use(memberHandler('member_div_lines', { rc_code: '1', data: data as [] }));
  renderPortal('/member/dividend', { session: SOMYING });
}

const getText = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00A0', ' ');

/** The summary of the dividends, and the entry of each year. */
async function shown() {
  await screen.findByText(visibleText(/^ปันผลเฉลี่ยคืน ปี/));
  return {
    book: getText(document.querySelector('[data-slot="passbook"]')),
    items: [...document.querySelectorAll<HTMLElement>('[data-slot="disclosure-item"]')],
  };
}

it('shows first the amount of the newest year, where and when it was paid', async () => {
  renderDividends([DIVIDEND_YEAR, SUSPENDED]);
  const { book } = await shown();
  expect(book).toContain('ปันผลเฉลี่ยคืน ปี 2568 รับสุทธิ26,485.75 บาท');
  expect(book).toContain('โอนเข้าเงินฝากออมทรัพย์ของสหกรณ์ บัญชี xxx-x-x1234-x เมื่อ 2 ตุลาคม 2569');
});

it('shows that the rate of the next year is not declared', async () => {
  const last = Number(todayIso(new Date()).slice(0, 4)) - 1;
  renderDividends([{ ...DIVIDEND_YEAR, account_year: last }, SUSPENDED]);
  expect((await shown()).book).toContain(`ปันผล ปี ${formatYear(last + 1)}ยังไม่ประกาศอัตรา`);
});

it('expands the newest year with every step from the parts to the net amount', async () => {
  renderDividends([DIVIDEND_YEAR, SUSPENDED]);
  const { items } = await shown();
  expect(items.map(({ dataset }) => dataset['state'])).toEqual(['open', 'collapsed']);
  const steps = [...(items[0]?.querySelectorAll('dl > div') ?? [])].map((step) =>
    [...step.children].map(getText),
  );
  expect(steps).toEqual([
    ['เงินปันผลร้อยละ 5.50 ของทุนเรือนหุ้น', '24,035.25'],
    ['เงินเฉลี่ยคืนร้อยละ 8.00 ของดอกเบี้ยที่ชำระ 35,131.25', '2,810.50'],
    ['หัก เงินสงเคราะห์ศพล่วงหน้า', '−300.00'],
    ['หัก เบี้ยประกันชีวิตกลุ่ม', '−60.00'],
    ['รับสุทธิ (บาท)', '26,485.75'],
  ]);
});

it('shows the year that is chosen, and asks for its certificate', async () => {
  const asked: string[] = [];
  const { user } = renderDividends([DIVIDEND_YEAR, SUSPENDED]);
  network.use(
    http.get('*/api/member/print_div_pdf/:year', ({ params }) => {
      asked.push(String(params['year']));
      return HttpResponse.json(
        { error: 'ไม่พบข้อมูลที่ต้องการ', message: 'x', code: 'not_found' },
        { status: 404 },
      );
    }),
  );
  await shown();
  await user.selectOptions(screen.getByLabelText('เลือกปี'), '2567');
  const { book, items } = await shown();
  expect(book).toContain('ปันผลเฉลี่ยคืน ปี 2567 รับสุทธิ23,675.25 บาท');
  expect(items.map((item) => [getText(item.querySelector('h2')), item.dataset['state']])).toEqual([
    ['ปี 2567', 'open'],
    ['ปี 2568', 'collapsed'],
  ]);
  const passbook = document.querySelector<HTMLElement>('[data-slot="passbook"]');
  await user.click(within(passbook as HTMLElement).getByRole('button', { name: 'หนังสือรับรอง (PDF)' }));
  expect(await screen.findByText('ไม่พบข้อมูลที่ต้องการ')).toBeInstanceOf(HTMLElement);
  expect(asked).toEqual(['2024']);
});

it('shows no state of a payment whose day cannot be read', async () => {
  renderDividends([{ ...DIVIDEND_YEAR, paid_on: '2026-02-30' }]);
  const { book, items } = await shown();
  expect(book).toContain('วันที่จ่าย  - ไม่มีข้อมูล');
  expect(book + getText(items[0])).not.toMatch(/ยังไม่จ่าย|รอจ่าย|จ่ายแล้ว/);
});

it('shows a suspended part on its row, and subtracts it in the details', async () => {
  const { user } = renderDividends([DIVIDEND_YEAR, SUSPENDED]);
  const { items } = await shown();
  expect(getText(items[0])).toContain('จ่ายแล้ว');
  expect(getText(items[1])).toContain('งดจ่ายเฉลี่ยคืน');
  await user.click(screen.getByRole('button', { name: 'ปี 2567' }));
  expect(getText(items[1])).toContain('งดจ่ายเงินเฉลี่ยคืน−2,810.50');
});

it('draws a bar for each year, with its amount', async () => {
  renderDividends([DIVIDEND_YEAR, SUSPENDED]);
  await shown();
  const chart = document.querySelector('[data-slot="bar-chart"]');
  expect(getText(chart?.querySelector('figcaption'))).toBe('ยอดรับสุทธิ 2 ปี');
  expect([...(chart?.querySelectorAll('li') ?? [])].map(getText)).toEqual(['256723,675.25', '256826,485.75']);
});

it('shows each movement of shares with its part of the year, and what they come to', async () => {
  renderDividends([DIVIDEND_YEAR]);
  const table = await screen.findByRole('table', { name: 'หุ้นที่คิดเงินปันผล ปี 2568' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(getText));
  expect(rows).toEqual([
    ['วันที่', 'รายการ', 'หุ้น (บาท)', 'ส่วนของปี (วัน)', 'หุ้นที่คิดปันผล'],
    ['ต้นปี', 'ยกมา', '431,500.00', '365/365', '431,500.00'],
    ['24 ม.ค. 2568', 'หุ้นรายเดือน งวดที่ 207', '2,500.00', '342/365', '2,342.47'],
    ['ปัดเศษสตางค์ของแต่ละบรรทัด', '−0.01'],
    ['รวมหุ้นที่คิดปันผล', '433,842.46'],
    ['เงินปันผลร้อยละ 5.50', '23,861.34'],
  ]);
  const interest = screen.getByRole('table', { name: 'ดอกเบี้ยที่ชำระ ปี 2568' });
  expect(
    within(interest)
      .getAllByRole('row')
      .map((row) => [...row.children].map(getText)),
  ).toEqual([
    ['ประเภท', 'สัญญา', 'ดอกเบี้ยที่ชำระ (บาท)'],
    ['เงินกู้สามัญ', 'ส6700123', '35,131.25'],
    ['รวมดอกเบี้ยที่ชำระ', '35,131.25'],
    ['เงินเฉลี่ยคืนร้อยละ 8.00', '2,810.50'],
  ]);
  expect(screen.getByText(visibleText(/เงินปันผลรายวัน ฉบับที่ 1/))).toBeInstanceOf(HTMLElement);
});

it('shows the paid amount beside the calculated one', async () => {
  renderDividends([DIVIDEND_YEAR]);
  await screen.findByText(visibleText('ยอดที่จ่ายจริงต่างจากยอดตามระเบียบ'));
  const alert = document.querySelector('[data-slot="alert"]');
  expect(getText(alert)).toContain('ตามระเบียบ 23,861.34 ที่จ่ายจริง 24,035.25 ต่างกัน +173.91');
  expect(document.querySelectorAll('[data-slot="alert"]')).toHaveLength(1);
});

it('shows the line that is zero because of a missed payment, with the reason', async () => {
  const withheld = {
    amount: '2810.50',
    missed: [{ receive_year: 2025, receive_month: 7, missed_amount: '14398.75' }],
    transferred: [],
  };
  answerExplained({
    average_return_withheld: {
      stated: '0.00',
      worked_out: { value: withheld, missing: [], obstacle: null },
      difference: '-2810.50',
    },
  });
  const interest = await screen.findByRole('table', { name: 'ดอกเบี้ยที่ชำระ ปี 2568' });
  expect(
    within(interest)
      .getAllByRole('row')
      .slice(-3)
      .map((row) => [...row.children].map(getText)),
  ).toEqual([
    ['เงินเฉลี่ยคืนร้อยละ 8.00', '2,810.50'],
    ['งดจ่ายเพราะค้างชำระ', '−2,810.50'],
    ['เงินเฉลี่ยคืน', '0.00'],
  ]);
  expect(screen.getByText(visibleText(/เดือนกรกฎาคม 2568 เก็บเงินไม่ได้ 14,398.75 บาท/))).toBeInstanceOf(
    HTMLElement,
  );
  const alerts = [...document.querySelectorAll('[data-slot="alert"]')].map(getText);
  expect(alerts.at(-1)).toContain('งดตามระเบียบ 2,810.50 งดจริง 0.00 ต่างกัน −2,810.50');
});

it('shows if it is unknown whether a payment was missed', async () => {
  const unknown = { value: null, missing: [{ fact: 'default', on: null }], obstacle: null };
  answerExplained({
    average_return_withheld: { stated: '0.00', worked_out: unknown, difference: null },
  });
  expect(await screen.findByText(visibleText(/ไม่มีข้อมูลการเก็บเงินครบทุกเดือนของปี 2568/))).toBeInstanceOf(
    HTMLElement,
  );
  expect(screen.getByRole('table', { name: 'ดอกเบี้ยที่ชำระ ปี 2568' })).toBeInstanceOf(HTMLElement);
});

it('shows what is missing instead of the lines', async () => {
  const unknown = { value: null, missing: [{ fact: 'shares', on: '2025-01-01' }], obstacle: null };
  answerExplained({ dividend_worked_out: unknown, dividend_difference: null });
  await screen.findByText(visibleText('ยังแสดงที่มาของเงินปันผลไม่ได้'));
  expect(getText(document.querySelector('[data-slot="alert"]'))).toContain('เพราะไม่มีจำนวนหุ้นเมื่อต้นปี');
  expect(screen.queryByRole('table', { name: /หุ้นที่คิดเงินปันผล/ })).toBeNull();
});

it('keeps the years if only their lines fail', async () => {
  mockAllCalls();
  network.use(memberHandler('member_div_lines', { rc_code: '1', data: null }));
  renderPortal('/member/dividend', { session: SOMYING });
  expect(await screen.findByText(visibleText('ยังแสดงที่มาของยอดไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect((await shown()).items).toHaveLength(1);
});

it('shows no chart for a single year, and that an announced year is not paid yet', async () => {
  renderDividends([ANNOUNCED]);
  const { book, items } = await shown();
  expect(document.querySelector('[data-slot="bar-chart"]')).toBeNull();
  expect(book).toContain('ปี 2569 รับสุทธิ26,485.75 บาท');
  expect(book).toMatch(/ยังไม่จ่ายหนังสือรับรอง \(PDF\)$/);
  expect(book).not.toContain('ยังไม่ประกาศอัตรา');
  expect(getText(items[0])).toContain('รอจ่าย');
});

it('shows an empty state for a member without dividends', async () => {
  renderDividends([]);
  expect(await screen.findByText(visibleText('ยังไม่มีปันผลเฉลี่ยคืน'))).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[data-slot="passbook"]')).toBeNull();
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_div', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/dividend', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'ปันผลเฉลี่ยคืน' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
});

it('shows the error, keeps the session and retries', async () => {
  const { store, user } = renderDividends([null]);
  expect(await screen.findByText(visibleText('ยังแสดงปันผลเฉลี่ยคืนไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(memberHandler('member_div', { rc_code: '1', data: [DIVIDEND_YEAR] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect((await shown()).items).toHaveLength(1);
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { BILL_ITEMS, COLLECTION, INVOICE, RECEIPT } from '../../../test/receipt-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const RETURNED = {
  ...RECEIPT,
  receive_month: 7,
  receipt_no: '6907-001234',
  receipt_date: '2026-07-24',
  receipt_status: '2',
  charged_amount: '9700.00',
  collected_amount: '0.00',
};
const PAID_LATER = {
  ...COLLECTION,
  receive_month: 7,
  charged_amount: '9700.00',
  collected_amount: '0.00',
  missed_amount: '9700.00',
  paid_later_amount: '9750.25',
  paid_later_on: '2026-08-03',
  reason: 'หน่วยงานต้นสังกัดไม่ได้หักเงินเดือน',
};
const LAST_YEAR = { ...RECEIPT, receive_year: 2025, receive_month: 12, receipt_no: '6812-001234' };

function renderReceipts(
  receipts: unknown[],
  { collections = [COLLECTION] as unknown[], bill = [] as unknown[], search = '' } = {},
) {
  mockAllCalls();
  network.use(
    memberHandler('member_kep', { rc_code: '1', data: receipts as [] }),
    memberHandler('member_collection', { rc_code: '1', data: collections as [] }),
    memberHandler('member_monthly', { rc_code: '1', data: bill as [] }),
  );
  return renderPortal(`/member/kep${search}`, { session: SOMYING });
}

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00A0', ' ');

/** The entry of a month. */
async function entry(month: RegExp) {
  const row = await screen.findByRole('button', { name: month });
  const item = row.closest('li');
  if (!item) throw new Error('no entry');
  return { row, item, text: plain(item) };
}

async function tiles() {
  await screen.findAllByRole('listitem');
  return [...document.querySelectorAll('[data-slot="summary-tile"]')].map(plain);
}

it('shows first the amount of this month, the last deduction, and that nothing is outstanding', async () => {
  renderReceipts([INVOICE, RECEIPT], { bill: BILL_ITEMS });
  await entry(/^ตุลาคม/);
  expect(await tiles()).toEqual([
    'เรียกเก็บ พ.ย. 256910,024.01 บาทรอเรียกเก็บหักวันที่ 25 พ.ย. 2569',
    'เก็บได้ ต.ค. 25699,663.58 บาทเก็บครบ',
    'ค้างชำระ0.00 บาทไม่มียอดค้าง',
  ]);
});

it('does not mark a month without a deduction as a receipt', async () => {
  renderReceipts([{ ...RECEIPT, collected_amount: '0.00' }], { collections: [] });
  const stamp = await screen.findByText(visibleText('ไม่มีใบเสร็จ'));
  const row = stamp.closest('[data-slot="disclosure-item"]');
  expect(row?.textContent).toContain('เก็บไม่ได้');
  expect(row?.textContent).not.toContain('ใบเสร็จรับเงิน');
});

it('adds up the outstanding amounts of partly deducted months', async () => {
  const missed = { ...COLLECTION, collected_amount: '0.00', outstanding_amount: '9663.58' };
  const partial = { ...missed, receive_month: 9, collected_amount: '9663.57', outstanding_amount: '0.01' };
  renderReceipts([RECEIPT], { collections: [missed, partial] });
  await entry(/^ตุลาคม/);
  expect(await tiles()).toEqual(['เก็บได้ ต.ค. 25690.00 บาทเก็บไม่ได้', 'ค้างชำระ9,663.59 บาทรวม 2 เดือน']);
});

it('shows kind, number, date and state of each month', async () => {
  renderReceipts([INVOICE, RECEIPT, RETURNED], { collections: [COLLECTION, PAID_LATER] });
  expect((await entry(/^พฤศจิกายน/)).text).toContain(
    'ใบแจ้งหนี้หักวันที่ 25 พ.ย. 2569 รอเรียกเก็บเพิ่มขึ้น 360.4310,024.01',
  );
  expect((await entry(/^ตุลาคม/)).text).toContain('ใบเสร็จรับเงิน6910-001234 23 ต.ค. 2569เก็บครบ9,663.58');
  expect((await entry(/^กรกฎาคม/)).text).toContain('คืนใบเสร็จ6907-001234 ตามมาชำระแล้ว 3 ส.ค. 25699,700.00');
});

it('shows the original number of a returned receipt, and the outstanding amount', async () => {
  const again = {
    ...RETURNED,
    seq_no: 2,
    receipt_no: '6907-101234',
    receipt_status: '0',
    collected_amount: '9000.00',
  };
  const partial = {
    ...PAID_LATER,
    collected_amount: '9000.00',
    paid_later_on: null,
    outstanding_amount: '700.00',
  };
  renderReceipts([again, RETURNED], { collections: [partial] });
  const months = await screen.findAllByRole('button', { name: /^กรกฎาคม/ });
  const [issued, returned] = months.map((row) => plain(row.closest('li')));
  expect(issued).toContain('6907-101234 24 ก.ค. 2569เก็บได้บางส่วนค้าง 700.00 บาท9,000.00');
  expect(returned).toContain('6907-001234 เก็บได้บางส่วนค้าง 700.00 บาทออกใบใหม่เลขที่ 6907-1012349,700.00');
});

it('expands the newest receipt, and any other with the lines of the books', async () => {
  const { user } = renderReceipts([INVOICE, RECEIPT]);
  expect((await entry(/^พฤศจิกายน/)).row.getAttribute('aria-expanded')).toBe('true');
  const { row, item } = await entry(/^ตุลาคม/);
  expect(row.getAttribute('aria-expanded')).toBe('false');
  await user.click(row);
  const rows = within(item).getAllByRole('row').slice(1);
  expect(rows.map(plain)).toEqual([
    expect.stringContaining('ค่าหุ้นงวด 228'),
    expect.stringContaining('เงินกู้สามัญส6700123 · งวด 26'),
    expect.stringMatching(/^รวมเงิน.*9,663\.58$/),
  ]);
  expect(plain(item)).toContain('เก้าพันหกร้อยหกสิบสามบาทห้าสิบแปดสตางค์');
});

it('shows the outcome of a month that was not deducted', async () => {
  const { user } = renderReceipts([RECEIPT, RETURNED], { collections: [COLLECTION, PAID_LATER] });
  const { row, item } = await entry(/^กรกฎาคม/);
  await user.click(row);
  expect(plain(item)).toContain('รวมเรียกเก็บ');
  const facts = [...item.querySelectorAll('[data-slot="key-value"]')].map((fact) =>
    [...fact.children].map(plain),
  );
  expect(facts).toEqual([
    ['เก็บได้ในวันที่เรียกเก็บ', '0.00 บาท'],
    ['เหตุที่เก็บไม่ได้', 'หน่วยงานต้นสังกัดไม่ได้หักเงินเดือน'],
    ['ตามมาชำระ', '9,750.25 บาท เมื่อ 3 สิงหาคม 2569'],
    ['ค้างชำระ', '0.00 บาท'],
  ]);
});

it('shows one year, and another one at each press', async () => {
  const { user } = renderReceipts([RECEIPT, LAST_YEAR]);
  await entry(/^ตุลาคม/);
  expect(screen.queryByRole('button', { name: /^ธันวาคม/ })).toBeNull();
  expect(screen.getByText('แสดง 1 จาก 2 เดือน')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'แสดงเดือนก่อนหน้า' }));
  const { item } = await entry(/^ธันวาคม/);
  expect(item.closest('section')?.getAttribute('aria-labelledby')).toBe(
    screen.getByRole('heading', { level: 2, name: 'ปี 2568' }).id,
  );
  expect(screen.getByText('แสดงครบ 2 จาก 2 เดือน')).toBeInstanceOf(HTMLElement);
});

it('starts with the selected year, and keeps it in the URL', async () => {
  const { user, router } = renderReceipts([RECEIPT, LAST_YEAR]);
  await entry(/^ตุลาคม/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'ปี' }), '2568');
  await entry(/^ธันวาคม/);
  expect(screen.queryByRole('button', { name: /^ตุลาคม/ })).toBeNull();
  expect(router.state.location.search).toBe('?year=2025');
});

it.each(['1999', 'abc'])('ignores the year %s in the URL with a note', async (year) => {
  renderReceipts([RECEIPT], { search: `?year=${year}` });
  await entry(/^ตุลาคม/);
  expect(screen.getByText(visibleText('ไม่ได้ใช้ปีในที่อยู่ของหน้านี้'))).toBeInstanceOf(HTMLElement);
});

it('shows in its row why a month has no document', async () => {
  const { user, store } = renderReceipts([RECEIPT, RETURNED]);
  network.use(
    http.get('*/api/member/print_pdf/2026/7', () =>
      HttpResponse.json({ rc_code: '0', rc_des: 'ใบเสร็จรับเงินเดือนนี้คืนแล้ว จึงพิมพ์ไม่ได้', data: [] }),
    ),
  );
  const { row, item } = await entry(/^กรกฎาคม/);
  await user.click(within(item).getByRole('button', { name: /^บันทึก PDF กรกฎาคม/ }));
  expect(await within(item).findByText(visibleText('ใบเสร็จรับเงินเดือนนี้คืนแล้ว จึงพิมพ์ไม่ได้'))).toBeInstanceOf(
    HTMLElement,
  );
  expect(row.getAttribute('aria-expanded')).toBe('false');
  expect(store.getState().ui.toasts).toEqual([]);
});

it('prints the paper of a month', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = renderReceipts([RECEIPT]);
  network.use(
    http.get(
      '*/api/member/print_pdf/2026/10',
      () => new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
    ),
  );
  const { item } = await entry(/^ตุลาคม/);
  await user.click(within(item).getByRole('button', { name: /^พิมพ์ ตุลาคม/ }));
  await waitFor(() => expect(saved).toEqual(['ใบเสร็จรับเงิน ตุลาคม 2569.pdf']));
});

it('shows an empty state for a new member, with a link to the cremation receipts', async () => {
  renderReceipts([], { collections: [] });
  expect(await screen.findByText(visibleText('ยังไม่มีใบเสร็จหรือใบแจ้งหนี้'))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'ดูใบเสร็จฌาปนกิจสงเคราะห์' })).toHaveProperty(
    'pathname',
    '/member/kepcrem',
  );
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_collection', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/kep', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'ใบเสร็จ/ใบแจ้งหนี้' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
});

it.each(['member_kep', 'member_collection', 'member_monthly'])(
  'says what failed when %s answers rubbish, keeps the session and tries again',
  async (feed) => {
    mockAllCalls();
    network.use(memberHandler(feed, { rc_code: '1', data: [{ receive_year: 'x' }] }));
    const { store, user } = renderPortal('/member/kep', { session: SOMYING });
    expect(await screen.findByText(visibleText('ยังแสดงใบเสร็จไม่ได้'))).toBeInstanceOf(HTMLElement);
    expect(store.getState().session.user).not.toBeNull();
    network.use(memberHandler(feed, { rc_code: '1', data: [] }));
    await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(await screen.findByRole('link', { name: 'ดูใบเสร็จฌาปนกิจสงเคราะห์' })).toBeInstanceOf(HTMLElement);
  },
);

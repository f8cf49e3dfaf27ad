import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { CREMATION_RECEIPT } from '../../../test/receipt-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const INVOICE = {
  ...CREMATION_RECEIPT,
  receive_month: 11,
  receipt_no: null,
  receipt_date: '2026-11-25',
  posted: '0',
  case_count: 8,
  charged_amount: '160.00',
  collected_amount: '0.00',
  amount: '160.00',
};
const RETURNED = {
  ...CREMATION_RECEIPT,
  receive_month: 7,
  receipt_no: 'ฌ6907-001234',
  receipt_status: '2',
  collected_amount: '0.00',
};

function renderCremation(data: unknown[]) {
  mockAllCalls();
  network.use(memberHandler('member_kepcrem', { rc_code: '1', data: data as [] }));
  return renderPortal('/member/kepcrem', { session: SOMYING });
}

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00A0', ' ');

async function entry(month: RegExp) {
  const item = (await screen.findByRole('button', { name: month })).closest('li');
  if (!item) throw new Error('no entry');
  return { item, text: plain(item) };
}

it('shows first the amounts due and deducted', async () => {
  renderCremation([INVOICE, CREMATION_RECEIPT]);
  await entry(/^ตุลาคม/);
  expect([...document.querySelectorAll('[data-slot="summary-tile"]')].map(plain)).toEqual([
    'เรียกเก็บ พ.ย. 2569160.00 บาทรอเรียกเก็บ8 ศพ',
    'เก็บได้ ต.ค. 2569100.00 บาทเก็บครบ',
  ]);
});

it('shows the state of each month', async () => {
  renderCremation([INVOICE, CREMATION_RECEIPT, RETURNED]);
  expect((await entry(/^พฤศจิกายน/)).text).toContain('ใบแจ้งหนี้หักวันที่ 25 พ.ย. 2569 รอเรียกเก็บ160.00');
  expect((await entry(/^ตุลาคม/)).text).toContain('ใบเสร็จรับเงินฌ6910-001234 23 ต.ค. 2569เก็บครบ100.00');
  expect((await entry(/^กรกฎาคม/)).text).toContain('คืนใบเสร็จฌ6907-001234 เก็บไม่ได้100.00');
});

it('shows society, deaths, rate and total of a receipt', async () => {
  renderCremation([INVOICE, CREMATION_RECEIPT]);
  const { item } = await entry(/^ตุลาคม/);
  const facts = [...item.querySelectorAll('[data-slot="key-value"]')].map((fact) =>
    [...fact.children].map(plain),
  );
  expect(facts).toEqual([
    ['สมาคม', 'สมาคมฌาปนกิจสงเคราะห์สหกรณ์ตัวอย่าง'],
    ['จำนวนศพ', '5 ศพ'],
    ['เงินสงเคราะห์ศพละ', '20.00 บาท'],
    ['รวมเงิน', '100.00 บาท'],
  ]);
});

it('requests the cremation document of a month, and shows why there is none', async () => {
  const { user } = renderCremation([CREMATION_RECEIPT, RETURNED]);
  network.use(
    http.get('*/api/member/print_crem_pdf/2026/7', () =>
      HttpResponse.json({ rc_code: '0', rc_des: 'คืนแล้ว จึงพิมพ์ไม่ได้', data: [] }),
    ),
  );
  const { item } = await entry(/^กรกฎาคม/);
  await user.click(within(item).getByRole('button', { name: /^บันทึก PDF/ }));
  expect(await within(item).findByText(visibleText('คืนแล้ว จึงพิมพ์ไม่ได้'))).toBeInstanceOf(HTMLElement);
});

it('highlights no menu entry, and links back to the receipts', async () => {
  renderCremation([]);
  expect(await screen.findByText(visibleText('ยังไม่มีใบเสร็จฌาปนกิจสงเคราะห์'))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'กลับ' })).toHaveProperty('pathname', '/member/kep');
});

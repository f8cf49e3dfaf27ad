import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { COLLECTION, DEDUCTION, INVOICE, RECEIPT } from '../../../test/receipt-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

function renderTwoMonths() {
  mockAllCalls();
  network.use(
    memberHandler('member_kep', { rc_code: '1', data: [INVOICE, RECEIPT] }),
    memberHandler('member_collection', { rc_code: '1', data: [COLLECTION] }),
    memberHandler('member_monthly', { rc_code: '1', data: [] }),
  );
  return renderPortal('/member/kep', { session: SOMYING });
}

const plain = (element: Element) => element.textContent.replaceAll('\u00A0', ' ');

/** The entry of a month. */
async function entry(month: RegExp) {
  const row = await screen.findByRole('button', { name: month });
  const item = row.closest('li');
  if (!item) throw new Error('no entry');
  return { row, item };
}

/** The lines of the reasons in an entry, each with label and amount. */
const reasons = (item: HTMLElement) =>
  [...item.querySelectorAll('[data-slot="breakdown-line"]')].map((line) =>
    [...line.children].map((part) => plain(part).trim()),
  );

it('explains the difference to the previous month by item, exact to the satang', async () => {
  renderTwoMonths();
  const { item } = await entry(/^พฤศจิกายน/);
  await within(item).findByText(visibleText('เพิ่มขึ้นรวม'));
  expect(reasons(item)).toEqual([
    ['เดือนก่อน ตุลาคม 2569 หัก 23 ต.ค. 2569', '9,663.58'],
    ['เงินกู้สามัญ ส6700123', 'เพิ่ม +360.43'],
    ['คิดดอกเบี้ย 33 วัน เดือนก่อน 28 วัน บนต้น 490,500.00', 'เพิ่ม +386.43'],
    ['เงินต้นลดลง จาก 490,500.00 เหลือ 485,500.00', 'ลด \u221226.00'],
    ['ค่าหุ้น และเงินต้นต่องวด', 'เท่าเดิม'],
    ['เพิ่มขึ้นรวม', 'เพิ่ม +360.43'],
    ['เดือนนี้ (บาท)', '10,024.01'],
  ]);
});

it('loads the reasons of another month when it is expanded', async () => {
  const asked: unknown[] = [];
  const { user } = renderTwoMonths();
  network.use(
    http.post('*/api/member/member_deduction', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ rc_code: '1', data: [{ ...DEDUCTION, before: null, difference: null }] });
    }),
  );
  const { row, item } = await entry(/^ตุลาคม/);
  await user.click(row);
  const nothing = visibleText('ไม่มีใบเสร็จหรือใบแจ้งหนี้ของเดือนก่อนให้เทียบ');
  expect(await within(item).findByText(nothing)).toBeInstanceOf(HTMLElement);
  expect(asked).toContainEqual({ month: { receive_year: 2026, receive_month: 10 } });
});

it('shows the lines of a month even if its reasons fail, and retries', async () => {
  const { user } = renderTwoMonths();
  network.use(
    memberHandler('member_deduction', { error: 'x', message: 'x', code: 'internal' }, { status: 418 }),
  );
  const { item } = await entry(/^พฤศจิกายน/);
  const retry = await within(item).findByRole('button', { name: 'ลองอีกครั้ง ที่มาของยอดนี้' });
  expect(within(item).getAllByRole('row').length).toBeGreaterThan(2);
  network.use(memberHandler('member_deduction', { rc_code: '1', data: [DEDUCTION] }));
  await user.click(retry);
  expect(await within(item).findByText(visibleText('เพิ่มขึ้นรวม'))).toBeInstanceOf(HTMLElement);
});

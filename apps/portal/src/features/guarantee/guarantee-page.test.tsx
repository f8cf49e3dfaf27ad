import { screen, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const asked = (most: string) => ({
  value: { part: '82500.00', most, guarantors: 2 },
  missing: [] as object[],
  obstacle: null,
});

const GIVEN = {
  direction: 'given',
  loan_contract_no: 'ส6800231',
  party_name: 'นางสาวปิ่นมณี ศรีสุข',
  begin_date: '2025-11-10',
  loan_approve_amount: '180000.00',
  principal_balance: '165000.00' as string | null,
  used_amount: '150000.10',
  status: '1',
  liability: asked('150000.10'),
};
const RELEASED = {
  ...GIVEN,
  loan_contract_no: 'ฉ6800031',
  party_name: 'นายก้องภพ ณ บ้านไร่',
  principal_balance: null,
  status: '0',
};
const RECEIVED = {
  ...GIVEN,
  direction: 'received',
  loan_contract_no: 'ส6700123',
  party_name: 'นายก้องภพ ณ บ้านไร่',
  used_amount: '200000.00',
  liability: asked('100000.00'),
};

function renderGuarantees(data: unknown[], path = '/member/coll') {
  mockAllCalls();
  network.use(memberHandler('member_coll', { rc_code: '1', data: data as [] }));
  return renderPortal(path, { session: SOMYING });
}

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00A0', ' ') ?? '';

/** The amount and text of the tile with this label. */
async function tile(label: string) {
  return plain((await screen.findByText(visibleText(label))).closest('[data-slot="summary-tile"]'));
}

it('shows first the current liability in both directions, exact to the satang', async () => {
  renderGuarantees([
    RELEASED,
    GIVEN,
    { ...GIVEN, loan_contract_no: 'ส2', liability: asked('0.20') },
    RECEIVED,
  ]);
  expect(await tile('ขณะนี้ท่านอาจถูกเรียกชำระแทนได้ไม่เกิน')).toBe(
    'ขณะนี้ท่านอาจถูกเรียกชำระแทนได้ไม่เกิน150,000.30 บาทจาก 2 สัญญาที่ยังค้ำอยู่ ลดลงตามหนี้ที่ผู้กู้ชำระ',
  );
  expect(await tile('ผู้ค้ำของท่านอาจถูกเรียกชำระแทนได้ไม่เกิน')).toBe(
    'ผู้ค้ำของท่านอาจถูกเรียกชำระแทนได้ไม่เกิน100,000.00 บาท1 คน คนละไม่เกิน 100,000.00 จากหนี้ 165,000.00',
  );
});

it('limits the joint liability for a contract to its debt', async () => {
  renderGuarantees([RECEIVED, { ...RECEIVED, party_name: 'นางสาวปิ่นมณี ศรีสุข' }]);
  expect(await tile('ผู้ค้ำของท่านอาจถูกเรียกชำระแทนได้ไม่เกิน')).toContain(
    '165,000.00 บาท2 คน คนละไม่เกิน 100,000.00 จากหนี้ 165,000.00',
  );
  expect(await tile('ขณะนี้ท่านอาจถูกเรียกชำระแทนได้ไม่เกิน')).toContain('0.00 บาทขณะนี้ไม่มีหนี้ของผู้อื่นที่ท่านค้ำประกันอยู่');
});

it('shows no total if a figure is unknown, and what is missing', async () => {
  const liability = { value: null, missing: [{ fact: 'rule', on: '2026-11-20' }], obstacle: null };
  renderGuarantees([{ ...GIVEN, liability }, RECEIVED]);
  expect(await tile('ขณะนี้ท่านอาจถูกเรียกชำระแทนได้ไม่เกิน')).toContain(' - ');
  expect(
    screen.getByText(visibleText('สัญญาที่ไม่แสดงภาระสูงสุด เพราะข้อมูลของสหกรณ์ไม่มีระเบียบการค้ำประกัน')),
  ).toBeInstanceOf(HTMLElement);
});

it('has a table with all figures and states, active guarantees first in each direction', async () => {
  renderGuarantees([RELEASED, RECEIVED, { ...GIVEN, principal_balance: '0.00' }, GIVEN]);
  const table = within(await screen.findByRole('table', { name: 'ภาระค้ำประกันสองทาง' }));
  const cells = (row: HTMLElement) => [
    plain(within(row).getByRole('rowheader')),
    ...within(row)
      .getAllByRole('cell')
      .map((cell) => plain(cell.lastElementChild)),
  ];
  const [, ...rows] = table.getAllByRole('row');
  const figures = ['10 พ.ย. 2568', '180,000.00', '165,000.00', '150,000.10', '82,500.00', '150,000.10'];
  const ended = (debt: string, state: string) => [...figures.with(2, debt).with(5, '0.00'), state];
  expect(rows.map(cells)).toEqual([
    ['นางสาวปิ่นมณี ศรีสุข ส6800231', 'ท่านค้ำให้', ...figures, 'ค้ำอยู่'],
    ['นายก้องภพ ณ บ้านไร่ ฉ6800031', 'ท่านค้ำให้', ...ended(' - ', 'พ้นภาระแล้ว')],
    ['นางสาวปิ่นมณี ศรีสุข ส6800231', 'ท่านค้ำให้', ...ended('0.00', 'ชำระหนี้ครบแล้ว')],
    ['นายก้องภพ ณ บ้านไร่ ส6700123', 'ค้ำให้ท่าน', ...figures.with(3, '200,000.00').with(5, '100,000.00'), 'ค้ำอยู่'],
  ]);
});

it('says why the debt of a borrower is not shown to a guarantor who is released', async () => {
  renderGuarantees([RELEASED, GIVEN]);
  const words = 'หนี้คงเหลือของสัญญาที่ท่านพ้นภาระแล้วไม่แสดง เพราะเป็นข้อมูลของผู้กู้';
  expect(await screen.findByText(visibleText(words))).toBeInstanceOf(HTMLElement);
});

it('draws released guarantees as an outline with the words', async () => {
  renderGuarantees([RELEASED, GIVEN]);
  await screen.findByRole('table');
  const chart = document.querySelector('[data-part="chart"]');
  expect(plain(chart)).toContain('พ้นภาระแล้ว 0.00');
  expect(chart?.querySelectorAll('svg')).toHaveLength(2);
});

it('shows an empty state for a member without guarantees', async () => {
  renderGuarantees([]);
  expect(await screen.findByText(visibleText('ไม่มีการค้ำประกัน'))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows a skeleton while loading', async () => {
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_coll', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  renderPortal('/member/coll', { session: SOMYING });
  await screen.findByRole('heading', { level: 1, name: 'การค้ำประกัน' });
  expect(document.querySelector('[data-slot="skeleton-panel"]')).not.toBeNull();
});

it('shows the error, keeps the session and retries', async () => {
  const { store, user } = renderGuarantees([null]);
  expect(await screen.findByText(visibleText('ยังแสดงการค้ำประกันไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(memberHandler('member_coll', { rc_code: '1', data: [GIVEN] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('table')).toBeInstanceOf(HTMLElement);
});

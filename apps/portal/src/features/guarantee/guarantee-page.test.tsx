import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { asRead } from '../../../test/as-read.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING } from '../../../test/member-wire.ts';
import { answerEverything, answers, network } from '../../../test/wire.ts';

const GIVEN = {
  direction: 'given',
  loan_contract_no: 'ส6800231',
  party_name: 'นางสาวปิ่นมณี ศรีสุข',
  begin_date: '2025-11-10',
  loan_approve_amount: '180000.00',
  principal_balance: '165000.00' as string | null,
  used_amount: '150000.10',
  status: '1',
};
const RELEASED = { ...GIVEN, loan_contract_no: 'ฉ6800031', party_name: 'นายก้องภพ ณ บ้านไร่', status: '0' };
const RECEIVED = {
  ...GIVEN,
  direction: 'received',
  loan_contract_no: 'ส6700123',
  party_name: 'นายก้องภพ ณ บ้านไร่',
  used_amount: '200000.00',
};

function renderGuarantees(data: unknown[], path = '/member/coll') {
  answerEverything();
  network.use(answers('member_coll', { rc_code: '1', data: data as [] }));
  return renderPortal(path, { session: SOMYING });
}

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00A0', ' ') ?? '';

/** The tile with this label: figure and sentence. */
async function tile(label: string) {
  return plain((await screen.findByText(asRead(label))).closest('[data-slot="summary-tile"]'));
}

it('says first what is at stake both ways, to the satang, and what that means', async () => {
  renderGuarantees([RELEASED, GIVEN, { ...GIVEN, used_amount: '0.20' }, RECEIVED]);
  expect(await tile('ท่านค้ำประกันให้ผู้อื่น')).toBe(
    'ท่านค้ำประกันให้ผู้อื่น150,000.30 บาทหากผู้กู้ไม่ชำระหนี้ สหกรณ์อาจเรียกให้ท่านชำระแทนตามยอดนี้',
  );
  expect(await tile('ผู้อื่นค้ำประกันให้ท่าน')).toBe(
    'ผู้อื่นค้ำประกันให้ท่าน200,000.00 บาทหากท่านไม่ชำระหนี้ สหกรณ์อาจเรียกให้ผู้ค้ำประกันชำระแทนตามยอดนี้',
  );
});

it('tells each guarantee with its figures and its state, those that stand first', async () => {
  renderGuarantees([
    RELEASED,
    { ...GIVEN, principal_balance: null },
    { ...GIVEN, principal_balance: '0.00' },
  ]);
  const entries = within(await screen.findByRole('tabpanel', { name: 'ท่านค้ำให้ผู้อื่น (3)' })).getAllByRole(
    'listitem',
  );
  expect(entries.map(plain)).toEqual([
    'นางสาวปิ่นมณี ศรีสุขค้ำประกันอยู่สัญญา ส6800231 ทำสัญญาเมื่อ 10 พ.ย. 2568' +
      'ยอดค้ำประกัน150,000.10วงเงินกู้180,000.00หนี้คงเหลือ - ไม่มีข้อมูล',
    'นายก้องภพ ณ บ้านไร่พ้นภาระค้ำประกันแล้วสัญญา ฉ6800031 ทำสัญญาเมื่อ 10 พ.ย. 2568' +
      'ยอดค้ำประกัน150,000.10วงเงินกู้180,000.00หนี้คงเหลือ165,000.00',
    'นางสาวปิ่นมณี ศรีสุขชำระหนี้ครบแล้วสัญญา ส6800231 ทำสัญญาเมื่อ 10 พ.ย. 2568' +
      'ยอดค้ำประกัน150,000.10วงเงินกู้180,000.00หนี้คงเหลือ0.00',
  ]);
  expect(await tile('ท่านค้ำประกันให้ผู้อื่น')).toContain('150,000.10 บาท');
  expect(await tile('ผู้อื่นค้ำประกันให้ท่าน')).toContain('0.00 บาทขณะนี้ไม่มีผู้ค้ำประกันหนี้ของท่าน');
});

it('keeps the tab in the address, in the place of the one before', async () => {
  const { router, user } = renderGuarantees([GIVEN, RECEIVED]);
  await user.click(await screen.findByRole('tab', { name: 'ผู้อื่นค้ำให้ท่าน (1)' }));
  await waitFor(() => expect(router.state.location.search).toBe('?direction=received'));
  expect(router.state.historyAction).toBe('REPLACE');
  await screen.findByRole('tab', { name: 'ผู้อื่นค้ำให้ท่าน (1)', selected: true });
  await user.click(screen.getByRole('tab', { name: 'ท่านค้ำให้ผู้อื่น (1)' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await screen.findByRole('tab', { name: 'ท่านค้ำให้ผู้อื่น (1)', selected: true });
});

it('opens at the tab of the address', async () => {
  renderGuarantees([RECEIVED], '/member/coll?direction=received');
  expect(await screen.findByRole('tab', { name: 'ผู้อื่นค้ำให้ท่าน (1)', selected: true })).toBeInstanceOf(
    HTMLElement,
  );
});

it('says so where the address names no tab that there is, and shows the first', async () => {
  renderGuarantees([RECEIVED], '/member/coll?direction=both');
  expect(await screen.findByText(asRead('ไม่พบส่วนที่ที่อยู่ของหน้านี้ระบุไว้'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(asRead('ท่านไม่ได้ค้ำประกันให้ผู้ใด'))).toBeInstanceOf(HTMLElement);
});

it('says what will appear for a member without guarantees', async () => {
  renderGuarantees([]);
  expect(await screen.findByText(asRead('ไม่มีการค้ำประกัน'))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('tab')).toBeNull();
});

it('stands as a skeleton while it loads', async () => {
  answerEverything();
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

it('says what failed, keeps the session and tries again', async () => {
  const { store, user } = renderGuarantees([null]);
  expect(await screen.findByText(asRead('ยังแสดงการค้ำประกันไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().session.user).not.toBeNull();
  network.use(answers('member_coll', { rc_code: '1', data: [GIVEN] }));
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('tab', { name: 'ท่านค้ำให้ผู้อื่น (1)' })).toBeInstanceOf(HTMLElement);
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { recordRequests } from '../../../test/record-requests.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { NO_MOVEMENTS, STATEMENT } from '../../../test/deposit-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const PATH = '/member/dep_statement/0100012345';
const ALL = `${PATH}?range=all`;

/** Waits for the note above the filters and returns its text. */
async function noteWords() {
  const note = (await screen.findByText(visibleText(/^ค่าในที่อยู่ของหน้านี้ไม่ถูกต้อง/))).closest(
    '[data-slot="alert"]',
  );
  return note?.querySelector('[data-slot="alert-title"]')?.textContent;
}

let asked: unknown[];

beforeEach(() => {
  mockAllCalls();
  asked = recordRequests('member_dep_statement/0100012345', STATEMENT);
});

it('asks for what the address says and for nothing that it does not understand', async () => {
  renderPortal(`${PATH}?from=2026-10-01&to=2026-02-30&kind=CW&page=7`, { session: SOMYING });
  await screen.findByRole('table');
  expect(asked).toEqual([{ from: '2026-10-01', item_type_code: 'CW', limit: 50 }]);
  expect(await noteWords()).toBe('ไม่ได้ใช้ตัวกรอง วันสิ้นสุด');
});

it('leaves out a kind that the account does not know, and says so until a filter is chosen', async () => {
  const { router, user } = renderPortal(`${PATH}?from=2026-10-01&kind=ZZ`, { session: SOMYING });
  expect(await noteWords()).toBe('ไม่ได้ใช้ตัวกรอง ประเภทรายการ');
  await screen.findByRole('table');
  expect(asked).toEqual([
    { from: '2026-10-01', item_type_code: 'ZZ', limit: 50 },
    { from: '2026-10-01', limit: 50 },
  ]);
  expect(screen.queryByRole('option', { name: 'ZZ' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'กรองรายการ' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-10-01'));
  await waitFor(() => expect(document.querySelector('[data-slot="alert"]')).toBeNull());
});

it('shows a whole statement for an address of nothing but rubbish', async () => {
  renderPortal(`${PATH}?from=x&to=2026-13-01&kind=${'k'.repeat(30)}`, { session: SOMYING });
  expect(await screen.findByRole('table')).toBeInstanceOf(HTMLElement);
  expect(await noteWords()).toBe('ไม่ได้ใช้ตัวกรอง วันเริ่มต้น, วันสิ้นสุด, ประเภทรายการ');
});

it('puts a chosen filter into the address and asks for it', async () => {
  const { router, user } = renderPortal(ALL, { session: SOMYING });
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText('ประเภทรายการ'), 'ฝากโอน');
  await user.click(screen.getByRole('button', { name: 'กรองรายการ' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(router.state.location.search).toBe('?range=all&kind=XD');
  expect(asked).toEqual([{ limit: 50 }, { item_type_code: 'XD', limit: 50 }]);
});

it('fills in the dates of a period, where they stand once, and says how much was found', async () => {
  const { router, user } = renderPortal(`${PATH}?from=2026-10-01&to=2026-11-30`, { session: SOMYING });
  expect(await screen.findByLabelText('ตั้งแต่')).toHaveProperty('value', '1 ต.ค. 2569');
  await screen.findByRole('table');
  const found = document.querySelector('[data-slot="deposit-found"]');
  expect(found?.textContent.replaceAll('\u00a0', ' ')).toBe('พบ 2 รายการ');
  await user.clear(screen.getByLabelText('ถึง'));
  await user.type(screen.getByLabelText('ถึง'), '๓๐ ก.ย. ๖๙{Enter}');
  expect(await screen.findByText(visibleText(/^วันสิ้นสุดอยู่ก่อนวันเริ่มต้น/))).toBeInstanceOf(HTMLElement);
  expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-11-30');
  await user.clear(screen.getByLabelText('ถึง'));
  await user.type(screen.getByLabelText('ถึง'), '๓๑ ต.ค. ๖๙{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-10-31'));
});

it('says when nothing was found for the filter, and how to take it away', async () => {
  network.use(memberHandler('member_dep_statement/0100012345', NO_MOVEMENTS));
  const { router, user } = renderPortal(`${PATH}?kind=CW`, { session: SOMYING });
  expect(await screen.findByText('ไม่พบรายการที่เลือก')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('link', { name: 'ล้างตัวกรอง' }));
  expect(router.state.location.search).toBe('');
});

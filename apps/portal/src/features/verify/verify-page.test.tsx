import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { waitForCalls } from '../../../test/wait-for-calls.ts';
import { network } from '../../../test/mock-server.ts';

const DOCUMENT = {
  kind: 'receipt',
  kind_name: 'ใบเสร็จรับเงิน',
  document_no: '69-000123',
  document_date: '2026-10-23',
  amount: '14228.31' as string | null,
  state: 'original',
  state_name: 'ตรงกับต้นฉบับ',
  row_count: null as number | null,
  period_from: null as string | null,
  period_to: null as string | null,
};
const NOT_FOUND = { error: 'ไม่พบข้อมูลที่ต้องการ', message: 'none', code: 'not_found' };

/** Mocks the verification of any code, and returns the requests. */
function answerVerify(answer: () => Response | Promise<Response>): unknown[] {
  const asked: unknown[] = [];
  network.use(
    http.post('*/api/info/verify', async ({ request }) => {
      asked.push(await request.json());
      return (await answer()) as HttpResponse<string>;
    }),
  );
  return asked;
}

const verified = (changes: Partial<typeof DOCUMENT> = {}) =>
  HttpResponse.json({ rc_code: '1', data: [{ ...DOCUMENT, ...changes }] });

const getFacts = () =>
  [...document.querySelectorAll('[data-slot="key-value"]')].map((fact) =>
    [...fact.children].map((part) => part.textContent.replaceAll('\u00a0', ' ')),
  );

it('says of an original what it is, and nothing more', async () => {
  const asked = answerVerify(() => verified());
  renderPortal('/verify/ABCDEFGHJKMN');
  expect(await screen.findByText('ตรงกับต้นฉบับ')).toBeInstanceOf(HTMLElement);
  expect(getFacts()).toEqual([
    ['ชนิดเอกสาร', 'ใบเสร็จรับเงิน'],
    ['เลขที่เอกสาร', '69-000123'],
    ['วันที่ในเอกสาร', '23 ตุลาคม 2569'],
    ['จำนวนเงิน', '14,228.31 บาท'],
  ]);
  expect(asked).toEqual([{ code: 'ABCDEFGHJKMN' }]);
  expect(screen.getByText('ABCD-EFGH-JKMN', { selector: 'p *' })).toBeInstanceOf(HTMLElement);
});

it('says that a document is cancelled, and what one without a single amount states', async () => {
  answerVerify(() => verified({ state: 'cancelled', state_name: 'ยกเลิกแล้ว', amount: null }));
  renderPortal('/verify/abcd-efgh-jkmn');
  expect(await screen.findByText('ยกเลิกแล้ว')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('ตรงกับต้นฉบับ')).toBeNull();
  expect(getFacts().at(-1)).toEqual(['จำนวนเงิน', 'เอกสารนี้ไม่ได้ระบุยอดเดียว']);
});

it('says of a statement how many movements it has and when, and that the books changed since', async () => {
  answerVerify(() =>
    verified({
      kind: 'deposit_statement',
      kind_name: 'รายการเคลื่อนไหวเงินฝาก',
      state: 'changed',
      state_name: 'รายการในบัญชีเปลี่ยนไปหลังออกเอกสาร',
      row_count: 1204,
      period_from: '2026-11-01',
      period_to: '2026-11-20',
    }),
  );
  renderPortal('/verify/ABCDEFGHJKMN');
  expect(await screen.findByText(visibleText('รายการในบัญชีเปลี่ยนไปหลังออกเอกสาร'))).toBeInstanceOf(HTMLElement);
  expect(getFacts()).toContainEqual(['รายการ', '1,204 รายการ 1 พ.ย. 2569 ถึง 20 พ.ย. 2569']);
});

it('says calmly that no document has the code', async () => {
  answerVerify(() => HttpResponse.json(NOT_FOUND, { status: 404 }));
  const { store } = renderPortal('/verify/ABCDEFGHJKMN');
  expect(await screen.findByText('ไม่พบเอกสารที่มีรหัสนี้')).toBeInstanceOf(HTMLElement);
  expect(store.getState().ui.toasts).toEqual([]);
});

it('shows the same for an impossible code, without a call', async () => {
  const asked = answerVerify(() => verified());
  renderPortal('/verify/UUUU-EFGH-JKMN');
  expect(await screen.findByText('ไม่พบเอกสารที่มีรหัสนี้')).toBeInstanceOf(HTMLElement);
  expect(asked).toEqual([]);
});

it('takes a code by hand, and refuses beside the field what can be none', async () => {
  const asked = answerVerify(() => verified());
  const { user, router } = renderPortal('/verify');
  const field = await screen.findByLabelText('รหัสตรวจสอบ');
  await user.type(field, 'ABCD-EFGH{Enter}');
  expect(await screen.findByText(visibleText(/^รหัสตรวจสอบมี 12 ตัว/))).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(field);
  expect(asked).toEqual([]);
  await user.type(field, ' jkmn{Enter}');
  expect(await screen.findByText('ตรงกับต้นฉบับ')).toBeInstanceOf(HTMLElement);
  expect(router.state.location.pathname).toBe('/verify/ABCDEFGHJKMN');
  expect(asked).toEqual([{ code: 'ABCDEFGHJKMN' }]);
});

it('says how long to wait after too many tries, and then goes on', async () => {
  const limited = { error: 'ขอเร็วเกินไป', message: 'limit', code: 'rate_limited', retry_after: 1 };
  let tries = 0;
  answerVerify(() => {
    tries += 1;
    return tries === 1 ? HttpResponse.json(limited, { status: 429 }) : verified();
  });
  const { user, store } = renderPortal('/verify/ABCDEFGHJKMN');
  expect(await screen.findByText(visibleText('ตรวจสอบหลายครั้งติดกัน'))).toBeInstanceOf(HTMLElement);
  expect(store.getState().ui.toasts).toMatchObject([{ title: 'Error', description: 'ขอเร็วเกินไป' }]);
  const retry = screen.getByRole('button', { name: /ลองอีกครั้ง|รอ/ });
  await waitFor(() => expect(retry.getAttribute('aria-disabled')).toBeNull());
  await user.click(retry);
  expect(await screen.findByText('ตรงกับต้นฉบับ')).toBeInstanceOf(HTMLElement);
});

it('shows the answer of the code in the address, not a late one of the code before', async () => {
  const { promise: late, resolve: letGo } = Promise.withResolvers<void>();
  network.use(
    http.post('*/api/info/verify', async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code === 'ABCDEFGHJKMN') await late;
      return verified({ document_no: code });
    }),
  );
  const { router, store } = renderPortal('/verify/ABCDEFGHJKMN');
  await screen.findByLabelText('รหัสตรวจสอบ');
  await router.navigate('/verify/000000000000');
  expect(await screen.findByText('000000000000')).toBeInstanceOf(HTMLElement);
  letGo();
  await waitForCalls(store);
  await delay(50);
  expect(getFacts()[1]).toEqual(['เลขที่เอกสาร', '000000000000']);
});

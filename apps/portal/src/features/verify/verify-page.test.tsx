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
  state_name: 'ตรงกับที่ออก',
  row_count: null as number | null,
  period_from: null as string | null,
  period_to: null as string | null,
  issued_at: '2026-11-20T03:00:00.000Z' as string | null,
  figures: [
    { label: 'รับเงิน', amount: '14228.31', text: null },
    { label: 'รวมเรียกเก็บ', amount: null, text: null },
    { label: 'ทุนเรือนหุ้น', amount: '1.00', text: 'ถูกต้อง' },
    { label: 'ประจำเดือน', amount: null, text: 'ตุลาคม 2569' },
  ] as { label: string; amount: string | null; text: string | null }[] | undefined,
  books: { state: 'same', state_name: 'ตรงกับสมุดวันนี้', reason: null } as
    | { state: string; state_name: string; reason: string | null }
    | undefined,
  not_covered: null as string | null,
};
const DIFFERENT = { state: 'different', state_name: 'ต่างจากสมุดวันนี้', reason: 'สมาชิกถอนคำตอบหลังออกเอกสาร' };
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

const getStamps = () =>
  [...document.querySelectorAll('[data-slot="status-badge"]')].map((badge) => [
    badge.textContent.replaceAll(/[\u200b\u2060]/g, ''),
    badge.getAttribute('data-tone'),
  ]);

it('says of an original what it is, apart from what the books say today', async () => {
  const asked = answerVerify(() => verified());
  renderPortal('/verify/ABCDEFGHJKMN');
  expect(await screen.findByText('ตรงกับที่ออก')).toBeInstanceOf(HTMLElement);
  expect(getFacts()).toEqual([
    ['ชนิดเอกสาร', 'ใบเสร็จรับเงิน'],
    ['เลขที่เอกสาร', '69-000123'],
    ['วันที่ในเอกสาร', '23 ตุลาคม 2569'],
    ['ออกเมื่อ', '20 พฤศจิกายน 2569 เวลา 10.00 น.'],
    ['รับเงิน', '14,228.31 บาท'],
    ['รวมเรียกเก็บ', 'ไม่มีข้อมูล'],
    ['ทุนเรือนหุ้น', '1.00 บาท · ถูกต้อง'],
    ['ประจำเดือน', 'ตุลาคม 2569'],
  ]);
  expect(getStamps()).toEqual([
    ['ตรงกับที่ออก', 'success'],
    ['ตรงกับสมุดวันนี้', 'success'],
  ]);
  expect(asked).toEqual([{ code: 'ABCDEFGHJKMN' }]);
  expect(screen.getByText('ABCD-EFGH-JKMN', { selector: 'p *' })).toBeInstanceOf(HTMLElement);
});

it('says first that a document is cancelled', async () => {
  answerVerify(() =>
    verified({ state: 'cancelled', state_name: 'ยกเลิกแล้ว', books: { ...DIFFERENT, reason: 'คืนใบเสร็จนี้แล้ว' } }),
  );
  renderPortal('/verify/abcd-efgh-jkmn');
  expect(await screen.findByText('ยกเลิกแล้ว')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('คืนใบเสร็จนี้แล้ว')).toBeInstanceOf(HTMLElement);
  expect(getStamps()).toEqual([
    ['ยกเลิกแล้ว', 'danger'],
    ['ต่างจากสมุดวันนี้', 'warning'],
    ['ตรงกับที่ออก', 'success'],
  ]);
});

it('says why the books differ or cannot be compared, and what an older seal does not cover', async () => {
  answerVerify(() => verified({ state: 'changed', books: DIFFERENT }));
  const { router } = renderPortal('/verify/ABCDEFGHJKMN');
  expect(
    await screen.findByText(visibleText('สมาชิกถอนคำตอบหลังออกเอกสาร ขอเอกสารฉบับใหม่จากสมาชิกก่อนใช้อ้างอิง')),
  ).toBeInstanceOf(HTMLElement);
  expect(getStamps().map(([name]) => name)).toEqual(['ต่างจากสมุดวันนี้', 'ตรงกับที่ออก']);
  const incomparable = { state: 'incomparable', state_name: 'เทียบกับสมุดวันนี้ไม่ได้', reason: 'ไม่ได้เก็บข้อมูล' };
  answerVerify(() =>
    verified({
      books: incomparable,
      not_covered: 'รหัสไม่รับรองเวลา',
      issued_at: null,
      figures: [],
      amount: null,
    }),
  );
  await router.navigate('/verify/000000000000');
  expect(await screen.findByText(visibleText('รหัสไม่รับรองเวลา'))).toBeInstanceOf(HTMLElement);
  expect(getStamps()).toEqual([
    ['ตรงกับที่ออก', 'success'],
    ['เทียบกับสมุดวันนี้ไม่ได้', 'neutral'],
  ]);
  expect(getFacts().at(-1)).toEqual(['จำนวนเงิน', 'เอกสารนี้ไม่ได้ระบุยอดเดียว']);
});

it('shows what another back end answers that compares nothing', async () => {
  const older = { figures: undefined, books: undefined, not_covered: undefined, issued_at: undefined };
  answerVerify(() =>
    HttpResponse.json({ rc_code: '1', data: [{ ...DOCUMENT, ...older, state_name: 'ตรงกับต้นฉบับ' }] }),
  );
  renderPortal('/verify/ABCDEFGHJKMN');
  expect(await screen.findByText('ตรงกับที่ออก')).toBeInstanceOf(HTMLElement);
  expect(getStamps()).toEqual([['ตรงกับที่ออก', 'success']]);
  expect(getFacts().at(-1)).toEqual(['จำนวนเงิน', '14,228.31 บาท']);
});

it('says of a statement how many movements it has and when', async () => {
  const period = { row_count: 1204, period_from: '2026-11-01', period_to: '2026-11-20' };
  answerVerify(() => verified({ kind: 'deposit_statement', ...period }));
  renderPortal('/verify/ABCDEFGHJKMN');
  expect(await screen.findByText(visibleText('ตรงกับสมุดวันนี้'))).toBeInstanceOf(HTMLElement);
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
  expect(await screen.findByText('ตรงกับที่ออก')).toBeInstanceOf(HTMLElement);
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
  expect(await screen.findByText('ตรงกับที่ออก')).toBeInstanceOf(HTMLElement);
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

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { ENTRY_ROW, STATEMENT } from '../../../test/deposit-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { waitForCalls } from '../../../test/wait-for-calls.ts';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const PATH = '/member/dep_statement/0100012345';
const CALL = '*/api/member/member_dep_statement/0100012345';
const PAGES = 3;

type Saved = { name: string; text: Promise<string> };
let saved: Saved[];

beforeEach(() => {
  saved = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    saved.push({ name: this.download, text: blob ? blob.text() : Promise.resolve('') });
  });
});

type Asked = { cursor?: string; limit: number; from?: string; item_type_code?: string };

/** A ledger of three pages with one row each. `meanwhile` can delay or replace a response. */
function answerPages(meanwhile: (page: number) => Promise<unknown> | undefined = () => undefined): Asked[] {
  mockAllCalls();
  const asked: Asked[] = [];
  network.use(
    http.post(CALL, async ({ request }) => {
      const body = (await request.json()) as Asked;
      asked.push(body);
      const page = body.cursor === undefined ? 1 : Number(body.cursor) + 1;
      const instead = await meanwhile(page);
      if (instead instanceof HttpResponse) return instead;
      return HttpResponse.json({
        ...STATEMENT,
        data: [{ ...ENTRY_ROW, seq_no: PAGES + 1 - page, doc_no: `CW${page}` }],
        totals: { ...STATEMENT.totals, row_count: PAGES },
        next_cursor: page < PAGES ? String(page) : null,
      });
    }),
  );
  return asked;
}

const excel = () => screen.findByRole('button', { name: /^Excel/ });

it('saves all that was found, though only a page of it is on the screen', async () => {
  const asked = answerPages();
  const { user } = renderPortal(`${PATH}?from=2026-10-01&kind=CW`, { session: SOMYING });
  await user.click(await excel());
  expect(await screen.findByText(/^บันทึก 3\sรายการ แล้ว$/)).toBeInstanceOf(HTMLElement);
  expect(asked).toEqual([
    { from: '2026-10-01', item_type_code: 'CW', limit: 50 },
    { from: '2026-10-01', item_type_code: 'CW', limit: 500, cursor: '1' },
    { from: '2026-10-01', item_type_code: 'CW', limit: 500, cursor: '2' },
  ]);
  const [file] = saved;
  expect(file?.name).toBe('รายการเคลื่อนไหวเงินฝาก 01-00012345 ถอนเงินสด 1 ต.ค. 2569 ถึง 19 พ.ย. 2569.csv');
  const lines = (await file?.text)?.split('\r\n') ?? [];
  expect(lines).toHaveLength(PAGES + 2);
  expect(lines.at(-2)).toBe(
    '2026-11-19,19\u00A0พ.ย.\u00A02569,ถอนเงินสด,เคาน์เตอร์สาขาสอง,CW3,-2000.00,,86410.75',
  );
  await user.click(await excel());
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(asked).toHaveLength(PAGES);
});

it('says how far it is, and keeps what it has when it is given up', async () => {
  const asked = answerPages(async (page) => {
    if (page === PAGES) await delay('infinite');
  });
  const { user } = renderPortal(PATH, { session: SOMYING });
  await user.click(await excel());
  expect(await screen.findByText(/^กำลังโหลด 2 จาก 3\sรายการ$/)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  expect(document.activeElement?.textContent).toBe('ยกเลิกแล้ว รายการที่โหลดมาแล้วยังอยู่ในหน้านี้');
  await waitFor(() => expect(screen.getByRole('table').textContent).toContain('CW2'));
  expect(asked).toHaveLength(PAGES);
  expect(saved).toEqual([]);
});

it('loses nothing when a page fails, and goes on from there', async () => {
  let failures = 0;
  const asked = answerPages(async (page) => {
    if (page !== PAGES || failures > 0) return undefined;
    failures += 1;
    return HttpResponse.json({ error: 'ขัดข้อง', message: 'x', code: 'internal' }, { status: 418 });
  });
  const { user } = renderPortal(PATH, { session: SOMYING });
  await user.click(await excel());
  expect(await screen.findByText(/^โหลดได้ 2 จาก 3\sรายการ กดอีกครั้งเพื่อโหลดต่อ$/)).toBeInstanceOf(HTMLElement);
  expect(saved).toEqual([]);
  await user.click(await excel());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '1', '2', '2']);
});

it('does not save a ledger whose filter was changed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const asked = answerPages((page) => (page === 2 ? promise : undefined));
  const { user, router, store } = renderPortal(PATH, { session: SOMYING });
  await user.click(await excel());
  await waitFor(() => expect(asked).toHaveLength(2));
  await router.navigate(`${PATH}?from=2026-11-01`);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ยกเลิก' })).toBeNull());
  resolve(undefined);
  await screen.findByRole('table');
  await waitForCalls(store);
  await delay(50);
  expect(asked.map(({ cursor, from }) => cursor ?? from)).toEqual(['2026-06-01', '1', '2026-11-01']);
  expect(saved).toEqual([]);
});

it('opens the PDF of what is filtered', async () => {
  mockAllCalls();
  const asked: string[] = [];
  network.use(
    http.get('*/api/member/print_dep_statement_pdf/0100012345', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ rc_code: '0', rc_des: 'พบ 9,999 รายการ เลือกช่วงวันที่ให้สั้นลง', data: [] });
    }),
  );
  const { user } = renderPortal(`${PATH}?from=2026-10-01&to=2026-11-19&kind=CW`, { session: SOMYING });
  await user.click(await screen.findByRole('button', { name: 'PDF' }));
  expect(await screen.findByText(/พบ 9,999 รายการ เลือกช่วงวันที่ให้สั้นลง/)).toBeInstanceOf(HTMLElement);
  expect(asked).toEqual(['?from=2026-10-01&to=2026-11-19&item_type_code=CW']);
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { CONFIRMATION, CONFIRMATION_HEAD, DIFFERENCE, SUBMITTED } from './test/confirmation-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

const PATH = '/member/confirmation';

type Sent = { line_no: number; answer: string | null; comment?: string };

let sent: Sent[];
let stored: typeof CONFIRMATION;
let submitted: number;

beforeEach(() => {
  sent = [];
  stored = CONFIRMATION;
  submitted = 0;
});

/** A mock server that stores answers. */
function renderConfirmation(confirmation: object = CONFIRMATION) {
  stored = confirmation as typeof CONFIRMATION;
  mockAllCalls();
  network.use(
    http.post('*/api/member/member_confirmation/:day', () =>
      HttpResponse.json({ rc_code: '1', data: [stored] }),
    ),
    http.post('*/api/member/member_confirmation_answer', async ({ request }) => {
      const answer = (await request.json()) as Sent;
      sent.push(answer);
      const lines = stored.lines.map((line) =>
        line.line_no === answer.line_no
          ? { ...line, answer: answer.answer as 'agreed', comment: answer.comment ?? null }
          : line,
      );
      stored = { ...stored, lines };
      return HttpResponse.json({
        rc_code: '1',
        data: lines.filter(({ line_no }) => line_no === answer.line_no),
      });
    }),
    http.post('*/api/member/member_confirmation_submit', () => {
      submitted += 1;
      stored = SUBMITTED;
      return HttpResponse.json({ rc_code: '1', data: [SUBMITTED] });
    }),
  );
  return renderPortal(PATH, { session: SOMYING });
}

/** The fieldset of the line with this name. */
async function question(name: RegExp) {
  const group = await screen.findByRole('radiogroup', { name });
  return {
    group,
    yes: () => within(group).getByRole<HTMLInputElement>('radio', { name: 'ถูกต้อง' }),
    no: () => within(group).getByRole<HTMLInputElement>('radio', { name: 'ไม่ถูกต้อง' }),
  };
}

const SHARES = /ทุนเรือนหุ้น/;
const SAVINGS = /01-00012345/;
const LOAN = /ส6700123/;

it('asks for each balance of the day, with nothing chosen beforehand', async () => {
  renderConfirmation();
  const shares = await question(SHARES);
  expect([shares.yes().checked, shares.no().checked]).toEqual([false, false]);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(3);
  expect(screen.getByText(visibleText('ยอด ณ วันที่ 31 ตุลาคม 2569'))).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/ตอบแล้ว 0 จาก 3 บรรทัด/)).toBeInstanceOf(HTMLElement);
});

it('keeps answers as they are made: a dispute with its sentence, which may be withdrawn', async () => {
  const { user } = renderConfirmation();
  await user.click((await question(SHARES)).yes());
  await waitFor(() => expect(sent).toEqual([{ balance_on: '2026-10-31', line_no: 1, answer: 'agreed' }]));
  await screen.findByText(/ตอบแล้ว 1 จาก 3 บรรทัด/);
  await user.click((await question(SHARES)).no());
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ line_no: 1, answer: null }));
  await screen.findByText(/ตอบแล้ว 0 จาก 3 บรรทัด/);
  await user.type(screen.getByRole('textbox'), 'ขาดหนึ่งงวด');
  await user.tab();
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ line_no: 1, answer: 'disputed', comment: 'ขาดหนึ่งงวด' }),
  );
  expect(sent).toHaveLength(3);
});

it('goes to the first line without an answer, and says how many there are', async () => {
  const { user } = renderConfirmation();
  await user.click((await question(SHARES)).yes());
  await screen.findByText(/ตอบแล้ว 1 จาก 3 บรรทัด/);
  await user.click(screen.getByRole('button', { name: 'ส่งคำตอบ' }));
  expect(await screen.findByText(visibleText('ยังส่งไม่ได้ ต้องตอบอีก 2 บรรทัด'))).toBeInstanceOf(HTMLElement);
  const savings = await question(SAVINGS);
  await waitFor(() => expect(document.activeElement).toBe(savings.yes()));
  await waitFor(() => expect(screen.getAllByText(visibleText('ยังไม่ได้ตอบบรรทัดนี้'))).toHaveLength(2));
  expect(submitted).toBe(0);
});

it('requires a sentence for a dispute', async () => {
  const { user } = renderConfirmation();
  await user.click((await question(SHARES)).no());
  await user.click((await question(SAVINGS)).yes());
  await user.click((await question(LOAN)).yes());
  await user.click(screen.getByRole('button', { name: 'ส่งคำตอบ' }));
  expect(await screen.findByText(visibleText('เขียนสั้น ๆ ว่าไม่ถูกต้องอย่างไร'))).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  expect(submitted).toBe(0);
});

it('submits once everything is stored, and then shows answers with their times', async () => {
  const { user } = renderConfirmation();
  for (const name of [SHARES, SAVINGS, LOAN]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one answer after the other
    await user.click((await question(name)).yes());
  }
  await user.click(screen.getByRole('button', { name: 'ส่งคำตอบ' }));
  await screen.findByText(visibleText('ส่งคำตอบแล้ว'));
  expect(submitted).toBe(1);
  expect(sent.map(({ line_no }) => line_no)).toEqual([1, 2, 3]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getAllByText(/ตอบเมื่อ/)).toHaveLength(3);
  expect(screen.getByText(/ยังไม่รวมในยอดนี้/)).toBeInstanceOf(HTMLElement);
});

it('says what the server refused', async () => {
  const { user } = renderConfirmation();
  network.use(
    memberHandler('member_confirmation_answer', { rc_code: '0', rc_des: 'หมดเวลาตอบแล้ว', data: [] }),
  );
  await user.click((await question(SHARES)).yes());
  expect(await screen.findByText(visibleText('หมดเวลาตอบแล้ว'))).toBeInstanceOf(HTMLElement);
});

it('keeps what was typed when it could not be stored, and sends it again with the submission', async () => {
  const { user } = renderConfirmation();
  for (const name of [SAVINGS, LOAN]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one answer after the other
    await user.click((await question(name)).yes());
  }
  await screen.findByText(/ตอบแล้ว 2 จาก 3 บรรทัด/);
  let reachable = false;
  network.use(
    http.post('*/api/member/member_confirmation_answer', () =>
      reachable ? undefined : HttpResponse.json({ error: 'ระบบขัดข้อง' }, { status: 500 }),
    ),
  );
  await user.click((await question(SHARES)).no());
  await user.type(screen.getByRole('textbox'), 'ขาดหนึ่งงวด');
  await user.click(screen.getByRole('button', { name: 'ส่งคำตอบ' }));
  await screen.findByText(visibleText('มีคำตอบที่ยังบันทึกไม่ได้ คำตอบยังอยู่บนหน้านี้ ลองส่งอีกครั้ง'));
  expect((await question(SHARES)).no().checked).toBe(true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('ขาดหนึ่งงวด');
  expect(submitted).toBe(0);
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'ส่งคำตอบ' }));
  await screen.findByText(visibleText('ส่งคำตอบแล้ว'));
  expect(sent.at(-1)).toMatchObject({ line_no: 1, answer: 'disputed', comment: 'ขาดหนึ่งงวด' });
  expect(submitted).toBe(1);
});

it('names the row of the books that differs, and by how much', async () => {
  renderConfirmation({
    ...CONFIRMATION,
    lines: CONFIRMATION.lines.map((line) => ({
      ...line,
      differences: line.line_no === 2 ? [DIFFERENCE] : [],
    })),
  });
  await question(SAVINGS);
  const words = 'รายการลำดับที่ 12 ฝากเงินสด 5 มี.ค. 2567 สมุดบัญชีระบุ 1,000.01 คำนวณได้ 1,000.00 ต่างกัน 0.01 บาท';
  expect(screen.getByText(visibleText(words))).toBeInstanceOf(HTMLElement);
});

it('says what the ledger states where rows were posted late', async () => {
  renderConfirmation({
    ...CONFIRMATION,
    lines: CONFIRMATION.lines.map((line) => ({
      ...line,
      ...(line.line_no === 2 && { posted_amount: '20669.11' }),
    })),
  });
  await question(SAVINGS);
  const words = 'ยอดนี้นับตามวันที่ของรายการ แต่บรรทัดสุดท้ายถึงวันนั้นในสมุดบัญชีระบุ 20,669.11 บาท เพราะมีรายการที่บันทึกย้อนหลัง';
  expect(screen.getByText(visibleText(words))).toBeInstanceOf(HTMLElement);
});

it('shows an officer who looks on behalf of the member the answers only', async () => {
  mockAllCalls();
  renderPortal(PATH, { session: { ...SOMYING, impersonator: 'สมใจ' } });
  expect(await screen.findAllByText(visibleText('ยังไม่ได้ตอบ'))).toHaveLength(3);
  expect(screen.getByText(visibleText('ตอบแทนสมาชิกไม่ได้'))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('button', { name: 'ส่งคำตอบ' })).toBeNull();
});

it('opens the day of the address, and lists the others', async () => {
  mockAllCalls();
  const earlier = { ...CONFIRMATION_HEAD, balance_on: '2026-06-30', state: 'closed' };
  network.use(
    memberHandler('member_confirmations', { rc_code: '1', data: [CONFIRMATION_HEAD, earlier] }),
    memberHandler('member_confirmation/2026-06-30', {
      rc_code: '1',
      data: [{ ...CONFIRMATION, balance_on: '2026-06-30', state: 'closed' }],
    }),
  );
  const { user } = renderPortal(`${PATH}?on=2026-06-30`, { session: SOMYING });
  expect(await screen.findByText(visibleText('หมดเวลาตอบแล้ว'))).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('link', { name: /31.ต\.ค\..2569/ }));
  await question(SHARES);
});

it('is linked from the member’s own page, and highlights no menu entry', async () => {
  mockAllCalls();
  const { router, user } = renderPortal('/member/status', { session: SOMYING });
  await user.click(await screen.findByRole('link', { name: 'ดูการยืนยันยอด' }));
  await screen.findByRole('heading', { level: 1, name: /^ยืนยันยอด/ });
  expect(router.state.location.pathname).toBe(PATH);
  expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]);
});

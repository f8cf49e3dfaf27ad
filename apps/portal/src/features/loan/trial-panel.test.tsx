import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { LOAN_TRIAL } from '../../../test/loan-outlook-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { mockAllCalls, network } from '../../../test/mock-server.ts';

const TRIAL = `member_loan_trial/${encodeURIComponent('ส6700123')}`;

function renderLoan() {
  mockAllCalls();
  return renderPortal('/member/loan', { session: SOMYING });
}

it('simulates a monthly payment by typing and by keyboard, and keeps invalid text', async () => {
  const { user } = renderLoan();
  const asked: unknown[] = [];
  network.use(
    http.post(`*/api/member/${TRIAL}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ rc_code: '1', data: [LOAN_TRIAL] });
    }),
  );
  const field = await screen.findByRole('textbox', { name: 'ชำระเพิ่มเดือนละ' });
  await user.clear(field);
  await user.type(field, '2,000');
  expect(await screen.findByText('28 เดือน')).toBeInstanceOf(HTMLElement);
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'monthly', amount: '2000.00' }));
  const panel = screen.getByRole('heading', { name: /^ลองชำระเพิ่ม$/ }).closest('section');
  expect(panel?.textContent.replaceAll('\u00A0', ' ')).toContain(
    'งวดสุดท้ายสิงหาคม 2575ดอกเบี้ยลดลง31,631.59 บาท',
  );
  await waitFor(() =>
    expect(panel?.querySelector('output')?.textContent.replaceAll('\u00A0', ' ')).toBe(
      'หมดเร็วขึ้น 28 เดือน งวดสุดท้าย สิงหาคม 2575 ดอกเบี้ยลดลง 31,631.59 บาท',
    ),
  );
  await user.clear(field);
  await user.type(field, '1,5o0{Tab}');
  expect(await screen.findByText(visibleText('พิมพ์จำนวนเงินเป็นบาท เช่น 1,500 หรือ 1,500.50'))).toBeInstanceOf(
    HTMLElement,
  );
  expect(field).toHaveProperty('value', '1,5o0');
  expect(screen.getByText('28 เดือน')).toBeInstanceOf(HTMLElement);
  await user.clear(field);
  await user.type(field, '488023.94');
  expect(await screen.findByText(visibleText('มากกว่าหนี้ที่เหลือ ปิดหนี้ได้ด้วย 488,023.93 บาท'))).toBeInstanceOf(
    HTMLElement,
  );
  // While typing, the amount without the last digit was still valid.
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'monthly', amount: '488023.90' }));
  await waitFor(() =>
    expect(panel?.textContent.replaceAll('\u00A0', ' ')).toContain('ชำระเพิ่มเดือนละ 488,023.90 บาท'),
  );
  const slider = screen.getByRole('slider', { name: 'ชำระเพิ่มเดือนละ' });
  await user.clear(field);
  await user.type(field, '500');
  slider.focus();
  await user.keyboard('{PageUp}');
  expect(slider.getAttribute('aria-valuetext')).toBe('1,500.00 บาท');
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'monthly', amount: '1500.00' }));
});

it.each([
  ['0', 'เริ่มงวดธันวาคม 2569'],
  ['-500', 'พิมพ์จำนวนเงินเป็นบาท เช่น 1,500 หรือ 1,500.50'],
  ['123456789012345', 'มากกว่าหนี้ที่เหลือ ปิดหนี้ได้ด้วย 488,023.93 บาท'],
])('asks nothing for %s, keeps what was typed and says: %s', async (text, words) => {
  const { user } = renderLoan();
  const asked = vi.fn<() => undefined>();
  network.use(http.post(`*/api/member/${TRIAL}`, asked));
  const field = await screen.findByRole('textbox', { name: 'ชำระเพิ่มเดือนละ' });
  await user.clear(field);
  // Pasted, since each typed digit would be a separate amount.
  await user.paste(text);
  expect(field).toHaveProperty('value', text);
  await user.tab();
  expect(await screen.findByText(visibleText(words))).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/^เลือกจำนวนเงิน/)).toBeInstanceOf(HTMLElement);
  expect(asked).not.toHaveBeenCalled();
});

it('announces the result only after the amount has settled, although it is shown earlier', async () => {
  const { user } = renderLoan();
  const field = await screen.findByRole('textbox', { name: 'ชำระเพิ่มเดือนละ' });
  const output = field.closest('section')?.querySelector('output');
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(output?.textContent ?? ''));
  if (output) watch.observe(output, { childList: true, characterData: true, subtree: true });
  await user.clear(field);
  await user.type(field, '2,000');
  await waitFor(() => expect(output?.textContent).not.toBe(''));
  watch.disconnect();
  expect(said).toHaveLength(1);
  expect(screen.getByText('28 เดือน').closest('[aria-live], output')).toBeNull();
});

it('simulates a single payment', async () => {
  const { user } = renderLoan();
  await user.click(await screen.findByRole('tab', { name: 'ครั้งเดียว' }));
  await user.type(screen.getByRole('textbox', { name: 'ชำระเพิ่มครั้งเดียว' }), '{Backspace>4/}100000');
  expect(await screen.findByText('28 เดือน')).toBeInstanceOf(HTMLElement);
});

it('shows that no simulation is possible offline', async () => {
  const { user } = renderLoan();
  network.use(http.post(`*/api/member/${TRIAL}`, () => HttpResponse.error()));
  await user.click(await screen.findByRole('button', { name: /^เพิ่มขึ้น\s500/ }));
  expect(await screen.findByText(visibleText(/^ยังลองคำนวณไม่ได้/), { selector: 'p' })).toBeInstanceOf(
    HTMLElement,
  );
});

it('blames the server for a server error, not the connection', async () => {
  const { user } = renderLoan();
  const failure = { error: 'ขัดข้อง', code: 'internal', retry_after: 60 };
  network.use(http.post(`*/api/member/${TRIAL}`, () => HttpResponse.json(failure, { status: 500 })));
  await user.click(await screen.findByRole('button', { name: /^เพิ่มขึ้น\s500/ }));
  expect(
    await screen.findByText(visibleText(/^ยังลองคำนวณไม่ได้ ระบบสหกรณ์ขัดข้องชั่วคราว/), { selector: 'p' }),
  ).toBeInstanceOf(HTMLElement);
});

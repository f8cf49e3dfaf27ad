import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { CONSENTS, PRIVACY_REQUEST } from '../../../test/privacy-fixtures.ts';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { mockAllCalls, memberHandler, network } from '../../../test/mock-server.ts';

beforeEach(() => mockAllCalls());

const open = (session = SOMYING) => renderPortal('/member/privacy', { session });
const region = (name: string) => screen.findByRole('region', { name });
const text = (element: HTMLElement | undefined) => element?.textContent?.replaceAll('\u00A0', ' ') ?? '';

it('shows the notice with its version and day, and what is kept how long', async () => {
  const { user } = open();
  const notice = await region('ประกาศความเป็นส่วนตัวสำหรับสมาชิก');
  expect(text(notice)).toContain('ฉบับที่ 2 ประกาศเมื่อ 1 พฤศจิกายน 2569');
  await user.click(within(notice).getByRole('button', { name: 'อ่านประกาศทั้งฉบับ' }));
  expect(text(notice)).toContain('1. ผู้ควบคุมข้อมูล');
  expect(text(await region('ข้อมูลใดเก็บนานเท่าใด'))).toContain('ประวัติการใช้งาน365 วัน แล้วลบโดยอัตโนมัติ');
});

describe('consents', () => {
  const panel = () => region('ความยินยอมของท่าน');

  it('are given and withdrawn each, and their history opens', async () => {
    const decided: unknown[] = [];
    const given = { ...CONSENTS.data[1], state: 'given', decided_at: '2026-11-20T03:00:00.000Z' };
    network.use(
      http.post('*/member_consents/decide', async ({ request }) => {
        decided.push(await request.json());
        network.use(memberHandler('member_consents', { ...CONSENTS, data: [CONSENTS.data[0], given] }));
        return HttpResponse.json({ rc_code: '1', data: [] });
      }),
    );
    const { user } = open();
    const [news, photos] = within(await panel()).getAllByRole('listitem');
    expect(text(news)).toContain('ให้ความยินยอมแล้วเมื่อ 10 พ.ย. 2569');
    expect(text(photos)).toContain('ยังไม่ได้ให้ความยินยอม');
    await user.click(await screen.findByRole('button', { name: 'ให้ความยินยอม เผยแพร่ภาพกิจกรรม' }));
    expect(await screen.findByRole('button', { name: 'ถอนความยินยอม เผยแพร่ภาพกิจกรรม' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(decided).toEqual([{ code: 'photos', version: 2, given: true }]);
    await user.click(screen.getByRole('button', { name: 'ดูประวัติ 2 รายการ' }));
    expect(text(await panel())).toContain('ยอมรับข้อกำหนด: ข้อกำหนดการใช้บริการฉบับที่ 1');
  });

  it('say that other words need another choice', async () => {
    const changed = { ...CONSENTS.data[0], state: 'changed' };
    network.use(memberHandler('member_consents', { ...CONSENTS, data: [changed] }));
    open();
    expect(text(await panel())).toContain('ความยินยอมเดิมจึงไม่มีผล');
    expect(screen.getByRole('button', { name: /^ให้ความยินยอม/ })).toBeInstanceOf(HTMLElement);
  });
});

describe('a request', () => {
  it('is sent in the words of the member, and stands in the list with its due day', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post('*/member_privacy_requests/make', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ rc_code: '1', data: [PRIVACY_REQUEST] });
      }),
    );
    const { user, store } = open();
    const send = await screen.findByRole('button', { name: 'ส่งคำขอ' });
    await user.click(send);
    expect(await screen.findByText(visibleText('ยังส่งคำขอไม่ได้'))).toBeInstanceOf(HTMLElement);
    const detail = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^ข้อมูลใด/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'เรื่อง' }), 'ขอลบข้อมูลที่ไม่จำเป็นแล้ว');
    await user.type(detail, 'ลบเบอร์เก่า');
    expect(sessionStorage).toHaveLength(1);
    await user.click(send);
    await waitFor(() => expect(sent).toEqual([{ kind: 'erasure', detail: 'ลบเบอร์เก่า' }]));
    await waitFor(() => expect(detail.value).toBe(''));
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(store.getState().ui.toasts).toMatchObject([{ title: 'ส่งคำขอแล้ว' }]));
    expect(text(await region('คำขอเรื่องข้อมูลของท่าน'))).toContain('จะได้คำตอบภายใน 10 ธ.ค. 2569');
  });

  it('keeps what was typed where it is refused', async () => {
    network.use(
      memberHandler('member_privacy_requests/make', { rc_code: '0', rc_des: 'รอคำตอบก่อน', data: [] }),
    );
    const { user, store } = open();
    const detail = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^ข้อมูลใด/ });
    await user.type(detail, 'ลบเบอร์เก่า');
    await user.click(screen.getByRole('button', { name: 'ส่งคำขอ' }));
    await waitFor(() => expect(screen.getAllByText(visibleText('รอคำตอบก่อน'))).toHaveLength(2));
    expect(detail.value).toBe('ลบเบอร์เก่า');
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('shows the answer that it got', async () => {
    const done = {
      ...PRIVACY_REQUEST,
      state: 'refused',
      answer: 'กฎหมายให้เก็บ 10 ปี',
      answered_at: '2026-11-20T03:00:00Z',
    };
    network.use(memberHandler('member_privacy_requests', { rc_code: '1', data: [done] }));
    open();
    const panel = await region('คำขอเรื่องข้อมูลของท่าน');
    await waitFor(() => expect(text(panel)).toContain('ปฏิเสธ'));
    expect(text(panel)).toContain('กฎหมายให้เก็บ 10 ปีตอบเมื่อ 20 พ.ย. 2569');
    expect(text(panel)).not.toContain('จะได้คำตอบ');
  });
});

describe('the download', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  });
  afterEach(() => vi.unstubAllGlobals());

  const file = (type: string, body: string) => () =>
    new HttpResponse(body, {
      headers: { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="x"' },
    });
  const password = () => screen.findByLabelText<HTMLInputElement>('รหัสผ่าน');
  const submit = () => screen.getByRole('button', { name: 'ดาวน์โหลดข้อมูล' });

  it.each([
    ['csv', 'ข้อมูลของฉัน.zip', 'application/zip', 'PK\u0003\u0004rest'],
    ['json', 'ข้อมูลของฉัน.json', 'application/json', '{"membership_no":"001234"}'],
  ])('saves the file once the password is said: %s', async (format, name, type, body) => {
    const asked: unknown[] = [];
    network.use(
      http.post(`*/member_data_${format}`, async ({ request }) => {
        asked.push(await request.json());
        return file(type, body)();
      }),
    );
    const { user } = open();
    await user.type(await password(), 'Sahakorn#2569');
    await user.selectOptions(screen.getByRole('combobox', { name: 'ชนิดของไฟล์' }), format);
    await user.click(submit());
    await waitFor(() => expect(saved).toEqual([name]));
    expect(asked).toEqual([{ mem_password: 'Sahakorn#2569' }]);
    expect((await password()).value).toBe('');
  });

  it('says beside the field that the password is wrong, and saves nothing', async () => {
    network.use(
      memberHandler('member_data_csv', { rc_code: '-1', rc_des: 'รหัสผ่านไม่ถูกต้อง', data: [] }),
      memberHandler('member_data_json', { rc_code: '-1', rc_des: 'รหัสผ่านไม่ถูกต้อง', data: [] }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'ดาวน์โหลดข้อมูล' }));
    await waitFor(() => expect(screen.getAllByText(visibleText('กรอกรหัสผ่าน'))).toHaveLength(2));
    for (const format of ['csv', 'json']) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one try after the other
      await user.selectOptions(screen.getByRole('combobox', { name: 'ชนิดของไฟล์' }), format);
      // oxlint-disable-next-line eslint/no-await-in-loop -- one try after the other
      await user.type(await password(), 'x');
      // oxlint-disable-next-line eslint/no-await-in-loop -- one try after the other
      await user.click(submit());
      // oxlint-disable-next-line eslint/no-await-in-loop -- one try after the other
      await waitFor(() => expect(screen.getAllByText(visibleText('รหัสผ่านไม่ถูกต้อง'))).toHaveLength(2));
    }
    expect(saved).toEqual([]);
  });

  it('waits as long as the server says, and the button keeps the focus', async () => {
    network.use(
      memberHandler(
        'member_data_csv',
        { error: 'ลองบ่อยเกินไป', message: 'x', code: 'rate_limited', retry_after: 3600 },
        { status: 429 },
      ),
    );
    const { user } = open();
    await user.type(await password(), 'x');
    await user.click(submit());
    expect(await screen.findByText(visibleText('ยังดาวน์โหลดไม่ได้'))).toBeInstanceOf(HTMLElement);
    const waiting = screen.getByRole('button', { name: /^รอ \d+ วินาที$/ });
    expect(document.activeElement).toBe(waiting);
  });
});

it('shows an officer everything, and lets them change and fetch nothing', async () => {
  open({ ...SOMYING, impersonator: 'วราภรณ์' } as typeof SOMYING);
  expect(text(await region('ความยินยอมของท่าน'))).toContain('รับข่าวสารทางอีเมล');
  expect(text(await region('ดาวน์โหลดข้อมูลทั้งหมดของท่าน'))).toContain('สมาชิกเท่านั้นที่ดาวน์โหลดได้');
  for (const name of [/ความยินยอม เผยแพร่/, 'ส่งคำขอ', 'ดาวน์โหลดข้อมูล']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

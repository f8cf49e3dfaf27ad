import { IDENTITY_ERRORS, passwordErrorText } from '@sahakorn/contract/account';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHALLENGE, challengeHandler, WORK_FIRST } from '../../../test/challenge-fixtures.ts';
import { visibleText } from '../../../test/visible-text.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { memberHandler, network } from '../../../test/mock-server.ts';
import { discardDraft } from '../../domain/sign-in/registration-draft.ts';

const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';
const CANNOT_CONNECT = 'ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง';
const TERMS = { version: 2, title: 'ข้อกำหนดฉบับที่สอง', body_html: '<p>รักษารหัสผ่าน</p>' };
const IDENTITY = { membership_no: '005678', id_card: '5100200300431', date_of_birth: '1992-02-29' };

type User = ReturnType<typeof renderPortal>['user'];

afterEach(() => {
  discardDraft();
  vi.restoreAllMocks();
});

/** Handles a call and records the request bodies. */
function listen(path: string, ...bodies: object[]): unknown[] {
  const sent: unknown[] = [];
  network.use(
    http.post(`*/api/member/auth/${path}`, async ({ request }) => {
      const body = bodies[Math.min(sent.length, bodies.length - 1)];
      sent.push(await request.json());
      return HttpResponse.json(body);
    }),
  );
  return sent;
}

const proof = (ticket: string) => ({ rc_code: '1', data: [{ ticket, expires_in: 600, terms: TERMS }] });
const refusal = (...errors: string[]) => ({ rc_code: '0', rc_des: errors.join(' '), errors, data: [] });
const PROVED_WITHOUT_TERMS = { ticket: 't', expires_in: 600, terms: null };
const DONE = { rc_code: '1', rc_des: 'เรียบร้อย', data: [] };

async function fillIdentity(user: User) {
  await user.type(await screen.findByLabelText('เลขสมาชิก'), '5678');
  await user.type(screen.getByLabelText('เลขประจำตัวประชาชน'), '5100200300431');
  await user.type(screen.getByLabelText('วันเกิด'), '29 2 2535');
  await user.click(screen.getByRole('button', { name: 'ไปตั้งรหัสผ่าน' }));
}

async function fillPassword(user: User, password = NEW) {
  await user.type(await screen.findByLabelText('ชื่อ'), ' ปิ่นมณี ');
  await user.type(screen.getByLabelText('นามสกุล'), 'ศรีสุข');
  await user.type(screen.getByLabelText('รหัสผ่านใหม่'), password);
}

const summaryLines = () =>
  within(screen.getByRole('region', { name: /^ยัง/ }))
    .getAllByRole('link')
    .map((line) => line.textContent);

describe('the first step', () => {
  it('names what is missing, in a summary that takes focus and beside the fields', async () => {
    const { user } = renderPortal('/member/registerauth');
    await user.click(await screen.findByRole('button', { name: 'ไปตั้งรหัสผ่าน' }));
    const summary = screen.getByRole('region', { name: 'ยังยืนยันตัวตนไม่ได้ มี 3 ช่องที่ต้องแก้' });
    expect(document.activeElement).toBe(summary);
    expect(summaryLines()).toEqual(['กรอกเลขสมาชิก', 'กรอกเลขประจำตัวประชาชน', 'กรอกวันเกิด']);
    await user.type(screen.getByLabelText('เลขประจำตัวประชาชน'), '5100200300432');
    await user.type(screen.getByLabelText('วันเกิด'), '29 2 2566');
    await user.click(screen.getByRole('button', { name: 'ไปตั้งรหัสผ่าน' }));
    expect(summaryLines()).toEqual([
      'กรอกเลขสมาชิก',
      'ไม่มีเลขประจำตัวประชาชนนี้ ตรวจสอบกับบัตรทีละหลัก',
      'ไม่มีวันที่\u00A029\u00A0กุมภาพันธ์\u00A02566 ตรวจสอบวันหรือปี',
    ]);
  });

  it('shows each error in a toast for ten seconds and in the page, and keeps the typed text', async () => {
    listen('registerauth', refusal(IDENTITY_ERRORS.membershipNo.text, IDENTITY_ERRORS.notMatching.text));
    const { user, store } = renderPortal('/member/forget');
    await fillIdentity(user);
    await screen.findByRole('region', { name: 'ยังยืนยันตัวตนไม่ได้ มี 1 ช่องที่ต้องแก้' });
    expect(summaryLines()).toEqual([IDENTITY_ERRORS.notMatching.text, IDENTITY_ERRORS.membershipNo.text]);
    expect(screen.getByLabelText('เลขสมาชิก').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() =>
      expect(store.getState().ui.toasts).toMatchObject([
        { title: IDENTITY_ERRORS.membershipNo.text, durationMs: 10_000, tone: 'danger' },
        { title: IDENTITY_ERRORS.notMatching.text, durationMs: 10_000, tone: 'danger' },
      ]),
    );
    expect(screen.getByLabelText('เลขประจำตัวประชาชน')).toHaveProperty('value', '5-1002-00300-43-1');
  });

  it('shows a connection error for five seconds', async () => {
    network.use(http.post('*/api/member/auth/registerauth', () => HttpResponse.error()));
    const { user, store } = renderPortal('/member/forget');
    await fillIdentity(user);
    expect(await screen.findByRole('link', { name: CANNOT_CONNECT })).toBeInstanceOf(HTMLElement);
    await waitFor(() =>
      expect(store.getState().ui.toasts).toMatchObject([{ title: 'ไม่สามารถเชื่อมต่อได้', durationMs: 5000 }]),
    );
  });

  it('counts down while attempts are locked', async () => {
    const body = { error: 'รอ 30 วินาที', message: 'locked', code: 'locked', retry_after: 30 };
    network.use(memberHandler('auth/registerauth', body, { status: 429 }));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const { user } = renderPortal('/member/registerauth');
    await fillIdentity(user);
    expect((await screen.findByRole('timer')).textContent).toBe('30 วินาที');
    expect(screen.getByRole('button', { name: 'รอ 30 วินาที' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('restores the draft when the member returns', async () => {
    listen('registerauth', proof('t'));
    const { user } = renderPortal('/member/registerauth');
    await user.type(await screen.findByLabelText('เลขสมาชิก'), '005678');
    await user.type(screen.getByLabelText('เลขประจำตัวประชาชน'), '51002');
    await user.click(screen.getByRole('link', { name: 'เข้าสู่ระบบด้วยรหัสผ่านที่มีอยู่' }));
    await screen.findByLabelText('รหัสผ่าน');
    await user.click(screen.getByRole('link', { name: 'ลืมรหัสผ่าน' }));
    expect(await screen.findByLabelText('เลขประจำตัวประชาชน')).toHaveProperty('value', '5-1002');
    expect(screen.getByLabelText('เลขสมาชิก')).toHaveProperty('value', '005678');
  });
});

it('registers: identity, then name, password and terms, then signing in with the number filled', async () => {
  const proved = listen('registerauth', proof('ticket-1'));
  const registered = listen('register', DONE);
  const from = { pathname: '/member/deposit', search: '', hash: '' };
  const { user, router } = renderPortal('/member/registerauth', { state: { from } });
  await fillIdentity(user);
  await screen.findByLabelText('ชื่อ');
  expect(proved).toEqual([IDENTITY]);
  expect(router.state.location.pathname).toBe('/member/register');
  await user.click(screen.getByRole('button', { name: 'ลงทะเบียน' }));
  expect(summaryLines()).toEqual([
    IDENTITY_ERRORS.memberName.text,
    IDENTITY_ERRORS.memberSurname.text,
    'กรอกรหัสผ่านใหม่',
    IDENTITY_ERRORS.acceptTerms.text,
  ]);
  await fillPassword(user);
  await user.click(screen.getByRole('button', { name: /ข้อกำหนดฉบับที่สอง/ }));
  expect(screen.getByText('รักษารหัสผ่าน')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('checkbox', { name: /ยอมรับข้อกำหนด/ }));
  await user.dblClick(screen.getByRole('button', { name: 'ลงทะเบียน' }));
  expect(await screen.findByText(visibleText('ลงทะเบียนแล้ว'))).toBeInstanceOf(HTMLElement);
  expect(registered).toEqual([
    {
      ...IDENTITY,
      ticket: 'ticket-1',
      member_name: 'ปิ่นมณี',
      member_surname: 'ศรีสุข',
      password: NEW,
      accept_terms: true,
    },
  ]);
  expect(screen.getByLabelText('เลขสมาชิก')).toHaveProperty('value', '005678');
  expect(router.state.location.state).toMatchObject({ from });
  expect(sessionStorage.length).toBe(0);
});

it('resets a forgotten password, both steps under one path', async () => {
  listen('registerauth', proof('ticket-2'));
  const reset = listen('forget', DONE);
  const { user, router } = renderPortal('/member/forget');
  await fillIdentity(user);
  const password = await screen.findByLabelText('รหัสผ่านใหม่');
  expect(router.state.location).toMatchObject({ pathname: '/member/forget', search: '?step=password' });
  // At once: moving the focus later could interrupt someone who is typing.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'ลืมรหัสผ่าน' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(password.getAttribute('autocomplete')).toBe('new-password');
  expect(password.closest('form')?.querySelector('[autocomplete="username"]')).toHaveProperty(
    'value',
    '005678',
  );
  await fillPassword(user);
  await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
  expect(await screen.findByText(visibleText('ตั้งรหัสผ่านใหม่แล้ว'))).toBeInstanceOf(HTMLElement);
  expect(reset).toMatchObject([{ ticket: 'ticket-2', password: NEW }]);
  expect(reset[0]).not.toHaveProperty('accept_terms');
});

it('asks for the mailed code if there is one, and shows an error if it is wrong', async () => {
  const mailed = { ticket: 'ticket-3', expires_in: 600, code_sent_to: 'p***@example.com', terms: null };
  listen('registerauth', { rc_code: '1', data: [mailed] });
  const reset = listen('forget', refusal(IDENTITY_ERRORS.wrongCode.text), DONE);
  const { user } = renderPortal('/member/forget');
  await fillIdentity(user);
  const code = await screen.findByLabelText('รหัสยืนยัน 6 หลัก');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.getByText(/p\*\*\*@example\.com/)).toBeInstanceOf(HTMLElement);
  await fillPassword(user);
  await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
  expect(summaryLines()).toEqual(['กรอกรหัสยืนยัน 6 หลักจากอีเมล']);
  expect(reset).toEqual([]);
  await user.type(code, '004 217');
  await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
  expect(await screen.findByRole('link', { name: IDENTITY_ERRORS.wrongCode.text })).toBeInstanceOf(
    HTMLElement,
  );
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(reset).toMatchObject([{ ticket: 'ticket-3', code: '004 217' }]);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/004\s?217/);
  await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
  expect(await screen.findByText(visibleText('ตั้งรหัสผ่านใหม่แล้ว'))).toBeInstanceOf(HTMLElement);
});

it('ends the session of this tab too when its own member sets a new password', async () => {
  listen('registerauth', proof('t'));
  listen('forget', DONE);
  network.use(
    memberHandler('auth/getAuthUser', { rc_code: '1', data: [] }),
    memberHandler('auth/logout', { rc_code: '1', message: '', data: [] }),
  );
  const { user, store } = renderPortal('/member/forget', { session: { ...SOMYING, membershipNo: '005678' } });
  await fillIdentity(user);
  await fillPassword(user);
  await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
  expect(await screen.findByText(visibleText('ตั้งรหัสผ่านใหม่แล้ว'))).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(visibleText('เข้าสู่ระบบอยู่แล้ว'))).toBeNull();
  expect(store.getState().session.user).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

describe('while very many try from the same address', () => {
  type Sent = { recaptcha?: string; key: string | null };

  /** Answers only to a request with a proof of work, and records all of them. */
  function listenForWork(path: string, body: object): Sent[] {
    const sent: Sent[] = [];
    network.use(
      http.post(`*/api/member/auth/${path}`, async ({ request }) => {
        const given = (await request.json()) as Sent;
        sent.push({ ...given, key: request.headers.get('idempotency-key') });
        return given.recaptcha === undefined
          ? HttpResponse.json(WORK_FIRST, { status: 403 })
          : HttpResponse.json(body);
      }),
    );
    return sent;
  }

  const expectRepeated = ([first, second, ...more]: Sent[]) => {
    expect(second).toEqual({ ...first, recaptcha: expect.any(String) });
    expect(JSON.parse(atob(second?.recaptcha ?? ''))).toMatchObject({
      challenge: CHALLENGE,
      solution: { derivedKey: expect.stringMatching(/^0[0-9a-f]{63}$/) },
    });
    expect(more).toEqual([]);
  };

  it.each([
    ['register', '/member/registerauth', 'ลงทะเบียน', 'ลงทะเบียนแล้ว'],
    ['forget', '/member/forget', 'ตั้งรหัสผ่านใหม่', 'ตั้งรหัสผ่านใหม่แล้ว'],
  ])('both steps do the work and repeat what was typed: %s', async (call, path, submit, done) => {
    const asked: unknown[] = [];
    network.use(challengeHandler(asked));
    const proved = listenForWork('registerauth', { rc_code: '1', data: [PROVED_WITHOUT_TERMS] });
    const set = listenForWork(call, DONE);
    const { user, store } = renderPortal(path);
    await fillIdentity(user);
    await fillPassword(user);
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText(visibleText(done))).toBeInstanceOf(HTMLElement);
    expect(store.getState().ui.toasts).toEqual([]);
    expectRepeated(proved);
    expectRepeated(set);
    expect(set[0]).toMatchObject({ ...IDENTITY, member_name: 'ปิ่นมณี', password: NEW });
    expect(set[0]?.key).not.toBeNull();
    expect(asked).toEqual([1, 2].map(() => ({ purpose: 'identity', membership_no: '005678' })));
  });

  it('says why where no challenge can be loaded, and keeps what was typed', async () => {
    listenForWork('registerauth', DONE);
    network.use(http.post('*/api/info/challenge', () => HttpResponse.error()));
    const { user } = renderPortal('/member/forget');
    await fillIdentity(user);
    expect(await screen.findByRole('link', { name: CANNOT_CONNECT })).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText('เลขประจำตัวประชาชน')).toHaveProperty('value', '5-1002-00300-43-1');
  });

  it('shows that the work goes on', async () => {
    const hard = structuredClone(CHALLENGE);
    Object.assign(hard.parameters, { cost: 1000, keyPrefix: 'f'.repeat(64) });
    hard.parameters.data.most = 1_000_000;
    listenForWork('registerauth', DONE);
    network.use(
      http.post('*/api/info/challenge', () =>
        HttpResponse.json({ rc_code: '1', data: [{ challenge: hard, expires_in: 300 }] }),
      ),
    );
    const { user } = renderPortal('/member/forget');
    await fillIdentity(user);
    const words = 'กำลังตรวจสอบความปลอดภัย ใช้เวลาไม่กี่วินาที ไม่ต้องกดซ้ำ';
    expect(await screen.findByText(visibleText(words), {}, { timeout: 5000 })).toBeInstanceOf(HTMLElement);
  });

  it('more time for the second step does the work too', async () => {
    const asked: unknown[] = [];
    network.use(challengeHandler(asked));
    const proved = listenForWork('registerauth', { rc_code: '1', data: [PROVED_WITHOUT_TERMS] });
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const { user } = renderPortal('/member/forget');
    await fillIdentity(user);
    await screen.findByLabelText('ชื่อ');
    now += 500_000;
    await user.click(await screen.findByRole('button', { name: 'ขอเวลาเพิ่ม' }));
    await waitFor(() => expect(proved).toHaveLength(4));
    await waitFor(() => expect(screen.queryByText('ใกล้หมดเวลายืนยันตัวตน')).toBeNull());
    expectRepeated(proved.slice(2));
    expect(asked).toHaveLength(2);
  });
});

describe('the second step', () => {
  it('checks the password rules with all known data of the member', async () => {
    listen('registerauth', proof('t'));
    const { user } = renderPortal('/member/forget');
    await fillIdentity(user);
    const personal = () =>
      screen.getAllByRole('listitem').find((item) => item.textContent?.includes('วันเกิด'))?.dataset['state'];
    await fillPassword(user, '29022535ab');
    expect(personal()).not.toBe('met');
    await user.type(screen.getByLabelText('รหัสผ่านใหม่'), ' เหนือทุ่งกว้าง');
    expect(personal()).toBe('met');
  });

  it('shows server errors at the fields', async () => {
    listen('registerauth', proof('t'));
    const errors = [passwordErrorText('common'), IDENTITY_ERRORS.otherName.text];
    listen('forget', refusal(...errors));
    const { user, store } = renderPortal('/member/forget');
    await fillIdentity(user);
    await fillPassword(user);
    await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
    await screen.findByRole('region', { name: 'ยังตั้งรหัสผ่านใหม่ไม่ได้ มี 2 ช่องที่ต้องแก้' });
    expect(summaryLines()).toEqual(errors.toReversed());
    await waitFor(() => expect(store.getState().ui.toasts.map(({ title }) => title)).toEqual(errors));
    expect(screen.getByLabelText('รหัสผ่านใหม่')).toHaveProperty('value', NEW);
  });

  it('returns to the first step if the proof was used, and keeps all but secrets', async () => {
    const proved = listen('registerauth', proof('used'), proof('fresh'));
    listen('register', refusal(IDENTITY_ERRORS.notProved.text));
    const { user, router } = renderPortal('/member/registerauth');
    await fillIdentity(user);
    await fillPassword(user);
    await user.click(screen.getByRole('checkbox', { name: /ยอมรับข้อกำหนด/ }));
    await user.click(screen.getByRole('button', { name: 'ลงทะเบียน' }));
    expect((await screen.findByRole('alert')).textContent).toContain('ยืนยันตัวตนอีกครั้ง');
    expect(router.state.location.pathname).toBe('/member/registerauth');
    expect(screen.getByLabelText('วันเกิด')).toHaveProperty('value', '29 ก.พ. 2535');
    await user.click(screen.getByRole('button', { name: 'ไปตั้งรหัสผ่าน' }));
    expect(await screen.findByLabelText('ชื่อ')).toHaveProperty('value', ' ปิ่นมณี ');
    expect(screen.getByLabelText('รหัสผ่านใหม่')).toHaveProperty('value', '');
    expect(proved).toEqual([IDENTITY, IDENTITY]);
  });

  it('offers a new verification two minutes before the proof expires, and returns when it does', async () => {
    const proved = listen('registerauth', proof('first'), proof('second'));
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const { user, router } = renderPortal('/member/forget');
    await fillIdentity(user);
    await screen.findByLabelText('ชื่อ');
    expect(screen.queryByText('ใกล้หมดเวลายืนยันตัวตน')).toBeNull();
    now += 500_000;
    await user.click(await screen.findByRole('button', { name: 'ขอเวลาเพิ่ม' }));
    await waitFor(() => expect(screen.queryByText('ใกล้หมดเวลายืนยันตัวตน')).toBeNull());
    expect(proved).toHaveLength(2);
    now += 600_000;
    expect((await screen.findByRole('alert')).textContent).toContain('ยืนยันตัวตนอีกครั้ง');
    expect(router.state.location.search).toBe('');
    expect(screen.getByLabelText('เลขสมาชิก')).toHaveProperty('value', '005678');
  });

  it.each(['/member/register', '/member/forget?step=password'])(
    'is not reached by its address %s alone',
    async (path) => {
      renderPortal(path);
      expect(await screen.findByLabelText('เลขประจำตัวประชาชน')).toHaveProperty('value', '');
      expect(screen.queryByLabelText('รหัสผ่านใหม่')).toBeNull();
    },
  );
});

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT_ROW, STATEMENT } from '../../../test/deposit-fixtures.ts';
import { LOGIN_ANSWER, SOMYING, STATUS_ROW } from '../../../test/member-fixtures.ts';
import { UNAUTHORIZED, memberHandler, network } from '../../../test/mock-server.ts';
import { DEFAULT_DISPLAY } from '../../lib/display/display-preferences.ts';
import { depositApi } from '../../features/deposit/deposit-endpoints.ts';
import { memberApi } from '../../features/member/member-endpoints.ts';
import { termsApi } from '../../features/welcome/terms-endpoints.ts';
import { sessionSynced, signedOut } from '../../lib/session/session-actions.ts';
import { sessionApi } from '../../domain/session/session-endpoints.ts';
import { readSession, writeSession } from '../../lib/session/session-storage.ts';
import { lastUpdateApi } from '../../domain/last-update/last-update-endpoints.ts';
import { api } from '../../lib/api/api.ts';
import { displayChanged, toastRaised } from '../../lib/ui-slice.ts';
import { makeStore } from './store.ts';

function createStoreWith(session: typeof SOMYING | null) {
  if (session) writeSession(session);
  return makeStore({ session, display: DEFAULT_DISPLAY });
}

const { getMemberProfile } = memberApi.endpoints;
const { listDepositAccounts, listDepositEntries } = depositApi.endpoints;
const { getLastUpdate } = lastUpdateApi.endpoints;
const { getTerms } = termsApi.endpoints;
const { login, getCurrentUser } = sessionApi.endpoints;

describe('a call', () => {
  it('carries JSON headers, the CSRF header, credentials and the token', async () => {
    let sent: Request | undefined;
    network.use(
      http.post('*/api/member/member_status', ({ request }) => {
        sent = request;
        return HttpResponse.json({ rc_code: '1', data: [STATUS_ROW] });
      }),
    );
    await createStoreWith(SOMYING).dispatch(getMemberProfile.initiate());
    const headers = ['Accept', 'Content-Type', 'Authorization', 'X-CSRF-TOKEN'].map((name) =>
      sent?.headers.get(name),
    );
    expect(headers).toEqual([
      'application/json',
      'application/json',
      'Bearer token-of-somying',
      expect.stringMatching(/.{16,}/),
    ]);
    expect(sent?.credentials).toBe('same-origin');
  });

  it('carries no token while no one is signed in', async () => {
    let sent: Request | undefined;
    network.use(
      http.post('*/api/member/auth/login', ({ request }) => {
        sent = request;
        return HttpResponse.json(LOGIN_ANSWER);
      }),
    );
    await createStoreWith(null).dispatch(
      login.initiate({ membershipNo: '001234', password: 'Sahakorn#2569', remember: false }),
    );
    expect(sent?.headers.has('authorization')).toBe(false);
    await expect(sent?.json()).resolves.toEqual({
      membership_no: '001234',
      mem_password: 'Sahakorn#2569',
      remember: false,
      recaptcha: '',
    });
  });

  it('retries a query after a transient error', async () => {
    const calls = vi.fn<() => void>();
    network.use(
      http.post('*/api/member/member_dep', () => {
        calls();
        return calls.mock.calls.length === 1
          ? HttpResponse.json({}, { status: 503 })
          : HttpResponse.json({ rc_code: '1', data: [ACCOUNT_ROW] });
      }),
    );
    const { data } = await createStoreWith(SOMYING).dispatch(listDepositAccounts.initiate());
    expect(calls).toHaveBeenCalledTimes(2);
    expect(data?.[0]).toEqual(ACCOUNT_ROW);
  });

  it('drops a response that arrives after the member changed', async () => {
    const store = createStoreWith(SOMYING);
    network.use(
      http.post('*/api/member/member_status', () => {
        store.dispatch(sessionSynced({ ...SOMYING, token: 'another', membershipNo: '004321' }));
        return HttpResponse.json({ rc_code: '1', data: [STATUS_ROW] });
      }),
    );
    const { data } = await store.dispatch(getMemberProfile.initiate());
    expect(data).toBeUndefined();
    expect(store.getState().api.queries).toEqual({});
    expect(store.getState().ui.toasts).toEqual([]);
  });
});

describe('signing in', () => {
  it('stores the session and greets the member by name', async () => {
    network.use(memberHandler('auth/login', LOGIN_ANSWER));
    const store = createStoreWith(null);
    await store.dispatch(login.initiate({ membershipNo: '001234', password: 'x', remember: true }));
    expect(store.getState().session.user).toEqual(SOMYING);
    expect(readSession()).toEqual(SOMYING);
    expect(store.getState().ui.toasts).toMatchObject([
      { tone: 'success', title: 'เข้าสู่ระบบแล้ว', description: 'นางสมหญิง ใจดี', durationMs: 5000 },
    ]);
  });

  it('shows a toast if the browser keeps the session for this tab only', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: full,
      removeItem: () => {},
      clear: () => {},
    });
    network.use(memberHandler('auth/login', LOGIN_ANSWER));
    const store = createStoreWith(null);
    await store.dispatch(login.initiate({ membershipNo: '001234', password: 'x', remember: false }));
    expect(store.getState().session.user).toEqual(SOMYING);
    expect(store.getState().ui.toasts.map(({ title }) => title)).toEqual([
      'เบราว์เซอร์จำการเข้าสู่ระบบไว้ไม่ได้',
      'เข้าสู่ระบบแล้ว',
    ]);
  });
});

describe('signing out', () => {
  it('removes session and data at once and calls the server with the old token', async () => {
    const told = vi.fn<(authorization: string | null) => void>();
    network.use(
      memberHandler('member_status', { rc_code: '1', data: [STATUS_ROW] }),
      http.post('*/api/member/auth/logout', ({ request }) => {
        told(request.headers.get('authorization'));
        return HttpResponse.json({ rc_code: '1', message: 'ออกจากระบบแล้ว', data: [] });
      }),
    );
    const store = createStoreWith(SOMYING);
    await store.dispatch(getMemberProfile.initiate());
    store.dispatch(signedOut());
    expect(store.getState().session.user).toBeNull();
    expect(readSession()).toBeNull();
    expect(store.getState().api.queries).toEqual({});
    await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('Bearer token-of-somying'));
  });

  it('dismisses toasts, which may name the member', () => {
    network.use(http.post('*/api/member/auth/logout', () => HttpResponse.error()));
    const store = createStoreWith(SOMYING);
    store.dispatch(toastRaised({ tone: 'success', title: 'เข้าสู่ระบบแล้ว', description: 'นางสมหญิง ใจดี' }));
    store.dispatch(signedOut());
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('removes everything offline too, without an error', async () => {
    network.use(http.post('*/api/member/auth/logout', () => HttpResponse.error()));
    const call = vi.spyOn(globalThis, 'fetch');
    const store = createStoreWith(SOMYING);
    store.dispatch(signedOut());
    expect(readSession()).toBeNull();
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    await Promise.allSettled(call.mock.results.map(({ value }) => value));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.getState().ui.toasts).toEqual([]);
  });
});

describe('a session that is over', () => {
  it('ends once, with one alert and no toast, when many feeds answer 401 together', async () => {
    network.use(http.post('*/api/member/*', () => HttpResponse.json(UNAUTHORIZED, { status: 401 })));
    const store = createStoreWith(SOMYING);
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.getState().session.user));
    await Promise.all([
      store.dispatch(getMemberProfile.initiate()),
      store.dispatch(listDepositAccounts.initiate()),
      store.dispatch(listDepositEntries.initiate({ accountNo: '0100012345' })),
      store.dispatch(getLastUpdate.initiate()),
      store.dispatch(getTerms.initiate()),
      store.dispatch(getCurrentUser.initiate()),
    ]);
    const { session, ui } = store.getState();
    expect(session.user).toBeNull();
    expect(readSession()).toBeNull();
    expect(ui.alert).toBe('ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง');
    expect(ui.toasts).toEqual([]);
    expect(new Set(seen).size).toBe(2);
  });

  it('ends when the session check answers 400', async () => {
    network.use(memberHandler('auth/getAuthUser', UNAUTHORIZED, { status: 400 }));
    const store = createStoreWith(SOMYING);
    await store.dispatch(getCurrentUser.initiate());
    expect(store.getState().session.user).toBeNull();
  });

  it('stays when the current user cannot be loaded for another reason', async () => {
    network.use(memberHandler('auth/getAuthUser', {}, { status: 404 }));
    const store = createStoreWith(SOMYING);
    await store.dispatch(getCurrentUser.initiate());
    expect(store.getState().session.user).toEqual(SOMYING);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('returns the result of a session check even if it takes an hour', async () => {
    const answered = Promise.withResolvers<Response>();
    network.use(
      http.post('*/auth/getAuthUser', () => HttpResponse.json({ rc_code: '1', data: [] }), { once: true }),
      http.post('*/auth/getAuthUser', () => answered.promise),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = createStoreWith(SOMYING);
    const check = () =>
      store.dispatch(getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
    await check();
    const second = check();
    vi.advanceTimersByTime(3600_000);
    answered.resolve(HttpResponse.json({}, { status: 404 }));
    expect((await second).error).toMatchObject({ kind: 'failed', status: 404 });
  });

  it('keeps the session of a newer sign-in in another tab', async () => {
    network.use(memberHandler('member_status', UNAUTHORIZED, { status: 401 }));
    const store = createStoreWith(SOMYING);
    writeSession({ ...SOMYING, token: 'newer' });
    await store.dispatch(getMemberProfile.initiate());
    expect(readSession()?.token).toBe('newer');
  });
});

describe('a failed call', () => {
  it('shows the sentence of the body under the title Error for five seconds', async () => {
    network.use(
      memberHandler(
        'member_dep',
        { error: 'ไม่พบข้อมูลที่ต้องการ', message: 'none', code: 'not_found' },
        { status: 404 },
      ),
    );
    const store = createStoreWith(SOMYING);
    await store.dispatch(listDepositAccounts.initiate());
    expect(store.getState().ui.toasts).toMatchObject([
      { tone: 'danger', title: 'Error', description: 'ไม่พบข้อมูลที่ต้องการ', durationMs: 5000 },
    ]);
  });

  it('shows the reason of a refusal', async () => {
    network.use(memberHandler('member_dep', { rc_code: '0', rc_des: 'ยังไม่เปิดบริการ' }));
    const store = createStoreWith(SOMYING);
    await store.dispatch(listDepositAccounts.initiate());
    expect(store.getState().ui.toasts).toMatchObject([{ title: 'Error', description: 'ยังไม่เปิดบริการ' }]);
  });

  it('shows one toast for several connection errors, and keeps the session', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.use(http.post('*/api/member/*', () => HttpResponse.error()));
    const store = createStoreWith(SOMYING);
    await Promise.all([
      store.dispatch(getMemberProfile.initiate()),
      store.dispatch(listDepositAccounts.initiate()),
      store.dispatch(getLastUpdate.initiate()),
    ]);
    expect(store.getState().ui.toasts).toMatchObject([{ title: 'ไม่สามารถเชื่อมต่อได้', durationMs: 5000 }]);
    expect(store.getState().session.user).toEqual(SOMYING);
  });

  it('refetches the terms instead of showing an error if they must be accepted first', async () => {
    const asked = vi.fn<() => void>();
    network.use(
      memberHandler(
        'member_dep',
        { error: 'กรุณายอมรับ', message: 'terms', code: 'terms_required' },
        { status: 403 },
      ),
      http.post('*/api/member/termofconditional', () => {
        asked();
        return HttpResponse.json({ rc_code: asked.mock.calls.length === 1 ? '1' : '0', data: [] });
      }),
    );
    const store = createStoreWith(SOMYING);
    await store.dispatch(getTerms.initiate());
    await store.dispatch(listDepositAccounts.initiate());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(store.getState().ui.toasts).toEqual([]);
  });

  it('fetches the terms once if the terms call itself is refused', async () => {
    network.use(
      memberHandler(
        'termofconditional',
        { error: 'กรุณายอมรับ', message: 'x', code: 'terms_required' },
        { status: 403 },
      ),
    );
    const store = createStoreWith(SOMYING);
    await store.dispatch(getTerms.initiate());
    expect(store.dispatch(api.util.getRunningQueriesThunk())).toEqual([]);
  });
});

describe('a statement', () => {
  it('requests fifty rows first, then follows the cursor with the given page size', async () => {
    const asked: unknown[] = [];
    network.use(
      http.post('*/api/member/member_dep_statement/0100012345', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ ...STATEMENT, next_cursor: asked.length === 1 ? 'next' : null });
      }),
    );
    const store = createStoreWith(SOMYING);
    const filter = { accountNo: '0100012345', from: '2026-01-01' };
    await store.dispatch(listDepositEntries.initiate(filter));
    const rest = await store.dispatch(
      listDepositEntries.initiate({ ...filter, pageSize: 500 }, { direction: 'forward' }),
    );
    expect(asked).toEqual([
      { from: '2026-01-01', limit: 50 },
      { from: '2026-01-01', cursor: 'next', limit: 500 },
    ]);
    expect(rest.data?.pages.flatMap(({ data }) => data)).toHaveLength(4);
    expect(rest.hasNextPage).toBe(false);
  });
});

it('keeps a display setting for the next visit and shows it at once', () => {
  createStoreWith(null).dispatch(displayChanged({ theme: 'dark', textSize: '150' }));
  expect(document.documentElement.dataset).toMatchObject({ appearance: 'dark', textSize: '150' });
  expect(localStorage.getItem('sahakorn.display')).toBe('{"theme":"dark","textSize":"150"}');
});

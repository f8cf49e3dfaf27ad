import { waitFor } from '@testing-library/react';
import { http, HttpResponse, delay } from 'msw';
import { expect, it, vi } from 'vitest';
import { ACCOUNT_ROW } from '../../test/deposit-wire.ts';
import { SOMYING, STATUS_ROW } from '../../test/member-wire.ts';
import { answerEverything, network } from '../../test/wire.ts';
import { DEFAULT_DISPLAY } from '../lib/display/display-preferences.ts';
import { depositApi } from '../features/deposit/deposit-endpoints.ts';
import { memberApi } from '../features/member/member-endpoints.ts';
import { type Pattern, patterns } from '../lib/paths.ts';
import { routes } from './routes.ts';
import { createScreenQueries } from './screen-queries.ts';
import { makeStore } from './store.ts';

const NOWHERE = { params: {}, search: new URLSearchParams() };

function routeOf(path: Pattern) {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
}

it('begins what the layout and the screen need side by side', async () => {
  const called: string[] = [];
  // The portal of a test before may still be asking for its own.
  const session = { ...SOMYING, token: 'token-of-these-queries' };
  network.use(
    http.post('*/api/member/*', async ({ request }) => {
      const address = new URL(request.url).pathname.replace('/api/member/', '');
      if (request.headers.get('Authorization') === `Bearer ${session.token}`) called.push(address);
      await delay(20);
      return HttpResponse.json({}, { status: 404 });
    }),
  );
  const store = makeStore({ session, display: DEFAULT_DISPLAY });
  const address = { params: { statement: '0100012345' }, search: new URLSearchParams() };
  expect(createScreenQueries(store).begin(routeOf(patterns.depositStatement), address)).toBe(true);
  await waitFor(() => expect(called).toHaveLength(4));
  expect(called.toSorted()).toEqual([
    'lastupdate_bydepstatement',
    'member_dep',
    'member_dep_statement/0100012345',
    'termofconditional',
  ]);
});

it('begins nothing of a screen whose guard will lead elsewhere', () => {
  const store = makeStore({ session: null, display: DEFAULT_DISPLAY });
  expect(createScreenQueries(store).begin(routeOf(patterns.status), NOWHERE)).toBe(false);
  expect(store.getState().api.queries).toEqual({});
});

it('breaks off what the screen that was left still waits for, and nothing that the next one wants', async () => {
  answerEverything();
  const broken = vi.fn<() => void>();
  network.use(
    http.post('*/api/member/member_status', async ({ request }) => {
      request.signal.addEventListener('abort', broken);
      await delay('infinite');
      return HttpResponse.json({ rc_code: '1', data: [STATUS_ROW] });
    }),
    http.post('*/api/member/member_dep', async () => {
      await delay(50);
      return HttpResponse.json({ rc_code: '1', data: [ACCOUNT_ROW] });
    }),
  );
  const store = makeStore({ session: SOMYING, display: DEFAULT_DISPLAY });
  const queries = createScreenQueries(store);
  queries.begin(routeOf(patterns.status), NOWHERE);
  queries.settle('first');
  const { getMemberProfile } = memberApi.endpoints;
  await waitFor(() => expect(getMemberProfile.select()(store.getState()).isLoading).toBe(true));
  queries.begin(routeOf(patterns.deposit), NOWHERE);
  queries.settle('second');
  await waitFor(() => expect(getMemberProfile.select()(store.getState()).isError).toBe(true));
  await waitFor(() =>
    expect(Object.keys(store.getState().api.queries)).toContain('listDepositAccounts(undefined)'),
  );
  await waitFor(() =>
    expect(store.getState().api.queries['listDepositAccounts(undefined)']?.status).toBe('fulfilled'),
  );
  expect(store.getState().ui.toasts).toEqual([]);
});

it('begins nothing of a screen that was left before the code for its queries had come', async () => {
  answerEverything();
  const store = makeStore({ session: SOMYING, display: DEFAULT_DISPLAY });
  const queries = createScreenQueries(store);
  queries.begin(routeOf(patterns.status), NOWHERE);
  queries.begin(routeOf(patterns.deposit), NOWHERE);
  queries.settle('second');
  await waitFor(() =>
    expect(store.getState().api.queries['listDepositAccounts(undefined)']?.status).toBe('fulfilled'),
  );
  expect(Object.keys(store.getState().api.queries)).not.toContain('getMemberProfile(undefined)');
});

it('asks once for what it is refused, and again when the screen is opened anew', async () => {
  answerEverything();
  const asked = vi.fn<() => void>();
  network.use(
    http.post('*/api/member/member_dep', () => {
      asked();
      return HttpResponse.json({ error: 'ขัดข้อง', message: 'x' }, { status: 400 });
    }),
  );
  const store = makeStore({ session: SOMYING, display: DEFAULT_DISPLAY });
  const { listDepositAccounts } = depositApi.endpoints;
  const queries = createScreenQueries(store);
  queries.begin(routeOf(patterns.deposit), NOWHERE);
  await waitFor(() => expect(listDepositAccounts.select()(store.getState()).isError).toBe(true));
  // As a screen does whose code comes after the answer.
  await store.dispatch(listDepositAccounts.initiate());
  expect(asked).toHaveBeenCalledOnce();
  queries.begin(routeOf(patterns.deposit), NOWHERE);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOGIN_ANSWER, SOMYING } from '../../test/member-fixtures.ts';
import { network } from '../../test/mock-server.ts';
import { DEFAULT_DISPLAY } from '../lib/display/display-preferences.ts';
import { sessionExpiryReceived } from '../lib/session/session-actions.ts';
import { keepSessionAlive } from './session-keep-alive.ts';
import { type AppStore, makeStore } from './store/store.ts';

const MINUTE = 60_000;

let stop = () => {};
let asked: ReturnType<typeof vi.fn<() => void>>;

afterEach(() => stop());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  asked = vi.fn<() => void>();
  network.use(
    http.post('*/auth/getAuthUser', () => {
      asked();
      const data = [{ membership_no: '001234', member: LOGIN_ANSWER.member }];
      const headers = { 'x-session-expires-in': '900', 'x-session-ends-in': '28800' };
      return HttpResponse.json({ rc_code: '1', data }, { headers });
    }),
  );
});

function openPage() {
  const store = makeStore({ session: SOMYING, display: DEFAULT_DISPLAY });
  store.dispatch(sessionExpiryReceived({ token: SOMYING.token, left: { expiresIn: 900, endsIn: 28_800 } }));
  stop = keepSessionAlive(store);
  return store;
}

/** The queries that were started, whether or not their requests have been sent yet. */
const startedQueries = (store: AppStore) => Object.keys(store.getState().api.queries);

function typeAfter(ms: number) {
  vi.advanceTimersByTime(ms);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ก' }));
}

it('renews the session once while a member types for long without a call', async () => {
  const store = openPage();
  typeAfter(2 * MINUTE);
  expect(startedQueries(store)).toEqual([]);
  typeAfter(2 * MINUTE);
  typeAfter(100);
  expect(startedQueries(store)).toHaveLength(1);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

it('stops renewing once the warning is near', () => {
  const store = openPage();
  typeAfter(13.5 * MINUTE);
  expect(startedQueries(store)).toEqual([]);
});

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SOMYING } from '../../test/member-fixtures.ts';
import { UNAUTHORIZED, memberHandler, network } from '../../test/mock-server.ts';
import { DEFAULT_DISPLAY } from '../lib/display/display-preferences.ts';
import { sessionExpiryReceived, sessionEnded } from '../lib/session/session-actions.ts';
import { SESSION_ENDED_ALERT } from '../lib/session/session-alerts.ts';
import { clearSession, writeSession } from '../lib/session/session-storage.ts';
import { handleBrowserEvents } from './browser-events.ts';
import { makeStore } from './store/store.ts';

const KONGPHOP = { ...SOMYING, token: 'token-of-kongphop', membershipNo: '004321', firstName: 'ก้องภพ' };

let reload: ReturnType<typeof vi.fn<() => void>>;
let root: HTMLElement;
let stop = () => {};

afterEach(() => stop());

beforeEach(() => {
  reload = vi.fn<() => void>();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  root = document.createElement('div');
  root.textContent = '486,500.00';
  document.body.replaceChildren(root);
});

function openPage(session: typeof SOMYING | null) {
  if (session) writeSession(session);
  const store = makeStore({ session, display: DEFAULT_DISPLAY });
  stop = handleBrowserEvents(store, root);
  return store;
}

function otherTabWrote() {
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
}

it('signs out with another tab', () => {
  const store = openPage(SOMYING);
  clearSession();
  otherTabWrote();
  expect(store.getState().session.user).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('signs in with another tab if no one is signed in here', () => {
  const store = openPage(null);
  writeSession(SOMYING);
  otherTabWrote();
  expect(store.getState().session.user).toEqual(SOMYING);
});

it('clears the screen and reloads when another member signs in in another tab', () => {
  openPage(SOMYING);
  writeSession(KONGPHOP);
  otherTabWrote();
  expect(reload).toHaveBeenCalledOnce();
  expect(document.body.textContent).toBe('');
});

it('ignores a rewrite of the same session', () => {
  const store = openPage(SOMYING);
  otherTabWrote();
  expect(store.getState().session.user).toEqual(SOMYING);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['was signed out', true, 1],
  ['is as it was', false, 0],
])('out of the browser’s memory: a session that %s', (_what, ended, reloads) => {
  openPage(SOMYING);
  if (ended) clearSession();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(document.body.textContent).toBe(ended ? '' : '486,500.00');
});

it('ignores a `pageshow` that is not from the back/forward cache', () => {
  openPage(SOMYING);
  clearSession();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
});

describe('the session expiry of another tab', () => {
  let otherTab: BroadcastChannel;

  beforeEach(() => {
    otherTab = new BroadcastChannel('sahakorn.session');
  });

  afterEach(() => otherTab.close());

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes none
  const say = (message: unknown) => otherTab.postMessage(message);

  it('is applied in this tab', async () => {
    const store = openPage(SOMYING);
    say({ token: SOMYING.token, left: { expiresIn: 900, endsIn: 28_800 } });
    await waitFor(() => expect(store.getState().session.expiry).toMatchObject({ expiresIn: 900_000 }));
  });

  it('is sent by this tab, once', async () => {
    const store = openPage(SOMYING);
    const heard = vi.fn<(data: unknown) => void>();
    otherTab.addEventListener('message', ({ data }) => heard(data));
    store.dispatch(sessionExpiryReceived({ token: SOMYING.token, left: { expiresIn: 900, endsIn: null } }));
    store.dispatch(
      sessionExpiryReceived({
        token: SOMYING.token,
        left: { expiresIn: 800, endsIn: null },
        elsewhere: true,
      }),
    );
    store.dispatch(sessionEnded({ token: SOMYING.token }));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(heard.mock.calls.flat()).toEqual([
      { token: SOMYING.token, left: { expiresIn: 900, endsIn: null } },
      { token: SOMYING.token, left: null },
    ]);
  });

  it('ends the session in this tab too, with the same alert in either order of events', async () => {
    const store = openPage(SOMYING);
    clearSession();
    otherTabWrote();
    say({ token: SOMYING.token, left: null });
    await waitFor(() => expect(store.getState().ui.alert).toBe(SESSION_ENDED_ALERT));
    expect(store.getState().session.user).toBeNull();
  });

  it('is ignored if it is of another session or malformed', async () => {
    const store = openPage(SOMYING);
    const seen = new Set([store.getState().session]);
    store.subscribe(() => seen.add(store.getState().session));
    for (const noise of [
      null,
      'x',
      7,
      {},
      { token: '' },
      { token: SOMYING.token, left: { expiresIn: -1 } },
    ]) {
      say(noise);
    }
    say({ token: 'of another', left: null });
    say({ token: 'of another', left: { expiresIn: 1, endsIn: 1 } });
    // Messages arrive in order: once this one has arrived, so have all before it.
    say({ token: SOMYING.token, left: { expiresIn: 900, endsIn: 28_800 } });
    await waitFor(() => expect(store.getState().session.expiry).toMatchObject({ expiresIn: 900_000 }));
    expect(seen.size).toBe(2);
  });
});

function sleep(ms: number) {
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const startedAt = Date.now();
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.spyOn(Date, 'now').mockReturnValue(startedAt + ms);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('checks the session after a long sleep before showing anything', async () => {
  network.use(memberHandler('auth/getAuthUser', UNAUTHORIZED, { status: 400 }));
  const store = openPage(SOMYING);
  sleep(6 * 60_000);
  expect(root.classList.contains('invisible')).toBe(true);
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  await waitFor(() => expect(root.classList.contains('invisible')).toBe(false));
});

it('does not check the session after a short switch of windows', () => {
  const asked = vi.fn<() => void>();
  network.use(
    http.post('*/api/*', () => {
      asked();
      return HttpResponse.error();
    }),
  );
  openPage(SOMYING);
  sleep(60_000);
  expect(root.classList.contains('invisible')).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

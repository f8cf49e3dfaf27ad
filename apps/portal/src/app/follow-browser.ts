import { applyDisplay, onSystemAppearanceChange } from '../lib/display/apply-display.ts';
import { sessionExpiryReceived, sessionEnded, sessionSynced } from '../lib/session/session-actions.ts';
import { SESSION_ENDED_ALERT } from '../lib/session/session-alerts.ts';
import { type ExpiryMessage, onExpiryInOtherTab } from '../lib/session/session-channel.ts';
import { sessionApi } from '../domain/session/session-endpoints.ts';
import { selectUser } from '../domain/session/session-slice.ts';
import { onOtherTab, readSession } from '../lib/session/session-storage.ts';
import { alertRaised } from '../lib/ui-slice.ts';
import { keepSession } from './keep-session.ts';
import type { AppStore } from './store.ts';

/** A tab that was out of sight for longer asks the server before it shows amounts again. */
const ASLEEP_MS = 5 * 60_000;

/** Longer than this nobody looks at an empty page: a server that does not answer hides nothing. */
const WAKE_WAIT_MS = 4000;

/**
 * Keeps an open page true to what happens outside it: other tabs, Back, sleep, the system's light and dark.
 * Returns the way to stop.
 */
export function followBrowser(store: AppStore, root: HTMLElement): () => void {
  const listening = new AbortController();
  const stops = [
    onOtherTab(() => followOtherTab(store, root)),
    onExpiryInOtherTab((message) => followLife(store, message)),
    keepSession(store),
    onSystemAppearanceChange(() => applyDisplay(store.getState().ui.display)),
    () => listening.abort(),
  ];
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) leaveIfStale(store, root);
  };
  addEventListener('pageshow', handleShow, { signal: listening.signal });
  document.addEventListener('visibilitychange', sleepListener(store, root), { signal: listening.signal });
  return () => {
    for (const stop of stops) stop();
  };
}

function followOtherTab(store: AppStore, root: HTMLElement): void {
  const stored = readSession();
  const current = selectUser(store.getState());
  if (stored?.token === current?.token) return;
  if (stored && current) startAnew(root);
  else store.dispatch(sessionSynced(stored));
}

/** Another tab used the session, or heard that it is over. */
function followLife(store: AppStore, { token, left }: ExpiryMessage): void {
  const user = selectUser(store.getState());
  if (left) store.dispatch(sessionExpiryReceived({ token, left, elsewhere: true }));
  else if (user) store.dispatch(sessionEnded({ token }));
  // The storage was faster, and could not say why.
  else store.dispatch(alertRaised(SESSION_ENDED_ALERT));
}

/** A page that Back took out of the browser's memory missed what was said meanwhile. */
function leaveIfStale(store: AppStore, root: HTMLElement): void {
  if (readSession()?.token !== selectUser(store.getState())?.token) startAnew(root);
}

/** Another member's page must not be seen while the new one loads. */
function startAnew(root: HTMLElement): void {
  root.remove();
  location.reload();
}

function sleepListener(store: AppStore, root: HTMLElement): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  return () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > ASLEEP_MS && selectUser(store.getState())) void checkAwake(store, root);
  };
}

async function checkAwake({ dispatch }: AppStore, root: HTMLElement): Promise<void> {
  root.classList.add('invisible');
  const check = dispatch(
    sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, WAKE_WAIT_MS));
  await Promise.race([check, patience]);
  root.classList.remove('invisible');
}

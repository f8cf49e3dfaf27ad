import { applyDisplay, onSystemAppearanceChange } from '../lib/display/apply-display.ts';
import { sessionExpiryReceived, sessionEnded, sessionSynced } from '../lib/session/session-actions.ts';
import { SESSION_ENDED_ALERT } from '../lib/session/session-alerts.ts';
import { type ExpiryMessage, onExpiryInOtherTab } from '../lib/session/session-channel.ts';
import { selectUser } from '../domain/session/session-slice.ts';
import { onOtherTab, readSession } from '../lib/session/session-storage.ts';
import { alertRaised } from '../lib/ui-slice.ts';
import { keepSessionAlive, renewSession } from './session-keep-alive.ts';
import type { AppStore } from './store/store.ts';

/** A tab that was hidden for longer checks the session before it shows amounts again. */
const SLEEP_MS = 5 * 60_000;

/** The page is hidden no longer than this while the server does not respond. */
const WAKE_WAIT_MS = 4000;

/** Reacts to other tabs, the back/forward cache, sleep and the system's appearance. Returns a function that stops it. */
export function handleBrowserEvents(store: AppStore, root: HTMLElement): () => void {
  const listening = new AbortController();
  const stops = [
    onOtherTab(() => followOtherTab(store, root)),
    onExpiryInOtherTab((message) => applyExpiryMessage(store, message)),
    keepSessionAlive(store),
    onSystemAppearanceChange(() => applyDisplay(store.getState().ui.display)),
    () => listening.abort(),
  ];
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) reloadIfStale(store, root);
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
  if (stored && current) reloadPage(root);
  else store.dispatch(sessionSynced(stored));
}

function applyExpiryMessage(store: AppStore, { token, left }: ExpiryMessage): void {
  const user = selectUser(store.getState());
  if (left) store.dispatch(sessionExpiryReceived({ token, left, elsewhere: true }));
  else if (user) store.dispatch(sessionEnded({ token }));
  else store.dispatch(alertRaised(SESSION_ENDED_ALERT));
}

function reloadIfStale(store: AppStore, root: HTMLElement): void {
  if (readSession()?.token !== selectUser(store.getState())?.token) reloadPage(root);
}

/** Removes the content first: the previous member's page must not stay visible while the new one loads. */
function reloadPage(root: HTMLElement): void {
  root.remove();
  location.reload();
}

function sleepListener(store: AppStore, root: HTMLElement): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  return () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > SLEEP_MS && selectUser(store.getState())) void checkSession(store, root);
  };
}

async function checkSession({ dispatch }: AppStore, root: HTMLElement): Promise<void> {
  root.classList.add('invisible');
  const check = dispatch(renewSession());
  const timeout = new Promise((resolve) => setTimeout(resolve, WAKE_WAIT_MS));
  await Promise.race([check, timeout]);
  root.classList.remove('invisible');
}

import { loadSessionCalls } from '../domain/session/session-endpoints.ts';
import { loadSending } from '../lib/api/base-query.ts';
import { patterns } from '../lib/paths.ts';
import { memberScreens } from '../shell/member-screens.ts';
import { memberLayout } from './member-layout.ts';

const PREFETCH_AFTER_MS = 1500;

/** Events that show that the next click is near. */
const INTENT_EVENTS = ['pointerdown', 'keydown'] as const;

/** Code that every screen needs, and the logon screen, which must open offline when the session ends. */
const loadShared = () => [
  memberLayout.Component(),
  memberLayout.loader(),
  import('./session-timeout.tsx'),
  import('../domain/sign-in/registration-draft.ts'),
  loadSessionCalls(),
  loadSending(),
];

let prefetched = false;

/** Prefetches the code of the member area once. Returns a function that cancels it. */
export function prefetchMemberScreens(): () => void {
  const waiting = new AbortController();
  const prefetch = () => {
    clearTimeout(timer);
    waiting.abort();
    if (prefetched) return;
    prefetched = true;
    const ahead = memberScreens.filter(
      ({ handle, path }) => handle.layout === 'member' || path === patterns.logon,
    );
    void Promise.allSettled([
      ...loadShared(),
      ...ahead.flatMap(({ lazy }) => [lazy.Component(), lazy.loader?.()]),
    ]);
  };
  const timer = setTimeout(prefetch, PREFETCH_AFTER_MS);
  for (const type of INTENT_EVENTS) addEventListener(type, prefetch, { signal: waiting.signal });
  return () => {
    clearTimeout(timer);
    waiting.abort();
  };
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { SessionWarning } from '@sahakorn/ui/session-warning';
import { isApiError, isConnectionError } from '../lib/api/api-error.ts';
import { getErrorSentence } from '../lib/api/error-sentence.ts';
import { sessionEnded, signedOut } from '../lib/session/session-actions.ts';
import { type SessionExpiry, canExtendSession, getWarningSeconds } from '../lib/session/session-expiry.ts';
import { selectExpiry, selectUser } from '../domain/session/session-slice.ts';
import type { AppDispatch } from '../lib/screen.ts';
import { readMonotonicClock } from '../lib/session/monotonic-clock.ts';
import { renewSession } from './session-keep-alive.ts';
import type { RootState } from './store/root-reducer.ts';

const TICK_MS = 1000;

/** Shown in the last minutes of a session that cannot be renewed. */
const FINAL_WORDS = {
  title: 'ใกล้ครบเวลาเข้าสู่ระบบครั้งนี้',
  after: 'หลังจากนั้นต้องเข้าสู่ระบบใหม่ เพื่อความปลอดภัยของท่าน',
  goOn: 'รับทราบ',
};

/** Warns before the session ends, and ends it on expiry. Needs a `key` per session. */
export function SessionTimeout({ token }: { token: string }) {
  const expiry = useSelector(selectExpiry);
  const left = useWarningSeconds(expiry);
  const dispatch = useDispatch<AppDispatch>();
  const [asked, setAsked] = useState<'asking' | 'busy' | 'failed'>('asking');
  const [failure, setFailure] = useState<unknown>();
  const [endAccepted, setEndAccepted] = useState(false);
  useEnd(left === 0, token);
  if (left === null || !expiry) return null;
  const last = !canExtendSession(expiry);
  if (last && endAccepted && left > 0) return null;

  const prolong = async () => {
    setAsked('busy');
    const { error } = await dispatch(renewSession());
    setFailure(error);
    setAsked(error ? 'failed' : 'asking');
  };
  return (
    <SessionWarning
      secondsLeft={left}
      state={asked}
      words={last ? FINAL_WORDS : toFailedWords(failure)}
      onContinue={last ? () => setEndAccepted(true) : () => void prolong()}
      onSignOut={() => dispatch(left > 0 ? signedOut() : sessionEnded({ token }))}
    />
  );
}

/** The dialog's default text blames the connection. */
function toFailedWords(error: unknown): { failed: string } | undefined {
  return isApiError(error) && !isConnectionError(error) ? { failed: getErrorSentence(error) } : undefined;
}

function useWarningSeconds(expiry: SessionExpiry | null): number | null {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => expiry && getWarningSeconds(expiry, readMonotonicClock()),
  );
}

export function subscribeToSeconds(notify: () => void): () => void {
  const timer = setInterval(notify, TICK_MS);
  // Browsers throttle the timers of a hidden page.
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Asks the server: another tab may have renewed the session, or the device's clock may have jumped. */
function useEnd(over: boolean, token: string): void {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<RootState>();
  useEffect(() => {
    const askServer = async () => {
      const { error } = await dispatch(renewSession());
      const isCurrent = selectUser(store.getState())?.token === token;
      if (isCurrent && isApiError(error)) dispatch(sessionEnded({ token }));
    };
    if (over) void askServer();
  }, [over, token, dispatch, store]);
}

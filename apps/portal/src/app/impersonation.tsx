import { ImpersonationBar } from '@sahakorn/ui/impersonation-bar';
import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { signedOut } from '../lib/session/session-actions.ts';
import { type SessionExpiry, secondsLeft } from '../lib/session/session-expiry.ts';
import { selectExpiry, selectUser } from '../domain/session/session-slice.ts';
import { readMonotonicClock } from '../lib/session/monotonic-clock.ts';
import { subscribeToSeconds } from './session-timeout.tsx';

/** Default length of an impersonation, until the server sends the remaining time. */
const MINUTES = 15;

export function Impersonation() {
  const user = useSelector(selectUser);
  const minutesLeft = useMinutesLeft(useSelector(selectExpiry));
  const dispatch = useDispatch();
  if (user?.impersonator === undefined) return null;
  return (
    <ImpersonationBar
      staffName={user.impersonator}
      memberName={`${user.firstName} ${user.surname}`}
      membershipNo={user.membershipNo}
      minutesLeft={minutesLeft}
      onEnd={() => dispatch(signedOut())}
    />
  );
}

function useMinutesLeft(expiry: SessionExpiry | null): number {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => (expiry ? Math.ceil(secondsLeft(expiry, readMonotonicClock()) / 60) : MINUTES),
    () => MINUTES,
  );
}

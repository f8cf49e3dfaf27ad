import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '../../lib/api/api-error.ts';
import { readSignInState, withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { readRememberedNumber } from '../../domain/sign-in/remembered-number.ts';
import { paths } from '../../lib/paths.ts';
import { selectEndedFor } from '../../domain/session/session-slice.ts';

/**
 * What the logon form begins with: the number of an account or a session that this tab has just seen, else the one
 * that the device remembers.
 */
export function useInitialValues() {
  const endedFor = useSelector(selectEndedFor);
  const { membershipNo } = readSignInState(useLocation().state);
  const remembered = readRememberedNumber();
  return { membershipNo: membershipNo || endedFor || remembered, password: '', remember: remembered !== '' };
}

/** Redirects a member who must reset their password; true if it did. */
export function useResetRedirect(): (error: ApiError, membershipNo: string) => boolean {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (error, membershipNo) => {
    if (error.kind !== 'failed' || error.code !== 'password_reset_required') return false;
    void navigate(paths.forget(), {
      state: withSignInState(state, { cause: 'reset-required', membershipNo }),
    });
    return true;
  };
}

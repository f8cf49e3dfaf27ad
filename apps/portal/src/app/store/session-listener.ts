import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../lib/api/api.ts';
import { isApiError, isNotSuccess } from '../../lib/api/api-error.ts';
import {
  sessionExpiryReceived,
  sessionEnded,
  sessionSynced,
  signedOut,
} from '../../lib/session/session-actions.ts';
import { SESSION_CHECK_FAILED_ALERT, SESSION_ENDED_ALERT } from '../../lib/session/session-alerts.ts';
import { clearDrafts } from '../../domain/session/drafts.ts';
import { postToOtherTabs } from '../../lib/session/session-channel.ts';
import { sessionApi } from '../../domain/session/session-endpoints.ts';
import { clearSession, writeSession } from '../../lib/session/session-storage.ts';
import { type Session, getFullName } from '../../lib/session/session.ts';
import { alertCleared, alertRaised, toastRaised, toastsCleared } from '../../lib/ui-slice.ts';
import type { AppDispatch } from '../../lib/screen.ts';
import type { StartListening } from './root-reducer.ts';

export function listenToSession(startListening: StartListening): void {
  startListening({
    predicate: (_action, now, before) => now.session.user !== before.session.user,
    effect: (action, listenerApi) => {
      const { dispatch } = listenerApi;
      const before = listenerApi.getOriginalState().session.user;
      const now = listenerApi.getState().session.user;
      // Before the storage changes: other tabs would read the change as a sign-out by the member.
      if (sessionEnded.match(action)) postToOtherTabs({ ...action.payload, left: null });
      if (now) keep(now, action, dispatch);
      else if (before) clearSession(before.token);
      if (before && before.token !== now?.token) {
        dispatch(api.util.resetApiState());
        dispatch(toastsCleared());
      }
      if (before && signedOut.match(action)) {
        // The response is ignored, since the session is already removed locally.
        void dispatch(sessionApi.endpoints.logout.initiate({ token: before.token }, { track: false }));
      }
      if (sessionEnded.match(action)) dispatch(alertRaised(SESSION_ENDED_ALERT));
      // Drafts are kept only for the member whose session timed out.
      if (now || signedOut.match(action)) clearDrafts({ but: now?.membershipNo ?? null });
    },
  });

  startListening({
    matcher: sessionApi.endpoints.checkSession.matchRejected,
    effect: ({ payload: error }, listenerApi) => {
      const { dispatch } = listenerApi;
      const { user } = listenerApi.getState().session;
      if (!user || !isApiError(error) || error.kind === 'superseded') return;
      dispatch(sessionEnded({ token: user.token }));
      if (!isNotSuccess(error)) dispatch(alertRaised(SESSION_CHECK_FAILED_ALERT));
    },
  });

  startListening({
    matcher: sessionApi.endpoints.login.matchFulfilled,
    effect: ({ payload: { session, expiresIn } }, { dispatch }) => {
      dispatch(alertCleared());
      if (expiresIn !== null)
        dispatch(sessionExpiryReceived({ token: session.token, left: { expiresIn, endsIn: null } }));
      dispatch(toastRaised({ tone: 'success', title: 'เข้าสู่ระบบแล้ว', description: getFullName(session) }));
    },
  });

  startListening({
    matcher: sessionApi.endpoints.logout.matchFulfilled,
    effect: ({ payload: message }, { dispatch }) => {
      if (message) dispatch(toastRaised({ tone: 'success', title: message }));
    },
  });

  startListening({
    matcher: sessionApi.endpoints.impersonate.matchFulfilled,
    effect: ({ payload: { session, expiresIn } }, { dispatch }) => {
      dispatch(alertCleared());
      if (expiresIn !== null)
        dispatch(sessionExpiryReceived({ token: session.token, left: { expiresIn, endsIn: expiresIn } }));
    },
  });

  startListening({
    actionCreator: sessionExpiryReceived,
    effect: ({ payload: { token, left, elsewhere } }) => {
      if (left && !elsewhere) postToOtherTabs({ token, left });
    },
  });
}

function keep(session: Session, action: UnknownAction, dispatch: AppDispatch): void {
  // Storage already has what another tab wrote.
  if (sessionSynced.match(action) || writeSession(session)) return;
  if (!sessionApi.endpoints.login.matchFulfilled(action)) return;
  dispatch(
    toastRaised({
      tone: 'warning',
      title: 'เบราว์เซอร์จำการเข้าสู่ระบบไว้ไม่ได้',
      description: 'ใช้งานได้จนกว่าจะปิดหน้านี้ แล้วต้องเข้าสู่ระบบใหม่',
    }),
  );
}

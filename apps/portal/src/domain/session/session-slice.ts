import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import {
  sessionExpiryReceived,
  sessionEnded,
  sessionSynced,
  signedOut,
} from '../../lib/session/session-actions.ts';
import { sessionApi } from './session-endpoints.ts';
import { type SessionExpiry, updateExpiry } from '../../lib/session/session-expiry.ts';
import type { Session } from '../../lib/session/session.ts';

export type SessionState = {
  user: Session | null;
  /** The member signed out and is being redirected: the location is not saved as a return path. */
  leaving: boolean;
  /** How long the session lasts; null until the server says so. */
  expiry: SessionExpiry | null;
  /** The member whose session expired: only that member gets the drafts back. */
  endedFor: string | null;
  /** The password is temporary: the server refuses everything until the member changes it. */
  mustChangePassword: boolean;
};

const initialState: SessionState = {
  user: null,
  leaving: false,
  expiry: null,
  endedFor: null,
  mustChangePassword: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signOutFinished(state) {
      state.leaving = false;
    },
    passwordChangeRequired(state, { payload }: PayloadAction<boolean>) {
      state.mustChangePassword = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => ({ ...initialState, leaving: true }))
      .addCase(sessionSynced, (_state, { payload }) => ({ ...initialState, user: payload }))
      .addCase(sessionEnded, (state, { payload }) => {
        if (state.user?.token !== payload.token) return state;
        return { ...initialState, endedFor: state.user.membershipNo };
      })
      .addCase(sessionExpiryReceived, (state, { payload: { token, left, at } }) => {
        if (state.user?.token === token) state.expiry = updateExpiry(state.expiry, left, at);
      })
      .addMatcher(
        isAnyOf(sessionApi.endpoints.login.matchFulfilled, sessionApi.endpoints.impersonate.matchFulfilled),
        (_state, { payload }) => ({ ...initialState, user: payload.session }),
      )
      .addMatcher(
        isAnyOf(
          sessionApi.endpoints.getCurrentUser.matchFulfilled,
          sessionApi.endpoints.checkSession.matchFulfilled,
        ),
        (state, { payload }) => {
          if (payload && state.user?.membershipNo === payload.membershipNo)
            Object.assign(state.user, payload);
        },
      );
  },
  selectors: {
    selectUser: (state) => state.user,
    selectLeaving: (state) => state.leaving,
    selectExpiry: (state) => state.expiry,
    selectEndedFor: (state) => state.endedFor,
    selectMustChangePassword: (state) => state.mustChangePassword,
  },
});

export const { signOutFinished, passwordChangeRequired } = sessionSlice.actions;
export const { selectUser, selectLeaving, selectExpiry, selectEndedFor, selectMustChangePassword } =
  sessionSlice.selectors;

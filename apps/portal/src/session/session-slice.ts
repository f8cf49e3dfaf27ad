import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded, sessionFollowed, signedOut } from './session-actions.ts';
import { sessionApi } from './session-endpoints.ts';
import type { Session } from './session.ts';

export type SessionState = {
  /** Null: nobody is signed in. */
  user: Session | null;
  /** The member chose to leave and is still being led out: where they stood is not kept as a way back. */
  leaving: boolean;
};

const initialState: SessionState = { user: null, leaving: false };

/** Who is signed in. Filled from storage when the store is made. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The way out has been walked: the member stands on a page of their own choice again. */
    leftBehind(state) {
      state.leaving = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => ({ user: null, leaving: true }))
      .addCase(sessionFollowed, (_state, { payload }) => ({ user: payload, leaving: false }))
      .addCase(sessionEnded, (state, { payload }) => {
        if (state.user?.token === payload.token) state.user = null;
      })
      .addMatcher(sessionApi.endpoints.login.matchFulfilled, (_state, { payload }) => ({
        user: payload,
        leaving: false,
      }))
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
  selectors: { selectUser: (state) => state.user, selectLeaving: (state) => state.leaving },
});

export const { leftBehind } = sessionSlice.actions;
export const { selectUser, selectLeaving } = sessionSlice.selectors;

import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { lifeHeard, sessionEnded, sessionFollowed, signedOut } from './session-actions.ts';
import { sessionApi } from './session-endpoints.ts';
import { type SessionLife, lifeAfter } from './session-life.ts';
import type { Session } from './session.ts';

export type SessionState = {
  /** Null: nobody is signed in. */
  user: Session | null;
  /** The member chose to leave and is still being led out: where they stood is not kept as a way back. */
  leaving: boolean;
  /** How long the session lasts; null until the server says so. */
  life: SessionLife | null;
  /** Whose session ended by itself: only that member finds again what they were at. */
  endedFor: string | null;
};

const initialState: SessionState = { user: null, leaving: false, life: null, endedFor: null };

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
      .addCase(signedOut, () => ({ ...initialState, leaving: true }))
      .addCase(sessionFollowed, (_state, { payload }) => ({ ...initialState, user: payload }))
      .addCase(sessionEnded, (state, { payload }) => {
        if (state.user?.token !== payload.token) return state;
        return { ...initialState, endedFor: state.user.membershipNo };
      })
      .addCase(lifeHeard, (state, { payload: { token, left, at } }) => {
        if (state.user?.token === token) state.life = lifeAfter(state.life, left, at);
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
    selectLife: (state) => state.life,
    selectEndedFor: (state) => state.endedFor,
  },
});

export const { leftBehind } = sessionSlice.actions;
export const { selectUser, selectLeaving, selectLife, selectEndedFor } = sessionSlice.selectors;

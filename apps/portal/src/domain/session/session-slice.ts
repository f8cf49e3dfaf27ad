import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { lifeHeard, sessionEnded, sessionFollowed, signedOut } from '../../lib/session/session-actions.ts';
import { sessionApi } from './session-endpoints.ts';
import { type SessionLife, lifeAfter } from '../../lib/session/session-life.ts';
import type { Session } from '../../lib/session/session.ts';

export type SessionState = {
  /** Null: nobody is signed in. */
  user: Session | null;
  /** The member chose to leave and is still being led out: where they stood is not kept as a way back. */
  leaving: boolean;
  /** How long the session lasts; null until the server says so. */
  life: SessionLife | null;
  /** Whose session ended by itself: only that member finds again what they were at. */
  endedFor: string | null;
  /** The password is one that the cooperative gave: the server shows nothing until the member has set another. */
  passwordGiven: boolean;
};

const initialState: SessionState = {
  user: null,
  leaving: false,
  life: null,
  endedFor: null,
  passwordGiven: false,
};

/** Who is signed in. Filled from storage when the store is made. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The way out has been walked: the member stands on a page of their own choice again. */
    leftBehind(state) {
      state.leaving = false;
    },
    passwordGiven(state, { payload }: PayloadAction<boolean>) {
      state.passwordGiven = payload;
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
    selectPasswordGiven: (state) => state.passwordGiven,
  },
});

export const { leftBehind, passwordGiven } = sessionSlice.actions;
export const { selectUser, selectLeaving, selectLife, selectEndedFor, selectPasswordGiven } =
  sessionSlice.selectors;

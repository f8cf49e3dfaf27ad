import { type TypedStartListening, combineReducers } from '@reduxjs/toolkit';
import { sessionSlice } from '../../domain/session/session-slice.ts';
import { api } from '../../lib/api/api.ts';
import type { AppDispatch } from '../../lib/screen.ts';
import { uiSlice } from '../../lib/ui-slice.ts';

export const rootReducer = combineReducers({
  api: api.reducer,
  session: sessionSlice.reducer,
  ui: uiSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export type StartListening = TypedStartListening<RootState, AppDispatch>;

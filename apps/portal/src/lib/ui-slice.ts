import { type PayloadAction, createSlice, nanoid } from '@reduxjs/toolkit';
import type { ToastMessage } from '@sahakorn/ui/toast';
import { DEFAULT_DISPLAY, type DisplayPreferences } from './display/display-preferences.ts';

export type Toast = Omit<ToastMessage, 'icon'>;

export type UiState = {
  menuOpen: boolean;
  display: DisplayPreferences;
  toasts: Toast[];
  /** The specified alert, shown on the logon screen until the next sign-in. */
  alert: string | null;
};

/** The specified duration of a toast (section 9). */
const TOAST_MS = 5000;

const initialState: UiState = { menuOpen: false, display: DEFAULT_DISPLAY, toasts: [], alert: null };

function isSameText(one: Toast, other: Toast): boolean {
  return one.tone === other.tone && one.title === other.title && one.description === other.description;
}

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    menuToggled(state, action: PayloadAction<boolean>) {
      state.menuOpen = action.payload;
    },
    displayChanged(state, action: PayloadAction<Partial<DisplayPreferences>>) {
      Object.assign(state.display, action.payload);
    },
    /** Oldest first; duplicates are ignored. */
    toastRaised: {
      prepare: (toast: Omit<Toast, 'id'>) => ({
        payload: { durationMs: TOAST_MS, ...toast, id: nanoid() },
      }),
      reducer(state, action: PayloadAction<Toast>) {
        if (state.toasts.some((shown) => isSameText(shown, action.payload))) return;
        state.toasts.push(action.payload);
      },
    },
    toastDismissed(state, action: PayloadAction<string>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== action.payload);
    },
    toastsCleared(state) {
      state.toasts = [];
    },
    alertRaised(state, action: PayloadAction<string>) {
      state.alert = action.payload;
    },
    alertCleared(state) {
      state.alert = null;
    },
  },
  selectors: {
    selectMenuOpen: (state) => state.menuOpen,
    selectDisplay: (state) => state.display,
    selectToasts: (state) => state.toasts,
    selectAlert: (state) => state.alert,
  },
});

export const {
  menuToggled,
  displayChanged,
  toastRaised,
  toastDismissed,
  toastsCleared,
  alertRaised,
  alertCleared,
} = uiSlice.actions;
export const { selectMenuOpen, selectDisplay, selectToasts, selectAlert } = uiSlice.selectors;

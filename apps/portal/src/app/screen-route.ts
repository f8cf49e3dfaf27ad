import type { ComponentType } from 'react';
import type { ScreenInfo } from '../shell/use-screen.ts';
import type { AppDispatch } from './store.ts';

/** A query that a screen began and holds on to while it stands; it resolves when there is an answer, good or bad. */
export type HeldQuery = PromiseLike<unknown> & { unsubscribe: () => void };

/** What a screen's queries may depend on. */
export type ScreenAddress = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams };

/** A screen of the portal. */
export type ScreenRoute = ScreenInfo & {
  /** Only for a signed-in member. */
  auth: boolean;
  load: () => Promise<{ default: ComponentType }>;
  /** Begins the screen's queries together with its code. */
  start?: (dispatch: AppDispatch, address: ScreenAddress) => HeldQuery[];
};

import { sessionApi } from '../../domain/session/session-endpoints.ts';
import type { StartListening } from './root-reducer.ts';

// Only the sign-in screens need these, and have loaded them.
const loadNumber = () => import('../../domain/sign-in/remembered-number.ts');
const loadDraft = () => import('../../domain/sign-in/registration-draft.ts');

/** The code fails to load only without a connection; nothing was typed here then, and a stored draft expires. */
const ignore = () => {};

export function listenToSignIn(startListening: StartListening): void {
  startListening({
    matcher: sessionApi.endpoints.login.matchFulfilled,
    effect: ({ meta }) => {
      const { membershipNo, remember } = meta.arg.originalArgs;
      void loadNumber().then(({ rememberNumber }) => rememberNumber(remember ? membershipNo : null), ignore);
    },
  });

  startListening({
    predicate: (_action, now, before) => now.session.user?.token !== before.session.user?.token,
    effect: () => void loadDraft().then(({ discardDraft }) => discardDraft(), ignore),
  });
}

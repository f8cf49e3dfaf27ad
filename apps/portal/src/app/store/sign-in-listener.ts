import { sessionApi } from '../../domain/session/session-endpoints.ts';
import type { StartListening } from './root-reducer.ts';

// Loaded by the sign-in screens, the only ones that need them.
const loadNumber = () => import('../../domain/sign-in/remembered-number.ts');
const loadDraft = () => import('../../domain/sign-in/registration-draft.ts');

/** The code fails to load only offline. Then this page has no draft, and a stored one expires. */
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

import { forgetDraft } from '../../entrance/registration-draft.ts';
import { rememberNumber } from '../../entrance/remembered-number.ts';
import { sessionApi } from '../../session/session-endpoints.ts';
import type { StartListening } from './create-listeners.ts';

/** Remembers who asked for it, and lets nobody find what someone else typed on the way in. */
export function listenToEntrance(startListening: StartListening): void {
  startListening({
    matcher: sessionApi.endpoints.login.matchFulfilled,
    effect: ({ meta }) => {
      const { membershipNo, remember } = meta.arg.originalArgs;
      rememberNumber(remember ? membershipNo : null);
    },
  });

  startListening({
    predicate: (_action, now, before) => now.session.user?.token !== before.session.user?.token,
    effect: () => forgetDraft(),
  });
}

import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../../lib/api/api.ts';
import {
  type ApiError,
  causesRedirect,
  isApiError,
  requiresProofOfWork,
  requiresTerms,
} from '../../lib/api/api-error.ts';
import { describeFault, getServerWords } from '../../lib/api/error-sentence.ts';
import { passwordChangeRequired } from '../../domain/session/session-slice.ts';
import { getFields, parseText } from '../../lib/parse.ts';
import { type Toast, toastRaised } from '../../lib/ui-slice.ts';
import type { StartListening } from '../root-reducer.ts';

/** Calls whose failure is ignored, or signs out with an alert (specification sections 4 and 8). */
const QUIET_ENDPOINTS: ReadonlySet<string> = new Set(['getCurrentUser', 'checkSession']);

/** Calls of which only the server's own words are shown: what else there is to say, the screen says itself. */
const QUIET_WITHOUT_NOTICE: ReadonlySet<string> = new Set([
  // What stands around a public page: a lost connection is said once, by the page itself.
  'getSiteMenu',
  'getFooter',
  'listPartners',
  // The member has left.
  'logout',
  // An ornament: the initial stands in its place.
  'getMemberPicture',
  'loadPicture',
  'checkPicture',
  // What they find is the whole screen.
  'verifyDocument',
  'measureConnection',
]);

/** Calls to which "there is none", or "no longer", is an answer: the screen says it. */
const ABSENT_IN_PLACE: ReadonlySet<string> = new Set([
  'getTopic',
  'listTopics',
  'getBoardTopic',
  'getDemand',
  'trackDemand',
  'verifyDocument',
  'loadPicture',
]);
const ABSENT = new Set([404, 410]);

/** Calls whose refusal is shown beside the form or button that made them. */
const REFUSED_IN_PLACE: ReadonlySet<string> = new Set([
  'downloadData',
  'makePrivacyRequest',
  'printDocument',
  'answerTopic',
]);

/** How long each error of registering and of a forgotten password stands (specification section 9). */
const FORM_ERROR_TOAST_MS = 10_000;

function toToasts(error: ApiError): Omit<Toast, 'id'>[] {
  if (error.kind === 'superseded') return [];
  if (error.kind === 'refused' && error.errors) {
    return error.errors.map((title) => ({ tone: 'danger', title, durationMs: FORM_ERROR_TOAST_MS }));
  }
  return [toToast(error)];
}

function toToast(error: Exclude<ApiError, { kind: 'superseded' }>): Omit<Toast, 'id'> {
  const words = getServerWords(error);
  if (words) {
    return { tone: 'danger', title: 'Error', spokenTitle: 'เกิดข้อผิดพลาด', description: words };
  }
  const { title, advice } = describeFault(error);
  return { tone: 'danger', title, description: advice };
}

export function listenToFailures(startListening: StartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch }) => {
      const endpoint = getEndpoint(meta);
      if (!isApiError(payload) || QUIET_ENDPOINTS.has(endpoint)) return;
      if (QUIET_WITHOUT_NOTICE.has(endpoint) && (payload.kind !== 'failed' || !payload.notice)) return;
      if (payload.kind === 'refused' && REFUSED_IN_PLACE.has(endpoint)) return;
      if (payload.kind === 'failed' && ABSENT_IN_PLACE.has(endpoint) && ABSENT.has(payload.status)) return;
      // The screen does the work and asks again.
      if (requiresProofOfWork(payload)) return;
      // The same refusal of the terms themselves would be asked for without end.
      if (requiresTerms(payload) && endpoint !== 'getTerms') dispatch(api.util.invalidateTags(['Terms']));
      if (payload.kind === 'failed' && payload.code === 'password_change_required') {
        dispatch(passwordChangeRequired(true));
      }
      // Where it leads says why; only at the logon screen itself a 401 is the answer.
      if (causesRedirect(payload) && endpoint !== 'login') return;
      for (const toast of toToasts(payload)) dispatch(toastRaised(toast));
    },
  });
}

function getEndpoint(meta: { arg: unknown }): string {
  return parseText(getFields(meta.arg)['endpointName']) ?? '';
}

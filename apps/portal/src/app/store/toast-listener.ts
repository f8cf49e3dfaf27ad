import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../../lib/api/api.ts';
import {
  type ApiError,
  causesRedirect,
  isApiError,
  requiresProofOfWork,
  requiresTerms,
} from '../../lib/api/api-error.ts';
import type { EndpointOptions, FailureDisplay } from '../../lib/api/base-query.ts';
import { describeError, getServerMessage } from '../../lib/api/error-sentence.ts';
import { passwordChangeRequired } from '../../domain/session/session-slice.ts';
import { getFields, parseText } from '../../lib/input/parse.ts';
import { type Toast, toastRaised } from '../../lib/ui-slice.ts';
import type { StartListening } from './root-reducer.ts';

const ABSENT = new Set([404, 410]);

/** How long each error of registration and password reset is shown (specification section 9). */
const FORM_ERROR_TOAST_MS = 10_000;

function toToasts(error: ApiError, failure: FailureDisplay | undefined): Omit<Toast, 'id'>[] {
  if (error.kind === 'superseded') return [];
  if (failure === 'connectionFallback' && error.kind === 'refused' && !error.errors && !error.message) {
    return [toToast({ kind: 'connection', message: '' })];
  }
  if ((error.kind !== 'refused' && error.kind !== 'failed') || !error.errors) return [toToast(error)];
  const toasts = error.errors.map((title) => ({
    tone: 'danger' as const,
    title,
    durationMs: FORM_ERROR_TOAST_MS,
  }));
  return error.kind === 'failed' && error.notice ? [...toasts, toToast(error)] : toasts;
}

function toToast(error: Exclude<ApiError, { kind: 'superseded' }>): Omit<Toast, 'id'> {
  const words = getServerMessage(error);
  if (words) {
    return { tone: 'danger', title: 'Error', spokenTitle: 'เกิดข้อผิดพลาด', description: words };
  }
  const { title, advice } = describeError(error);
  return { tone: 'danger', title, description: advice };
}

export function listenToFailures(startListening: StartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch }) => {
      const failure = getFailureDisplay(meta);
      if (!isApiError(payload) || failure === 'silent') return;
      if (needsNotice(failure) && (payload.kind !== 'failed' || !payload.notice)) return;
      if (failure === 'refusedInPlace' && payload.kind === 'refused') return;
      if (isAbsenceShown(failure) && payload.kind === 'failed' && ABSENT.has(payload.status)) return;
      // The screen solves the challenge and sends the call again.
      if (requiresProofOfWork(payload)) return;
      // Refetching the terms after the terms call itself was refused would loop for ever.
      if (requiresTerms(payload) && getEndpoint(meta) !== 'getTerms')
        dispatch(api.util.invalidateTags(['Terms']));
      if (payload.kind === 'failed' && payload.code === 'password_change_required') {
        dispatch(passwordChangeRequired(true));
      }
      // The screen that it redirects to gives the reason. A 401 of the logon screen does not redirect.
      if (causesRedirect(payload) && failure !== 'unauthorizedToast') return;
      for (const toast of toToasts(payload, failure)) dispatch(toastRaised(toast));
    },
  });
}

const needsNotice = (failure: FailureDisplay | undefined) =>
  failure === 'noticeOnly' || failure === 'noticeUnlessAbsent';

const isAbsenceShown = (failure: FailureDisplay | undefined) =>
  failure === 'absentInPlace' || failure === 'noticeUnlessAbsent';

function getEndpoint(meta: { arg: unknown }): string {
  return parseText(getFields(meta.arg)['endpointName']) ?? '';
}

function getFailureDisplay(meta: object): FailureDisplay | undefined {
  return (meta as { baseQueryMeta?: EndpointOptions }).baseQueryMeta?.failure;
}

import { SERVED_PAGE_ID } from '@sahakorn/contract/page-render';
import { api } from '../lib/api/api.ts';
import type { ApiError } from '../lib/api/api-error.ts';
import { fieldsOf, parseJson } from '../lib/parse.ts';
import type { ServedQueries } from '../app/store.ts';

/** The answer that a query of a page had on the server, by the key of the cache. */
export type ServedAnswer = {
  endpointName: string | undefined;
  originalArgs?: unknown;
  data?: unknown;
  error?: ApiError;
};

/** What a page that the server rendered was made of. */
export type ServedPage = {
  /** The instant of its rendering. */
  at: Date;
  answers: Readonly<Record<string, ServedAnswer>>;
};

/** Reads the block that the server put into the page; null for a page that the browser draws alone. */
export function readServedPage(page: Document): ServedPage | null {
  const block = page.getElementById(SERVED_PAGE_ID);
  const at = new Date(block?.dataset['at'] ?? '');
  const { answers } = fieldsOf(parseJson(block?.textContent ?? ''));
  if (Number.isNaN(at.getTime()) || !answers) return null;
  return { at, answers: answers as ServedPage['answers'] };
}

/** The answers as the api's cache keeps them. */
export function queriesOf({ at, answers }: ServedPage): ServedQueries {
  const time = at.getTime();
  return Object.fromEntries(
    Object.entries(answers).map(([key, { error, ...answer }]) => [
      key,
      {
        ...answer,
        ...(error && { error }),
        status: error ? 'rejected' : 'fulfilled',
        requestId: SERVED_PAGE_ID,
        startedTimeStamp: time,
        // Of a refusal too: what the server has just been told is not asked again while the page comes to life.
        fulfilledTimeStamp: time,
      },
    ]),
  ) as object as ServedQueries;
}

/**
 * Tells the api's cache what the answers are about, so that a write finds what it makes stale. The code of their
 * endpoints must be there: one that is not is left out.
 */
export function tagAnswers({ answers }: ServedPage) {
  const entries = Object.values(answers).flatMap(({ endpointName, originalArgs, data }) =>
    endpointName === undefined || data === undefined
      ? []
      : [{ endpointName, arg: originalArgs, value: data }],
  );
  return api.util.upsertQueryEntries(entries as object as Parameters<typeof api.util.upsertQueryEntries>[0]);
}

/** The answers in the api's cache, as the page carries them: nothing that differs from one rendering to the next. */
export function answersOf(queries: ServedQueries): ServedPage['answers'] {
  return Object.fromEntries(
    Object.entries(queries).flatMap(([key, entry]) => {
      if (!entry) return [];
      const { endpointName, originalArgs, data, error } = entry;
      return [[key, { endpointName, originalArgs, ...(error ? { error: error as ApiError } : { data }) }]];
    }),
  );
}

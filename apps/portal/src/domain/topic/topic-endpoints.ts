import type { showTopic } from '@sahakorn/contract/topic';
import type { ApiError } from '../../lib/api/api-error.ts';
import { getFirstRow, request } from '../../lib/api/api-request.ts';
import { api } from '../../lib/api/api.ts';
import { getMediaUrl } from '../../lib/media-url.ts';
import { isAcceptedPicture } from './picture-check.ts';
import type { SearchResult, TopicList, TopicPage } from './topic.ts';

export type ListArgs = { category: string; page: number };

/** Without `category`, all categories are searched. `exact`: without spelling corrections. */
export type SearchArgs = { term: string; page: number; category?: string; exact?: true };

const loadCalls = () => import('@sahakorn/contract/topic');

export const topicApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTopics: build.query<TopicList, ListArgs>({
      extraOptions: { failure: 'absentInPlace' },
      query:
        ({ category, page }) =>
        async () =>
          request((await loadCalls()).listTopics, {
            params: { category },
            query: { page: page > 1 ? page : undefined },
          }),
    }),
    searchTopics: build.query<SearchResult, SearchArgs>({
      query:
        ({ term, page, category, exact }) =>
        async () =>
          request((await loadCalls()).searchTopics, {
            body: { search: term, page, ...(category && { category }), ...(exact && { exact }) },
          }),
    }),
    getTopic: build.query<TopicPage | null, number>({
      extraOptions: { failure: 'absentInPlace' },
      query: (topicId) => async () => request((await loadCalls()).showTopic, { params: { topicId } }),
      transformResponse: getFirstRow<typeof showTopic>,
    }),
    /** Whether the file is an accepted picture (specification section 7). */
    checkPicture: build.query<boolean, string>({
      extraOptions: { failure: 'noticeOnly' },
      queryFn: async (file, { signal }, extraOptions) => {
        try {
          const { ok, headers } = await fetch(new URL(getMediaUrl(file), location.origin), {
            method: 'HEAD',
            signal,
          });
          return { data: ok && isAcceptedPicture(headers.get('Content-Type')) };
        } catch (error) {
          return {
            error: { kind: 'connection', message: String(error) } satisfies ApiError,
            meta: extraOptions,
          };
        }
      },
    }),
  }),
});

export const { useListTopicsQuery, useSearchTopicsQuery, useGetTopicQuery, useCheckPictureQuery } = topicApi;

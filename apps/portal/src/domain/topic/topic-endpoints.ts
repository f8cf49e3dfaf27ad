import type { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { mediaAddress } from '../../lib/media-address.ts';
import { isAcceptedPicture } from './picture-check.ts';
import type { SearchResult, TopicList, TopicPage } from './topic-from-wire.ts';

export type ListArgs = { category: string; page: number };

/** Without a category, all of them are searched. */
export type SearchArgs = { term: string; page: number; category?: string };

const fetchCalls = () => import('./topic-calls.ts');

export const topicApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTopics: build.query<TopicList, ListArgs>({
      query: (args) => async () => (await fetchCalls()).listTopics(args),
    }),
    searchTopics: build.query<SearchResult, SearchArgs>({
      query: (args) => async () => (await fetchCalls()).searchTopics(args),
    }),
    /** Null where the feed succeeds with nothing in it. */
    getTopic: build.query<TopicPage | null, number>({
      query: (topicId) => async () => (await fetchCalls()).getTopic(topicId),
    }),
    /** Whether the file is a picture that a page may show (specification section 7). */
    checkPicture: build.query<boolean, string>({
      queryFn: async (file, { signal }) => {
        try {
          const { ok, headers } = await fetch(new URL(mediaAddress(file), location.origin), {
            method: 'HEAD',
            signal,
          });
          return { data: ok && isAcceptedPicture(headers.get('Content-Type')) };
        } catch (error) {
          return { error: { kind: 'connection', message: String(error) } satisfies ApiError };
        }
      },
    }),
  }),
});

export const { useListTopicsQuery, useSearchTopicsQuery, useGetTopicQuery, useCheckPictureQuery } = topicApi;

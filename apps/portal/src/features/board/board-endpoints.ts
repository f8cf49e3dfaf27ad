import type { LenientResponse, LenientRow } from '@sahakorn/contract/call';
import type { board, boardAnswer, boardCreate, boardOwn, boardShow } from '@sahakorn/contract/board';
import { api } from '../../lib/api/api.ts';
import { getFirstRow, request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../lib/api/idempotency-keys.ts';
import type { Guard } from '../../domain/posting/use-post-form.ts';
import type { BoardChoice } from './board-choice.ts';

export type BoardList = LenientResponse<typeof board>;
export type BoardTopic = BoardList['data'][number];
export type BoardTopicPage = LenientRow<typeof boardShow>;
export type BoardAnswer = BoardTopicPage['answers'][number];
export type OwnPosts = LenientRow<typeof boardOwn>;

export type Posted = { id: number; token: string };

const fetchCalls = () => import('@sahakorn/contract/board');

type NewTopic = { title: string; body: string; name: string };
type NewAnswer = { topicId: number; body: string; name: string };
type Removal = { id: number; token: string | undefined };

/** What every new topic invalidates, including the home page. */
const LATEST = { type: 'Board', id: 'LATEST' } as const;

const withToken = (token: string | undefined) => (token === undefined ? {} : { delete_token: token });

export const boardApi = api.enhanceEndpoints({ addTagTypes: ['Board'] }).injectEndpoints({
  endpoints: (build) => ({
    listBoardTopics: build.query<BoardList, BoardChoice>({
      query:
        ({ page, search, answered }) =>
        async () =>
          request((await fetchCalls()).board, {
            query: { page: page > 1 ? page : undefined, search: search || undefined, answered },
          }),
      providesTags: [LATEST],
    }),
    getBoardTopic: build.query<BoardTopicPage | null, number>({
      extraOptions: { failure: 'absentInPlace' },
      query: (id) => async () => request((await fetchCalls()).boardShow, { params: { topic_id: id } }),
      transformResponse: getFirstRow<typeof boardShow>,
      providesTags: ['Board'],
    }),
    listOwnPosts: build.query<OwnPosts | null, number>({
      query: (id) => async () => request((await fetchCalls()).boardOwn, { body: { topic_id: id } }),
      transformResponse: getFirstRow<typeof boardOwn>,
      providesTags: ['Board'],
    }),
    createTopic: build.mutation<Posted, NewTopic & Guard>({
      query:
        ({ key, ...body }) =>
        async () =>
          withIdempotencyKey(request((await fetchCalls()).boardCreate, { body }), key),
      transformResponse: ({ data: [row] }: LenientResponse<typeof boardCreate>) => ({
        id: row?.topic_id ?? 0,
        token: row?.delete_token ?? '',
      }),
      invalidatesTags: ['Board'],
    }),
    answerTopic: build.mutation<Posted, NewAnswer & Guard>({
      extraOptions: { failure: 'refusedInPlace' },
      query:
        ({ topicId, key, ...body }) =>
        async () =>
          withIdempotencyKey(
            request((await fetchCalls()).boardAnswer, { body: { topic_id: topicId, ...body } }),
            key,
          ),
      transformResponse: ({ data: [row] }: LenientResponse<typeof boardAnswer>) => ({
        id: row?.answer_id ?? 0,
        token: row?.delete_token ?? '',
      }),
      invalidatesTags: ['Board'],
    }),
    removeTopic: build.mutation<unknown, Removal>({
      query:
        ({ id, token }) =>
        async () =>
          request((await fetchCalls()).boardDelete, { params: { topic_id: id }, body: withToken(token) }),
      // Not the topic itself: it is still on screen, and refetching it would return 404.
      invalidatesTags: [LATEST],
    }),
    removeAnswer: build.mutation<unknown, Removal>({
      query:
        ({ id, token }) =>
        async () =>
          request((await fetchCalls()).boardAnswerDelete, {
            params: { answer_id: id },
            body: withToken(token),
          }),
      invalidatesTags: ['Board'],
    }),
  }),
});

export const {
  useListBoardTopicsQuery,
  useGetBoardTopicQuery,
  useListOwnPostsQuery,
  useCreateTopicMutation,
  useAnswerTopicMutation,
  useRemoveTopicMutation,
  useRemoveAnswerMutation,
} = boardApi;

import type { CallResponse } from '@sahakorn/contract/call';
import type { BoardTopic as WireTopic, board, boardOwn, boardShow } from '@sahakorn/contract/board';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../domain/posting/idempotency-keys.ts';
import type { Guard } from '../../domain/posting/use-post-form.ts';

export type BoardTopic = ReturnType<typeof topicFromWire>;
export type BoardList = ReturnType<typeof listFromWire>;
export type OwnPosts = ReturnType<typeof ownFromWire>;

export type BoardAnswer = BoardTopicPage['answers'][number];

export type BoardTopicPage = NonNullable<ReturnType<typeof pageFromWire>>;

export type Posted = { id: number; token: string };

const fetchCalls = () => import('@sahakorn/contract/board');

function topicFromWire({ topic_id, title, name, created_at, answer_count }: WireTopic) {
  return { id: topic_id, title, name, createdAt: created_at, answerCount: answer_count };
}

function listFromWire({ page, per_page, total, data }: CallResponse<typeof board>) {
  return { page, pageCount: Math.ceil(total / per_page), total, topics: data.map(topicFromWire) };
}

/** Null where the feed succeeds with nothing in it. */
function pageFromWire({ data: [row] }: CallResponse<typeof boardShow>) {
  if (!row) return null;
  const answers = row.answers.map(({ answer_id, created_at, ...answer }) => ({
    id: answer_id,
    createdAt: created_at,
    ...answer,
  }));
  return { ...topicFromWire(row), body: row.body, answers };
}

function ownFromWire({ data: [row] }: CallResponse<typeof boardOwn>) {
  return row ? { topic: row.topic, answers: row.answer_ids } : { topic: false, answers: [] };
}

type NewTopic = { title: string; body: string; name: string };
type NewAnswer = { topicId: number; body: string; name: string };
type Removal = { id: number; token: string | undefined };

/** What changes with every topic; the first page of the portal shows some of it too. */
const LATEST = { type: 'Board', id: 'LATEST' } as const;

const withToken = (token: string | undefined) => (token === undefined ? {} : { delete_token: token });

export const boardApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBoardTopics: build.query<BoardList, number>({
      query: (page) => async () =>
        request((await fetchCalls()).board, { query: { page: page > 1 ? page : undefined } }),
      transformResponse: listFromWire,
      providesTags: [LATEST],
    }),
    getBoardTopic: build.query<BoardTopicPage | null, number>({
      query: (id) => async () => request((await fetchCalls()).boardShow, { params: { topic_id: id } }),
      transformResponse: pageFromWire,
      providesTags: ['Board'],
    }),
    listOwnPosts: build.query<OwnPosts, number>({
      query: (id) => async () => request((await fetchCalls()).boardOwn, { body: { topic_id: id } }),
      transformResponse: ownFromWire,
      providesTags: ['Board'],
    }),
    createTopic: build.mutation<Posted, NewTopic & Guard>({
      query:
        ({ key, ...body }) =>
        async () =>
          withIdempotencyKey(request((await fetchCalls()).boardCreate, { body }), key),
      transformResponse: ({ data: [row] }: { data: { topic_id: number; delete_token: string }[] }) => ({
        id: row?.topic_id ?? 0,
        token: row?.delete_token ?? '',
      }),
      invalidatesTags: ['Board'],
    }),
    answerTopic: build.mutation<Posted, NewAnswer & Guard>({
      query:
        ({ topicId, key, ...body }) =>
        async () =>
          withIdempotencyKey(
            request((await fetchCalls()).boardAnswer, { body: { topic_id: topicId, ...body } }),
            key,
          ),
      transformResponse: ({ data: [row] }: { data: { answer_id: number; delete_token: string }[] }) => ({
        id: row?.answer_id ?? 0,
        token: row?.delete_token ?? '',
      }),
      invalidatesTags: ['Board'],
    }),
    removeTopic: build.mutation<null, Removal>({
      query:
        ({ id, token }) =>
        async () =>
          request((await fetchCalls()).boardDelete, { params: { topic_id: id }, body: withToken(token) }),
      transformResponse: () => null,
      // The topic itself is still on the screen that leads away from it.
      invalidatesTags: [LATEST],
    }),
    removeAnswer: build.mutation<null, Removal>({
      query:
        ({ id, token }) =>
        async () =>
          request((await fetchCalls()).boardAnswerDelete, {
            params: { answer_id: id },
            body: withToken(token),
          }),
      transformResponse: () => null,
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

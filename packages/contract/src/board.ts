import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { ProofText } from './challenge.ts';
import { feed, Outcome } from './envelope.ts';
import { Honeypot, PublicName, publicText } from './plain-text.ts';
import { BODY_RULE, TITLE_RULE } from './text-rules.ts';
import { SEARCH_MAX_LENGTH } from './topic.ts';
import { PageNumber, RowId, RowIdParam, Instant } from './values.ts';

export const BOARD_TOPICS_PER_PAGE = 20;
/** The maximum number of answers to one topic. */
export const MAX_ANSWERS_PER_TOPIC = 500;

/** A topic as shown in the list. Identity and telephone numbers in it are masked. */
export const BoardTopic = z
  .object({
    topic_id: RowId,
    title: z.string(),
    name: z.string().meta({ description: 'The name that the author entered; never a membership number' }),
    created_at: Instant,
    answer_count: z.int().nonnegative(),
  })
  .meta({ id: 'BoardTopic' });
export type BoardTopic = z.infer<typeof BoardTopic>;

export const BoardAnswer = z.object({
  answer_id: RowId,
  body: z.string().meta({ description: 'Plain text' }),
  name: z.string(),
  created_at: Instant,
  staff: z.boolean().meta({ description: 'Whether the answer is from the cooperative' }),
});
export type BoardAnswer = z.infer<typeof BoardAnswer>;

export const BoardTopicPage = BoardTopic.extend({
  body: z.string().meta({ description: 'Plain text' }),
  answers: z.array(BoardAnswer).meta({ description: 'Oldest first' }),
});
export type BoardTopicPage = z.infer<typeof BoardTopicPage>;

const DeleteToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const Created = {
  delete_token: DeleteToken.meta({ description: 'Key for deleting it; returned only once' }),
};

const COMMON = { tag: 'board', access: 'public' } as const;
const WRITES = {
  ...COMMON,
  method: 'POST',
  writes: true,
} as const;

export const WRITE_FAILURES = {
  403: 'A proof of work is required (`proof_of_work_required`), the CSRF token is missing (`csrf`), or an officer is impersonating a member (`impersonating`)',
  429: 'Too many posts from one address; retry after `Retry-After` seconds',
} as const;

export const board = defineCall({
  ...COMMON,
  id: 'board',
  method: 'GET',
  path: '/api/info/board',
  summary: 'List the topics of the board, newest first, or those that match a search, best match first',
  query: z.object({
    page: PageNumber.optional(),
    search: z
      .string()
      .max(SEARCH_MAX_LENGTH)
      .optional()
      .meta({ description: 'Words or a whole question; also found in answers' }),
    answered: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'Only topics with, or without, answers' }),
  }),
  response: z.object({
    rc_code: z.string(),
    page: z.int().positive(),
    per_page: z.int().positive(),
    total: z.int().nonnegative(),
    data: z.array(BoardTopic),
  }),
  failures: { 429: 'Too many searches from one address; retry after `Retry-After` seconds' },
});

export const boardShow = defineCall({
  ...COMMON,
  id: 'board_show',
  method: 'GET',
  path: '/api/info/board_show/{topic_id}',
  summary: 'Get one topic with its answers, as plain text',
  params: z.object({ topic_id: RowIdParam }),
  response: feed(BoardTopicPage),
  failures: { 404: 'No such topic, or it was deleted' },
});

export const boardCreate = defineCall({
  ...WRITES,
  id: 'board_create',
  path: '/api/info/board_create',
  once: true,
  summary: 'Create a topic, as a visitor or as a signed-in member, whose number is stored but never shown',
  body: z.object({
    title: publicText(TITLE_RULE),
    body: publicText(BODY_RULE),
    name: PublicName,
    website: Honeypot,
    recaptcha: ProofText,
  }),
  response: feed(z.object({ topic_id: RowId, ...Created })),
  failures: WRITE_FAILURES,
});

export const boardAnswer = defineCall({
  ...WRITES,
  id: 'board_ans',
  path: '/api/info/board_ans',
  once: true,
  summary: 'Answer a topic',
  body: z.object({
    topic_id: RowId,
    body: publicText(BODY_RULE),
    name: PublicName,
    website: Honeypot,
    recaptcha: ProofText,
  }),
  response: feed(z.object({ answer_id: RowId, ...Created })),
  failures: { ...WRITE_FAILURES, 404: 'No such topic, or it was deleted' },
});

const DELETES = {
  ...COMMON,
  method: 'DELETE',
  writes: true,
  body: z.object({
    delete_token: DeleteToken.optional().meta({ description: 'Not needed by a signed-in author' }),
  }),
  response: Outcome,
  failures: {
    403: 'Not the author (`forbidden`), or `csrf` or `impersonating` as for creating a post',
    404: 'No such post, or it was already deleted',
  },
} as const;

export const boardDelete = defineCall({
  ...DELETES,
  id: 'board_delete',
  path: '/api/info/board_show/{topic_id}',
  summary: 'Delete one’s own topic, with its answers',
  params: z.object({ topic_id: RowIdParam }),
});

export const boardAnswerDelete = defineCall({
  ...DELETES,
  id: 'board_ans_delete',
  path: '/api/info/board_ans/{answer_id}',
  summary: 'Delete one’s own answer',
  params: z.object({ answer_id: RowIdParam }),
});

export const boardOwn = defineCall({
  id: 'board_own',
  method: 'POST',
  path: '/api/member/board_own',
  summary: 'Which posts in a topic the signed-in member wrote, and may delete',
  tag: 'board',
  access: 'session',
  body: z.object({ topic_id: RowId }),
  response: feed(z.object({ topic: z.boolean(), answer_ids: z.array(RowId) })),
});

import { z } from 'zod';
import { defineCall } from './call.ts';
import { ProofText } from './challenge.ts';
import { feed, Outcome } from './envelope.ts';
import { Honeypot, plainText } from './plain-text.ts';
import { BODY_RULE, isReservedName, NAME_RULE, TITLE_RULE } from './text-rules.ts';
import { PageNumber, RowId, RowIdParam, Instant } from './values.ts';

export const BOARD_TOPICS_A_PAGE = 20;
/** The most answers of a topic. */
export const ANSWERS_A_TOPIC = 500;

/** A topic in a list. Ids and telephone numbers in it are masked. */
export const BoardTopic = z
  .object({
    topic_id: RowId,
    title: z.string(),
    name: z.string().meta({ description: 'As its author calls themselves; never a membership number' }),
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
  staff: z.boolean().meta({ description: 'The cooperative answers' }),
});
export type BoardAnswer = z.infer<typeof BoardAnswer>;

export const BoardTopicPage = BoardTopic.extend({
  body: z.string().meta({ description: 'Plain text' }),
  answers: z.array(BoardAnswer).meta({ description: 'The oldest first' }),
});
export type BoardTopicPage = z.infer<typeof BoardTopicPage>;

const DeleteToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const Given = {
  delete_token: DeleteToken.meta({ description: 'The deletion token; returned this once only' }),
};

const COMMON = { tag: 'board', access: 'public' } as const;
const WRITES = {
  ...COMMON,
  method: 'POST',
  writes: true,
} as const;

export const WRITE_FAILURES = {
  403: 'A proof of work is asked for (`proof_of_work_required`), the page does not repeat its token (`csrf`), or an officer looks in a member’s place (`impersonating`)',
  429: 'Too many texts from one address; try again after `Retry-After` seconds',
} as const;

export const board = defineCall({
  ...COMMON,
  id: 'board',
  method: 'GET',
  path: '/api/info/board',
  summary: 'The topics of the board, the newest first',
  query: z.object({ page: PageNumber.optional() }),
  response: z.object({
    rc_code: z.string(),
    page: z.int().positive(),
    per_page: z.int().positive(),
    total: z.int().nonnegative(),
    data: z.array(BoardTopic),
  }),
});

export const boardShow = defineCall({
  ...COMMON,
  id: 'board_show',
  method: 'GET',
  path: '/api/info/board_show/{topic_id}',
  summary: 'One topic with its answers, as data and never as HTML',
  params: z.object({ topic_id: RowIdParam }),
  response: feed(BoardTopicPage),
  failures: { 404: 'There is no such topic, or it was taken away' },
});

const Name = plainText(NAME_RULE).refine((name) => !isReservedName(name), 'reserved');

export const boardCreate = defineCall({
  ...WRITES,
  id: 'board_create',
  path: '/api/info/board_create',
  once: true,
  summary: 'Begin a topic, as a visitor or as a signed-in member, whose number is kept and never shown',
  body: z.object({
    title: plainText(TITLE_RULE),
    body: plainText(BODY_RULE),
    name: Name,
    website: Honeypot,
    recaptcha: ProofText,
  }),
  response: feed(z.object({ topic_id: RowId, ...Given })),
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
    body: plainText(BODY_RULE),
    name: Name,
    website: Honeypot,
    recaptcha: ProofText,
  }),
  response: feed(z.object({ answer_id: RowId, ...Given })),
  failures: { ...WRITE_FAILURES, 404: 'There is no such topic, or it was taken away' },
});

const DELETES = {
  ...COMMON,
  method: 'DELETE',
  writes: true,
  body: z.object({
    delete_token: DeleteToken.optional().meta({ description: 'A signed-in author needs none' }),
  }),
  response: Outcome,
  failures: {
    403: 'Not the author (`forbidden`), `csrf` or `impersonating` as where one writes',
    404: 'There is no such text, or it was taken away',
  },
} as const;

export const boardDelete = defineCall({
  ...DELETES,
  id: 'board_delete',
  path: '/api/info/board_show/{topic_id}',
  summary: 'Take one’s own topic away, with its answers',
  params: z.object({ topic_id: RowIdParam }),
});

export const boardAnswerDelete = defineCall({
  ...DELETES,
  id: 'board_ans_delete',
  path: '/api/info/board_ans/{answer_id}',
  summary: 'Take one’s own answer away',
  params: z.object({ answer_id: RowIdParam }),
});

export const boardOwn = defineCall({
  id: 'board_own',
  method: 'POST',
  path: '/api/member/board_own',
  summary: 'What of a topic the signed-in member wrote, and so may take away',
  tag: 'board',
  access: 'session',
  body: z.object({ topic_id: RowId }),
  response: feed(z.object({ topic: z.boolean(), answer_ids: z.array(RowId) })),
});

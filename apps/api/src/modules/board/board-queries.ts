import type { BoardTopic } from '@sahakorn/contract/board';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { maskAnswer, maskTopic } from '../submission/masked-posts.ts';

/** A topic as lists show it. */
export type TopicRow = Omit<BoardTopic, 'created_at'> & {
  created_at: Date;
  masked_title: string | null;
  masked_name: string | null;
};

/** `answered`: only topics with, or without, answers; null: all. */
type TopicOptions = { answered?: boolean | null; limit: number; offset: number };

/** Reads and writes the board, without deleted texts. */
export function createBoardQueries(db: Kysely<Database>) {
  return {
    async countTopics(answered: boolean | null = null): Promise<number> {
      const row = await db
        .selectFrom('board_topic')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('removed_at', 'is', null)
        .$if(answered !== null, (all) => all.where(isAnswered, '=', answered))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Reads the numbers from the index only, so that answers are counted only for the rows of the page. */
    listTopics: ({ answered = null, limit, offset }: TopicOptions): Promise<TopicRow[]> =>
      topics(db)
        .where('topic.topic_id', 'in', (eb) =>
          eb
            .selectFrom('board_topic')
            .select('topic_id')
            .where('removed_at', 'is', null)
            .$if(answered !== null, (all) => all.where(isAnswered, '=', answered))
            .orderBy('created_at', 'desc')
            .orderBy('topic_id', 'desc')
            .limit(limit)
            .offset(offset),
        )
        .orderBy('topic.created_at', 'desc')
        .orderBy('topic.topic_id', 'desc')
        .execute(),

    /** The given topics, in no order. */
    listTopicsById: (ids: readonly number[]): Promise<TopicRow[]> =>
      ids.length === 0 ? Promise.resolve([]) : topics(db).where('topic.topic_id', 'in', ids).execute(),

    findTopic: (topicId: number) =>
      topics(db)
        .select(['topic.body', 'topic.masked_body'])
        .where('topic.topic_id', '=', topicId)
        .executeTakeFirst(),

    listAnswers: (topicId: number) =>
      db
        .selectFrom('board_answer')
        .select(['answer_id', 'body', 'name', 'created_at', 'staff', 'masked_body', 'masked_name'])
        .where('topic_id', '=', topicId)
        .where('removed_at', 'is', null)
        .orderBy('answer_id')
        .execute(),

    /** The parts of a topic that a member wrote. */
    listOwn: (topicId: number, membershipNo: string) => listOwn(db, topicId, membershipNo),

    async insertTopic(topic: Insertable<Database['board_topic']>): Promise<number> {
      const row = await db
        .insertInto('board_topic')
        .values({ ...topic, ...maskTopic(topic) })
        .returning('topic_id')
        .executeTakeFirstOrThrow();
      return row.topic_id;
    },

    async insertAnswer(answer: Insertable<Database['board_answer']>): Promise<number> {
      const row = await db
        .insertInto('board_answer')
        .values({ ...answer, ...maskAnswer(answer) })
        .returning('answer_id')
        .executeTakeFirstOrThrow();
      return row.answer_id;
    },
  };
}

const isAnswered = sql<boolean>`exists (
  select from board_answer where board_answer.topic_id = board_topic.topic_id and board_answer.removed_at is null)`;

function topics(db: Kysely<Database>) {
  return db
    .selectFrom('board_topic as topic')
    .select((eb) => [
      'topic.topic_id',
      'topic.title',
      'topic.name',
      'topic.masked_title',
      'topic.masked_name',
      'topic.created_at',
      eb
        .selectFrom('board_answer as answer')
        .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('count'))
        .whereRef('answer.topic_id', '=', 'topic.topic_id')
        .where('answer.removed_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('answer_count'),
    ])
    .where('topic.removed_at', 'is', null);
}

async function listOwn(db: Kysely<Database>, topicId: number, membershipNo: string) {
  const topic = await db
    .selectFrom('board_topic')
    .select('topic_id')
    .where('topic_id', '=', topicId)
    .where('membership_no', '=', membershipNo)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const answers = await db
    .selectFrom('board_answer')
    .select('answer_id')
    .where('topic_id', '=', topicId)
    .where('membership_no', '=', membershipNo)
    .where('removed_at', 'is', null)
    .orderBy('answer_id')
    .execute();
  return { topic: topic !== undefined, answer_ids: answers.map(({ answer_id }) => answer_id) };
}

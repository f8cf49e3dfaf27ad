import { maskPersonal } from '@sahakorn/thai/mask-personal';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const BATCH_SIZE = 200;

/** A topic as everyone reads it. */
export function maskTopic({ title, body, name }: { title: string; body: string; name: string }) {
  return {
    masked_title: maskPersonal(title),
    masked_body: maskPersonal(body),
    masked_name: maskPersonal(name),
  };
}

/** An answer as everyone reads it. Telephone numbers in the cooperative's own answers are not masked. */
export function maskAnswer({
  body,
  name,
  staff,
}: {
  body: string;
  name: string;
  staff?: string | null | undefined;
}) {
  const mask = staff === null || staff === undefined ? maskPersonal : (text: string) => text;
  return { masked_body: mask(body), masked_name: mask(name) };
}

/** A demand as everyone reads it. */
export function maskDemand({ title, body }: { title: string; body: string }) {
  return { masked_title: maskPersonal(title), masked_body: maskPersonal(body) };
}

/** Masks the posts of an older release. */
export async function maskOldPosts(db: Kysely<Database>): Promise<void> {
  while (await maskBatch(db));
}

async function maskBatch(db: Kysely<Database>): Promise<boolean> {
  const topics = await db
    .selectFrom('board_topic')
    .select(['topic_id', 'title', 'body', 'name'])
    .where('masked_body', 'is', null)
    .limit(BATCH_SIZE)
    .execute();
  for (const topic of topics) {
    await db
      .updateTable('board_topic')
      .set(maskTopic(topic))
      .where('topic_id', '=', topic.topic_id)
      .execute();
  }
  const answers = await db
    .selectFrom('board_answer')
    .select(['answer_id', 'body', 'name', 'staff'])
    .where('masked_body', 'is', null)
    .limit(BATCH_SIZE)
    .execute();
  for (const answer of answers) {
    await db
      .updateTable('board_answer')
      .set(maskAnswer(answer))
      .where('answer_id', '=', answer.answer_id)
      .execute();
  }
  const demands = await db
    .selectFrom('demand')
    .select(['demand_id', 'title', 'body'])
    .where('masked_body', 'is', null)
    .limit(BATCH_SIZE)
    .execute();
  for (const demand of demands) {
    await db
      .updateTable('demand')
      .set(maskDemand(demand))
      .where('demand_id', '=', demand.demand_id)
      .execute();
  }
  return topics.length + answers.length + demands.length > 0;
}

import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { DEMO_TOPICS } from './board-texts.ts';
import { DEMO_DEMANDS } from './demand-texts.ts';

const DAY_MS = 24 * 3600_000;

/** Writes what the people of the demonstration ask on the board, and what they ask of the cooperative. */
export async function seedBoard(trx: Transaction<Database>, now: Date): Promise<void> {
  const at = (age: number) => new Date(now.getTime() - age * DAY_MS);
  for (const { age, title, body, name, membershipNo, answers = [] } of DEMO_TOPICS) {
    const { topic_id } = await trx
      .insertInto('board_topic')
      .values({
        title,
        body,
        name,
        membership_no: membershipNo ?? null,
        created_at: at(age),
        delete_hash: null,
        is_demo: true,
      })
      .returning('topic_id')
      .executeTakeFirstOrThrow();
    const rows = answers.map((answer) => ({
      topic_id,
      body: answer.body,
      name: answer.name,
      staff: answer.staff ?? null,
      membership_no: null,
      created_at: at(answer.age),
      delete_hash: null,
    }));
    if (rows.length > 0) await trx.insertInto('board_answer').values(rows).execute();
  }
  await trx
    .insertInto('demand')
    .values(
      DEMO_DEMANDS.map(({ age, kind, answer, answeredAge = 0, ...demand }) => ({
        ...demand,
        topic_kind: kind,
        membership_no: null,
        created_at: at(age),
        // A random hash: these demands have no tracking code.
        tracking_hash: createHash('sha256').update(randomBytes(32)).digest(),
        answer: answer ?? null,
        answered_at: answer === undefined ? null : at(answeredAge),
        is_demo: true,
      })),
    )
    .execute();
}

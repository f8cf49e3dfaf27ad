import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Who may delete a text. */
export type Ownership = { delete_hash: Buffer | null; membership_no: string | null };

/** A topic or an answer. */
export type Kind = 'topic' | 'answer';

/** Reads and changes who owns a text, and deletes texts. */
export function createBoardOwnership(db: Kysely<Database>) {
  return {
    findOwnership: (kind: Kind, id: number): Promise<Ownership | undefined> =>
      kind === 'topic'
        ? db
            .selectFrom('board_topic')
            .select(['delete_hash', 'membership_no'])
            .where('topic_id', '=', id)
            .where('removed_at', 'is', null)
            .executeTakeFirst()
        : db
            .selectFrom('board_answer')
            .select(['delete_hash', 'membership_no'])
            .where('answer_id', '=', id)
            .where('removed_at', 'is', null)
            .executeTakeFirst(),

    async updateDeleteHash(kind: Kind, id: number, hash: Buffer): Promise<void> {
      const set = { delete_hash: hash };
      await (
        kind === 'topic'
          ? db.updateTable('board_topic').set(set).where('topic_id', '=', id)
          : db.updateTable('board_answer').set(set).where('answer_id', '=', id)
      ).execute();
    },

    /** False if it does not exist or is deleted already. */
    async remove(kind: Kind, id: number, { by, at }: { by: string; at: Date }): Promise<boolean> {
      const set = { removed_at: at, removed_by: by };
      const { numUpdatedRows } = await (
        kind === 'topic'
          ? db.updateTable('board_topic').set(set).where('topic_id', '=', id).where('removed_at', 'is', null)
          : db
              .updateTable('board_answer')
              .set(set)
              .where('answer_id', '=', id)
              .where('removed_at', 'is', null)
      ).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

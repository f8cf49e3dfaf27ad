import type { ConfirmationLine } from '@sahakorn/contract/confirmation';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A confirmation without its lines. */
export type ConfirmationRow = Awaited<
  ReturnType<ReturnType<typeof createConfirmationQueries>['list']>
>[number];

export type LineRow = Awaited<ReturnType<ReturnType<typeof createConfirmationQueries>['listLines']>>[number];

export type Answer = { answer: ConfirmationLine['answer']; comment: string | null };

/** A member's confirmation of the balances of a day. */
export type ConfirmationKey = { membershipNo: string; balanceOn: string };

/** Reads and writes the confirmations of one member. */
export function createConfirmationQueries(db: Kysely<Database>) {
  const heads = db
    .selectFrom('balance_confirmation as confirmation')
    .modifyFront(sql`/* plan: confirmations */`)
    .select(['confirmation.balance_on', 'open_until', 'submitted_at'])
    .select((eb) => {
      const lines = eb
        .selectFrom('confirmation_line as line')
        .whereRef('line.membership_no', '=', 'confirmation.membership_no')
        .whereRef('line.balance_on', '=', 'confirmation.balance_on');
      const count = eb.cast<number>(eb.fn.countAll(), 'integer').as('count');
      return [
        lines.select(count).$asScalar().$notNull().as('line_count'),
        lines.where('answer', 'is not', null).select(count).$asScalar().$notNull().as('answered_count'),
        lines.where('answer', '=', 'disputed').select(count).$asScalar().$notNull().as('disputed_count'),
      ];
    });

  return {
    /** The latest day first. */
    list: (membershipNo: string) =>
      heads
        .where('confirmation.membership_no', '=', membershipNo)
        .orderBy('confirmation.balance_on', 'desc')
        .execute(),

    find: ({ membershipNo, balanceOn }: ConfirmationKey) =>
      heads
        .where('confirmation.membership_no', '=', membershipNo)
        .where('confirmation.balance_on', '=', balanceOn)
        .executeTakeFirst(),

    /** Locks a confirmation until the transaction ends, so that no answer comes after its submission. */
    lock: ({ membershipNo, balanceOn }: ConfirmationKey) =>
      db
        .selectFrom('balance_confirmation')
        .select(['open_until', 'submitted_at'])
        .where('membership_no', '=', membershipNo)
        .where('balance_on', '=', balanceOn)
        .forUpdate()
        .executeTakeFirst(),

    listLines: ({ membershipNo, balanceOn }: ConfirmationKey) =>
      db
        .selectFrom('confirmation_line')
        .modifyFront(sql`/* plan: confirmation_lines */`)
        .select(['line_no', 'kind', 'account_no', 'account_name', 'amount', 'posted_amount', 'differences'])
        .select(['answer', 'comment', 'answered_at'])
        .where('membership_no', '=', membershipNo)
        .where('balance_on', '=', balanceOn)
        .orderBy('line_no')
        .execute(),

    async updateAnswer(
      { membershipNo, balanceOn }: ConfirmationKey,
      { lineNo, answeredAt, ...given }: Answer & { lineNo: number; answeredAt: Date | null },
    ): Promise<void> {
      await db
        .updateTable('confirmation_line')
        .set({ ...given, answered_at: answeredAt })
        .where('membership_no', '=', membershipNo)
        .where('balance_on', '=', balanceOn)
        .where('line_no', '=', lineNo)
        .execute();
    },

    async updateSubmitted({ membershipNo, balanceOn }: ConfirmationKey, submittedAt: Date): Promise<void> {
      await db
        .updateTable('balance_confirmation')
        .set({ submitted_at: submittedAt })
        .where('membership_no', '=', membershipNo)
        .where('balance_on', '=', balanceOn)
        .execute();
    },
  };
}

import { BROUGHT_FORWARD } from '@sahakorn/contract/share';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { ledgerQueries } from '../../db/ledger.ts';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import { listShareYears } from './share-years.ts';

export type ShareQueries = ReturnType<typeof createShareQueries>;

export function createShareQueries(db: Kysely<Database>) {
  return {
    /** Runs the queries of a statement on one snapshot of the books. */
    inSnapshot: <Result>(work: (queries: ShareStatementQueries) => Promise<Result>): Promise<Result> =>
      inSnapshot(db, (snapshot) => work(statementQueries(snapshot))),

    listYears: (membershipNo: string) => listShareYears(db, membershipNo),
  };
}

type ShareStatementQueries = ReturnType<typeof statementQueries>;

function statementQueries(db: Kysely<Database>) {
  return {
    async findAccount(membershipNo: string) {
      const row = await db
        .selectFrom('share_account')
        .select(['share_stock', 'share_amount', 'period', 'drop_status', 'brought_forward'])
        .where('membership_no', '=', membershipNo)
        .executeTakeFirst();
      return row ?? null;
    },

    ...ledgerQueries(db, {
      table: 'share_entry',
      owner: 'membership_no',
      day: 'operate_date',
      amount: 'share_value',
      balance: 'share_stock',
      kindName: 'item_type_description',
      columns: [
        'seq_no',
        'operate_date',
        'item_type_code',
        'item_type_description',
        'period',
        'share_value',
        'share_stock',
        'doc_no',
      ],
      moreSums: {
        brought_forward_amount: sql<string | null>`
          coalesce(sum(share_value) filter (where item_type_code = ${BROUGHT_FORWARD} and share_value > 0), 0.00)`,
      },
    }),
  };
}

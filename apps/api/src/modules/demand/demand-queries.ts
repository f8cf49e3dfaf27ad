import type { DemandKind, DemandState } from '@sahakorn/contract/demand';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { maskDemand } from '../submission/masked-posts.ts';

/** A demand as lists show it. */
export type DemandRow = {
  demand_id: number;
  title: string;
  masked_title: string | null;
  topic_kind: DemandKind;
  state: DemandState;
  created_at: Date;
};

/** A whole demand without its author. */
export type DemandPageRow = DemandRow & {
  body: string;
  masked_body: string | null;
  public: boolean;
  answer: string | null;
  answered_at: Date | null;
};

const LIST_COLUMNS = ['demand_id', 'title', 'masked_title', 'topic_kind', 'state', 'created_at'] as const;
const PAGE_COLUMNS = [...LIST_COLUMNS, 'body', 'masked_body', 'public', 'answer', 'answered_at'] as const;

/** Reads and writes demands. */
export function createDemandQueries(db: Kysely<Database>) {
  return {
    async countPublic(): Promise<number> {
      const row = await db
        .selectFrom('demand')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('public', '=', true)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    listPublic: ({ limit, offset }: { limit: number; offset: number }): Promise<DemandRow[]> =>
      db
        .selectFrom('demand')
        .select(LIST_COLUMNS)
        .where('public', '=', true)
        .orderBy('created_at', 'desc')
        .orderBy('demand_id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    findPublic: (demandId: number): Promise<DemandPageRow | undefined> =>
      db
        .selectFrom('demand')
        .select(PAGE_COLUMNS)
        .where('demand_id', '=', demandId)
        .where('public', '=', true)
        .executeTakeFirst(),

    findByHash: (hash: Buffer): Promise<DemandPageRow | undefined> =>
      db.selectFrom('demand').select(PAGE_COLUMNS).where('tracking_hash', '=', hash).executeTakeFirst(),

    async insertDemand(demand: Insertable<Database['demand']>): Promise<number> {
      const row = await db
        .insertInto('demand')
        .values({ ...demand, ...maskDemand(demand) })
        .returning('demand_id')
        .executeTakeFirstOrThrow();
      return row.demand_id;
    },

    async updateHash(demandId: number, hash: Buffer): Promise<void> {
      await db.updateTable('demand').set({ tracking_hash: hash }).where('demand_id', '=', demandId).execute();
    },

    /** For officers: open demands, or all; the oldest first. */
    listForStaff: ({ all, limit }: { all: boolean; limit: number }) =>
      db
        .selectFrom('demand')
        .selectAll()
        .$if(!all, (waiting) => waiting.where('state', '<>', 'answered'))
        .orderBy('created_at')
        .orderBy('demand_id')
        .limit(limit)
        .execute(),

    /** For officers. */
    findForStaff: (demandId: number) =>
      db.selectFrom('demand').selectAll().where('demand_id', '=', demandId).executeTakeFirst(),

    /** False if there is no such demand. */
    async update(
      demandId: number,
      changes: { state?: DemandState; answer?: string | null; answered_at?: Date | null; public?: boolean },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('demand')
        .set(changes)
        .where('demand_id', '=', demandId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { SITE_PARTS, type SitePart, type SitePartName } from './site-parts.ts';

/** Reads the parts of the site. */
export function createSiteQueries(db: Kysely<Database>) {
  return {
    /** Null if the cooperative has not published it. */
    async findPart<Name extends SitePartName>(name: Name): Promise<SitePart<Name> | null> {
      const row = await db
        .selectFrom('site_part')
        .select('content')
        .where('name', '=', name)
        .executeTakeFirst();
      return row ? (SITE_PARTS[name].parse(row.content) as SitePart<Name>) : null;
    },

    listEvents: (today: string, limit: number) =>
      db
        .selectFrom('calendar_event')
        .select(['title', 'starts_on', 'ends_on', 'time', 'place', 'url'])
        .where('ends_on', '>=', today)
        .orderBy('starts_on')
        .orderBy('position')
        .limit(limit)
        .execute(),

    async countVisitors(today: string): Promise<{ today: number; total: number }> {
      const { rows } = await sql<{ today: number; total: number }>`
        select coalesce(sum(visitors) filter (where day = ${today}), 0)::integer as today,
          coalesce(sum(visitors), 0)::integer as total
        from visitor_day`.execute(db);
      return rows[0] ?? { today: 0, total: 0 };
    },

    addVisitors: async (day: string, visitors: number): Promise<void> => {
      await sql`
        insert into visitor_day as held (day, visitors) values (${day}, ${visitors})
        on conflict (day) do update set visitors = held.visitors + excluded.visitors`.execute(db);
    },

    /** Deleted pages are left out. */
    addViews: async (views: ReadonlyMap<number, number>): Promise<void> => {
      await sql`
        insert into topic_views as held (topic_id, views)
        select seen.topic_id, seen.views
        from unnest(${[...views.keys()]}::integer[], ${[...views.values()]}::integer[]) as seen (topic_id, views)
        join topic using (topic_id)
        order by 1
        on conflict (topic_id) do update set views = held.views + excluded.views`.execute(db);
    },
  };
}

export type SiteQueries = ReturnType<typeof createSiteQueries>;

import { ActivityKind, memberActivity } from '@sahakorn/contract/activity';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { createActivityQueries } from './activity-queries.ts';
import { toActivity } from './member-activity.ts';

/** What members may see of the audit; needs a scope that requires a session. */
export function registerActivity(scope: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  const queries = createActivityQueries(db);
  registerCall(scope, memberActivity, async ({ body: { cursor = null, limit }, request }) => {
    const { membershipNo } = getSession(request);
    const kinds = ActivityKind.options;
    const rows = await queries.listActivity(membershipNo, { kinds, before: cursor, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return {
      rc_code: SUCCESS,
      data: page.map(toActivity),
      next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

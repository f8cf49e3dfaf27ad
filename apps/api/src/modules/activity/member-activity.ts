import { type Activity, ActivityKind } from '@sahakorn/contract/activity';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { deviceName } from '../../client/device-name.ts';
import { maskAddress } from '../../client/mask-address.ts';
import { type ActivityRow, createActivityQueries } from './activity-queries.ts';

/** Everything of the audit that a member may see, newest first. */
export async function listWholeActivity(db: Kysely<Database>, membershipNo: string): Promise<Activity[]> {
  const kinds = ActivityKind.options;
  const rows = await createActivityQueries(db).listActivity(membershipNo, {
    kinds,
    before: null,
    limit: null,
  });
  return rows.map(toActivity);
}

/** An entry of the audit as its member sees it. */
export function toActivity({ kind, happenedAt, staff, address, userAgent, details }: ActivityRow): Activity {
  const detail = details['file'] ?? details['reason'] ?? details['purpose'];
  return {
    happened_at: happenedAt.toISOString(),
    kind: ActivityKind.parse(kind),
    // Do not show the officer's device.
    device: staff === null && userAgent !== '' ? deviceName(userAgent) : '',
    address: staff === null ? maskAddress(address) : '',
    staff,
    detail: typeof detail === 'string' ? detail : null,
  };
}

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A session as its member may see it. */
export type DeviceSession = {
  tokenHash: Buffer;
  userAgent: string;
  address: string;
  signedInAt: Date;
  lastSeenAt: Date;
  remember: boolean;
};

/** The queries on the sessions of one member. */
export function createDeviceQueries(db: Kysely<Database>) {
  return {
    /** Active sessions, the most recently used first. */
    async listDevices(membershipNo: string, now: Date): Promise<DeviceSession[]> {
      const rows = await db
        .selectFrom('session')
        .select(['token_hash', 'user_agent', 'address', 'created_at', 'last_seen_at', 'remember'])
        .where('membership_no', '=', membershipNo)
        .where('impersonator', 'is', null)
        .where('absolute_expires_at', '>', now)
        .where(sql<boolean>`last_seen_at + make_interval(secs => idle_seconds) > ${now}`)
        .orderBy('last_seen_at', 'desc')
        .orderBy('token_hash')
        .execute();
      return rows.map((row) => ({
        tokenHash: row.token_hash,
        userAgent: row.user_agent,
        address: row.address,
        signedInAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        remember: row.remember,
      }));
    },

    /** False if it has ended already. */
    async deleteDevice(membershipNo: string, tokenHash: Buffer): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('membership_no', '=', membershipNo)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Returns their number. Impersonation sessions end too. */
    async deleteOtherDevices(membershipNo: string, tokenHash: Buffer): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('membership_no', '=', membershipNo)
        .where('token_hash', '<>', tokenHash)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

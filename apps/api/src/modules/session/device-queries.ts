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
  const activeSessions = (membershipNo: string, now: Date) =>
    db
      .selectFrom('session')
      .where('membership_no', '=', membershipNo)
      .where('impersonator', 'is', null)
      .where('absolute_expires_at', '>', now)
      .where(sql<boolean>`last_seen_at + make_interval(secs => idle_seconds) > ${now}`);
  return {
    /** Active sessions, the most recently used first. */
    async listDevices(membershipNo: string, now: Date): Promise<DeviceSession[]> {
      const rows = await activeSessions(membershipNo, now)
        .select(['token_hash', 'user_agent', 'address', 'created_at', 'last_seen_at', 'remember'])
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

    /**
     * Ends the active sessions beyond `max`, those unused for longest; `newest` stays. Returns their number.
     */
    async deleteSurplusDevices(
      membershipNo: string,
      { newest, max, now }: { newest: Buffer; max: number; now: Date },
    ): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('token_hash', 'in', () =>
          activeSessions(membershipNo, now)
            .select('token_hash')
            .where('token_hash', '<>', newest)
            .orderBy('last_seen_at', 'desc')
            .orderBy('created_at', 'desc')
            .offset(max - 1),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
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

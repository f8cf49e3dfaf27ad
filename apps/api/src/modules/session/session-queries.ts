import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { AccountTable, SessionTable } from '../../db/account-schema.ts';
import type { Database, MemberTable } from '../../db/schema.ts';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import { findKnownDevice } from './device-traces.ts';
import { createSignInQueries, type MemberNames, RESIGNED, toNames } from './sign-in-queries.ts';
import { createThrottleQueries } from './throttle-queries.ts';

/** A session during one request. */
export type Session = MemberNames & {
  tokenHash: Buffer;
  membershipNo: string;
  lastSeenAt: Date;
  idleSeconds: number;
  /** Its absolute end. */
  absoluteExpiresAt: Date;
  /** The impersonating officer; null for the member's own session. */
  impersonator: string | null;
  /** Whether it was opened with a temporary password that is not replaced yet. */
  temporaryPassword: boolean;
  /** When the password was reset, if this session shows that to the member; otherwise null. */
  passwordResetAt: Date | null;
  /** Whether the current terms are accepted, or there are none. */
  termsAccepted: boolean;
};

/**
 * Every request of a member begins with this: one row by its key, from a
 * plan that each connection makes once.
 */
const FIND_LIVE_SESSION = `
  select /* plan: find_live_session */ session.membership_no, prename, member_name, member_surname,
    last_seen_at, idle_seconds, absolute_expires_at, impersonator,
    given_password_until, session.password_reset_at,
    not exists (
      select from terms
      where version = (select max(version) from terms)
        and not exists (
          select from terms_acceptance
          where terms_acceptance.version = terms.version
            and terms_acceptance.membership_no = session.membership_no)) as terms_accepted
  from session
  join account on account.membership_no = session.membership_no
  join member on member.membership_no = session.membership_no
  where session.token_hash = $1
    and absolute_expires_at > $2
    and last_seen_at + make_interval(secs => idle_seconds) > $2
    and account.disabled_at is null
    and member_status <> $3`;

type LiveSession = Selectable<
  Pick<MemberTable, 'membership_no' | 'prename' | 'member_name' | 'member_surname'> &
    Pick<SessionTable, 'last_seen_at' | 'idle_seconds' | 'absolute_expires_at' | 'impersonator'> &
    Pick<SessionTable, 'password_reset_at'> &
    Pick<AccountTable, 'given_password_until'>
> & { terms_accepted: boolean };

/** The queries, on their own or inside a transaction. */
export type LockedSessionQueries = ReturnType<typeof createQueries>;
export type SessionQueries = ReturnType<typeof createSessionQueries>;

/** The queries of sign-in and sessions. */
export function createSessionQueries(db: Kysely<Database>) {
  return {
    ...createQueries(db),

    /** Runs the work in a transaction. */
    inTransaction<Result>(
      work: (queries: LockedSessionQueries, trx: Transaction<Database>) => Promise<Result>,
    ): Promise<Result> {
      return db.transaction().execute((trx) => work(createQueries(trx), trx));
    },

    /** Runs the work in a transaction that holds the advisory lock of a subject, across all instances. */
    withAdvisoryLock<Result>(
      subject: string,
      work: (queries: LockedSessionQueries, trx: Transaction<Database>) => Promise<Result>,
    ): Promise<Result> {
      return withAdvisoryLock(db, subject, (trx) => work(createQueries(trx), trx));
    },
  };
}

function createQueries(db: Kysely<Database>) {
  return {
    ...createThrottleQueries(db),
    ...createSignInQueries(db),

    findKnownDevice: (device: { membershipNo: string; deviceToken: string }, now: Date) =>
      findKnownDevice(db, device, now),

    async insertSession(session: Insertable<SessionTable>): Promise<void> {
      await db.insertInto('session').values(session).execute();
    },

    /** The session of a token, unless it has ended or its member may no longer sign in. */
    async findSession(tokenHash: Buffer, now: Date): Promise<Session | null> {
      const found = await db.executeQuery<LiveSession>(
        CompiledQuery.raw(FIND_LIVE_SESSION, [tokenHash, now, RESIGNED]),
      );
      const [row] = found.rows;
      if (!row) return null;
      return {
        ...toNames(row),
        tokenHash,
        membershipNo: row.membership_no,
        lastSeenAt: row.last_seen_at,
        idleSeconds: row.idle_seconds,
        absoluteExpiresAt: row.absolute_expires_at,
        impersonator: row.impersonator,
        temporaryPassword: row.given_password_until !== null && row.impersonator === null,
        passwordResetAt: row.password_reset_at,
        termsAccepted: row.terms_accepted,
      };
    },

    /** Never moves the instant back when requests overlap. */
    async updateLastSeen(tokenHash: Buffer, now: Date): Promise<void> {
      await db
        .updateTable('session')
        .set({ last_seen_at: now })
        .where('token_hash', '=', tokenHash)
        .where('last_seen_at', '<', now)
        .execute();
    },

    /** False if it has ended already. */
    async deleteSession(tokenHash: Buffer): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

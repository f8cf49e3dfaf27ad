import { type Kysely, sql, type Transaction } from 'kysely';
import type { AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { ATTEMPT_KINDS, passwordSubject } from '../session/attempt-subjects.ts';
import { createPasswordQueries } from './password-queries.ts';
import { createTicketQueries } from './ticket-queries.ts';

/** Actions of officers on a member's account. */
export type AccountAction = 'close' | 'open' | 'reset' | 'end-sessions';

/** Expires a temporary password. */
const expireAt = (now: Date) =>
  sql<Date | null>`case when given_password_until is not null then ${now}::timestamptz end`;

type AccountAdministrationOptions = { db: Kysely<Database>; audit: AuditLog; now: () => Date };

const KINDS: Readonly<Record<AccountAction, AuditKind>> = {
  close: 'account-closed',
  open: 'account-opened',
  reset: 'reset-required',
  'end-sessions': 'sessions-ended',
};

/** Closes and reopens accounts, forces password resets, and ends all sessions of a member. */
export class AccountAdministration {
  readonly #db: Kysely<Database>;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor({ db, audit, now }: AccountAdministrationOptions) {
    this.#db = db;
    this.#audit = audit;
    this.#now = now;
  }

  /** The number of sessions that were ended; null if the member has no account. */
  async perform(
    action: AccountAction,
    { membershipNo, staff }: { membershipNo: string; staff: string },
  ): Promise<number | null> {
    // Wait for a sign-in in progress, so that its session is ended too.
    return withAdvisoryLock(this.#db, passwordSubject(membershipNo), async (trx) => {
      if (!(await this.#change(action, membershipNo, trx))) return null;
      const ends = action !== 'open';
      const passwords = createPasswordQueries(trx);
      const sessions = ends ? await passwords.deleteSessions(membershipNo, { except: null }) : 0;
      // The office has seen who the member is, so what strangers have locked opens.
      if (action === 'open' || action === 'reset')
        await passwords.deleteThrottles(membershipNo, ATTEMPT_KINDS);
      // A proved identity must be proved again.
      if (ends) await createTicketQueries(trx).deleteTicket(membershipNo);
      const entry = { membershipNo, staff, address: '', userAgent: '', details: { sessions } };
      await this.#audit.append(trx, { ...entry, kind: KINDS[action] });
      return sessions;
    });
  }

  /** False if there is no such account. */
  async #change(action: AccountAction, membershipNo: string, trx: Transaction<Database>): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .where('membership_no', '=', membershipNo)
      .$if(action === 'close', (account) => account.set({ disabled_at: this.#now() }))
      .$if(action === 'open', (account) => account.set({ disabled_at: null }))
      .$if(action === 'reset', (account) =>
        account.set({ must_reset: true, given_password_until: expireAt(this.#now()) }),
      )
      .$if(action === 'end-sessions', (account) =>
        account.set((own) => ({ must_reset: own.ref('must_reset') })),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

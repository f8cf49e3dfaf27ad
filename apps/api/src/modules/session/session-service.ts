import type { Call } from '@sahakorn/contract/call';
import { isReadOnlyError } from '../../db/unavailable.ts';
import { Forbidden, SessionEnded, Unauthorized } from '../../errors/domain-errors.ts';
import type { Caller } from '../../client/caller.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Session, SessionQueries } from './session-queries.ts';
import { hashToken } from '../../token.ts';
import { FairQueue } from '../../limits/fair-queue.ts';
import { getProcessShare } from '../../limits/process-share.ts';

const LAST_SEEN_SECONDS = 60;
/** With a short idle time, last use is written more often, so that sessions do not end too early. */
const LAST_SEEN_SHARE = 15;

/**
 * Concurrent requests of a session. A screen needs about this many; other members need database connections
 * too, so the rest of a burst waits.
 */
const REQUESTS_OF_A_SESSION = {
  running: Infinity,
  waiting: Infinity,
  runningPerMember: getProcessShare(6),
  waitingPerMember: getProcessShare(100),
  busySeconds: 1,
};

/** The remaining lifetime of a session in whole seconds. */
export type RemainingLife = {
  /** Until it ends if it is not used. */
  expiresIn: number;
  /** Until it ends however much it is used. */
  endsIn: number;
};

type SessionServiceOptions = {
  queries: SessionQueries;
  audit: AuditLog;
  config: { impersonation: boolean };
  now: () => Date;
};

/** Finds, extends and ends sessions. */
export class SessionService {
  /** The requests of each session, by its token. */
  readonly requests = new FairQueue(REQUESTS_OF_A_SESSION);
  readonly #queries: SessionQueries;
  readonly #audit: AuditLog;
  readonly #allowsImpersonation: boolean;
  readonly #now: () => Date;

  constructor({ queries, audit, config, now }: SessionServiceOptions) {
    this.#queries = queries;
    this.#audit = audit;
    this.#allowsImpersonation = config.impersonation;
    this.#now = now;
  }

  /**
   * The session of a token; using it extends it.
   * @throws Unauthorized when it has ended or never existed
   */
  async use(token: string | null): Promise<Session> {
    if (token === null) throw new Unauthorized();
    const now = this.#now();
    const session = await this.#queries.findSession(hashToken(token), now);
    if (!session || (session.impersonator !== null && !this.#allowsImpersonation)) throw new Unauthorized();
    return this.#keepAlive(session, now);
  }

  /**
   * Audits a request of an impersonating officer before it is answered.
   * @throws Forbidden `impersonating` for a call that writes.
   */
  async auditImpersonation(
    { impersonator, membershipNo }: Session,
    call: Call,
    caller: Caller,
  ): Promise<void> {
    if (impersonator === null) return;
    const refused = call.writes === true;
    await this.#queries.inTransaction((_queries, trx) =>
      this.#audit.append(trx, {
        kind: 'impersonation-request',
        membershipNo,
        staff: impersonator,
        ...caller,
        details: { call: call.id, refused },
      }),
    );
    if (refused) throw new Forbidden('impersonating');
  }

  /**
   * The same for the session check of the specification, whose answer to an ended session is 400.
   * @throws SessionEnded
   */
  async check(token: string | null): Promise<Session> {
    try {
      return await this.use(token);
    } catch (error) {
      if (error instanceof Unauthorized) throw new SessionEnded();
      throw error;
    }
  }

  /** Ends a session at once, on every instance. */
  async end({ tokenHash, membershipNo, impersonator }: Session, caller: Caller): Promise<void> {
    await this.#queries.inTransaction(async (queries, trx) => {
      if (!(await queries.deleteSession(tokenHash))) return;
      const kind = impersonator === null ? 'signed-out' : 'impersonation-ended';
      await this.#audit.append(trx, { kind, membershipNo, staff: impersonator, ...caller });
    });
  }

  /** The remaining lifetime by the server's clock. */
  getRemainingLife({ lastSeenAt, idleSeconds, absoluteExpiresAt }: Session): RemainingLife {
    const now = this.#now().getTime();
    const endsIn = secondsBetween(now, absoluteExpiresAt.getTime());
    const idleIn = secondsBetween(now, lastSeenAt.getTime() + idleSeconds * 1000);
    return { expiresIn: Math.min(idleIn, endsIn), endsIn };
  }

  /** Write last use at most once a minute, not on every request. */
  async #keepAlive(session: Session, now: Date): Promise<Session> {
    const { tokenHash, lastSeenAt, idleSeconds } = session;
    const after = Math.min(LAST_SEEN_SECONDS, idleSeconds / LAST_SEEN_SHARE);
    if (now.getTime() - lastSeenAt.getTime() < after * 1000) return session;
    try {
      await this.#queries.updateLastSeen(tokenHash, now);
    } catch (error) {
      // Members go on reading while nothing can be written.
      if (!isReadOnlyError(error)) throw error;
      return session;
    }
    return { ...session, lastSeenAt: now };
  }
}

function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 1000));
}

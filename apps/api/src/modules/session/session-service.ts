import { Forbidden, SessionEnded, Unauthorized } from '../../plugins/domain-errors.ts';
import type { Session, SessionQueries } from './session-queries.ts';
import { hashToken } from './session-token.ts';

const LAST_SEEN_SECONDS = 60;
/** A short idle time is watched more closely, so that the end never comes much too early. */
const LAST_SEEN_SHARE = 15;

/** Tells whose session a token is, and ends it. */
export class SessionService {
  readonly #queries: SessionQueries;
  readonly #now: () => Date;

  constructor({ queries, now }: { queries: SessionQueries; now: () => Date }) {
    this.#queries = queries;
    this.#now = now;
  }

  /**
   * The session of a token, which this use keeps alive.
   * @throws Unauthorized when it has ended or never was.
   */
  async use(token: string | null): Promise<Session> {
    if (token === null) throw new Unauthorized();
    const now = this.#now();
    const session = await this.#queries.findSession(hashToken(token), now);
    if (!session) throw new Unauthorized();
    await this.#keepAlive(session, now);
    return session;
  }

  /**
   * The same for feeds of members.
   * @throws Forbidden `terms_required` until the current terms are accepted.
   */
  async useAsMember(token: string | null): Promise<Session> {
    const session = await this.use(token);
    if (!session.termsAccepted) throw new Forbidden('terms_required');
    return session;
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

  async end(session: Session): Promise<void> {
    await this.#queries.deleteSession(session.tokenHash);
  }

  /** Every request would be a write; once a minute is near enough to the idle time. */
  async #keepAlive({ tokenHash, lastSeenAt, idleSeconds }: Session, now: Date): Promise<void> {
    const after = Math.min(LAST_SEEN_SECONDS, idleSeconds / LAST_SEEN_SHARE);
    if (now.getTime() - lastSeenAt.getTime() < after * 1000) return;
    await this.#queries.updateLastSeen(tokenHash, now);
  }
}

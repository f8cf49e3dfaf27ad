import type { Acceptance, CurrentTerms, TermsQueries } from './terms-queries.ts';

const USER_AGENT_LENGTH = 400;

/** Tells which terms a member has yet to accept, and records that they did. */
export class TermsService {
  readonly #queries: TermsQueries;
  readonly #now: () => Date;

  constructor({ queries, now }: { queries: TermsQueries; now: () => Date }) {
    this.#queries = queries;
    this.#now = now;
  }

  /** The current terms for someone who is not signed in yet, or for anyone; null where there are none. */
  async findCurrent(membershipNo: string | null): Promise<CurrentTerms | null> {
    return this.#queries.findCurrentTerms(membershipNo);
  }

  /** The current terms, or null when the member has accepted them or there are none. */
  async findUnaccepted(membershipNo: string): Promise<CurrentTerms | null> {
    const terms = await this.#queries.findCurrentTerms(membershipNo);
    return terms?.accepted ? null : terms;
  }

  /** Records an acceptance; false when the version is not the current one, so that nobody accepts unread terms. */
  async accept(acceptance: Omit<Acceptance, 'acceptedAt'>): Promise<boolean> {
    const current = await this.#queries.findCurrentTerms(acceptance.membershipNo);
    if (current?.version !== acceptance.version) return false;
    const userAgent = acceptance.userAgent.slice(0, USER_AGENT_LENGTH);
    await this.#queries.insertAcceptance({ ...acceptance, userAgent, acceptedAt: this.#now() });
    return true;
  }
}

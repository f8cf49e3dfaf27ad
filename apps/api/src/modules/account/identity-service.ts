import { IDENTITY_TICKET_SECONDS } from '@sahakorn/contract/account';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../../plugins/caller.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { createToken, hashToken } from '../session/session-token.ts';
import { identitySubject, type TryLimit, type Tried } from '../session/try-limit.ts';
import type { TermsService } from '../terms/terms-service.ts';
import { createAccountQueries } from './account-queries.ts';
import { type Identity, isSamePerson } from './identity.ts';
import { createTicketQueries } from './ticket-queries.ts';

/** What happened, for the log. It names nobody. */
export type IdentityEvent = 'identity_proved' | 'identity_fail' | 'identity_lock';

export type ProvedIdentity = {
  /** Never stored as it is. */
  ticket: string;
  terms: { version: number; title: string; bodyHtml: string } | null;
};

type IdentityServiceOptions = {
  db: Kysely<Database>;
  tries: TryLimit;
  terms: TermsService;
  audit: AuditLog;
  now: () => Date;
};

/** Lets a member who is not signed in prove who they are, as the first step to a password. */
export class IdentityService {
  readonly #db: Kysely<Database>;
  readonly #tries: TryLimit;
  readonly #terms: TermsService;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor({ db, tries, terms, audit, now }: IdentityServiceOptions) {
    this.#db = db;
    this.#tries = tries;
    this.#terms = terms;
    this.#audit = audit;
    this.#now = now;
  }

  /**
   * A ticket for setting a password, or null for a wrong identity: of nobody, of someone who left, of someone else.
   * Whether the member has an account makes no difference.
   * @throws Locked, or ServiceUnavailable when too many try at once.
   */
  async prove(
    identity: Identity,
    caller: Caller,
    report: (event: IdentityEvent) => void,
  ): Promise<ProvedIdentity | null> {
    const { membershipNo } = identity;
    const terms = await this.#terms.findCurrent(membershipNo);
    const trier = { subject: identitySubject(membershipNo), address: caller.address };
    const outcome = await this.#tries.run(trier, async (_queries, trx): Promise<Tried<string | null>> => {
      const registered = await createAccountQueries(trx).findCandidate(membershipNo);
      if (!isSamePerson(registered, identity)) {
        await this.#audit.append(trx, { kind: 'identity-failed', membershipNo, ...caller });
        return { count: 'add', result: null };
      }
      const ticket = createToken();
      const now = this.#now();
      const expiresAt = new Date(now.getTime() + IDENTITY_TICKET_SECONDS * 1000);
      const termsVersion = terms?.version ?? null;
      const kept = { hash: hashToken(ticket), membershipNo, termsVersion, now, expiresAt };
      await createTicketQueries(trx).keepTicket(kept);
      return { count: 'keep', result: ticket };
    });
    if (outcome.state === 'locked') {
      report('identity_lock');
      throw outcome.refusal;
    }
    if (outcome.locks) await createTicketQueries(this.#db).deleteTicket(membershipNo);
    report(outcome.result !== null ? 'identity_proved' : outcome.locks ? 'identity_lock' : 'identity_fail');
    return outcome.result === null ? null : { ticket: outcome.result, terms };
  }
}

import type { ConsentPurpose } from '../../db/privacy-schema.ts';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Caller } from '../../client/caller.ts';
import type { AuditedContext } from '../audit/audit-log.ts';
import { createConsentQueries, type Decision, type Notice } from './consent-queries.ts';

/** `changed`: given for an earlier wording. */
export type ConsentState = 'given' | 'withdrawn' | 'undecided' | 'changed';

export type CurrentConsent = ConsentPurpose & { state: ConsentState; decidedAt: Date | null };

export type PastDecision = {
  kind: 'given' | 'withdrawn' | 'terms';
  title: string;
  version: number;
  decidedAt: Date;
};

export type ConsentChoice = { membershipNo: string; code: string; version: number; given: boolean };

const USER_AGENT_LENGTH = 400;

/** Members' consents, with their history. */
export class ConsentService {
  readonly #context: AuditedContext;

  constructor(context: AuditedContext) {
    this.#context = context;
  }

  findNotice(): Promise<Notice | null> {
    return createConsentQueries(this.#context.db).findNotice();
  }

  /** The purposes of the current notice with their state, and all decisions, newest first. */
  async list(membershipNo: string): Promise<{
    version: number | null;
    consents: CurrentConsent[];
    history: PastDecision[];
  }> {
    const queries = createConsentQueries(this.#context.db);
    const notice = await queries.findNotice();
    const decisions = await queries.listDecisions(membershipNo);
    const terms = await queries.listAcceptedTerms(membershipNo);
    const history = [
      ...decisions.map(toPast),
      ...terms.map(({ acceptedAt, ...accepted }) => ({
        ...accepted,
        kind: 'terms' as const,
        decidedAt: acceptedAt,
      })),
    ].sort((one, other) => other.decidedAt.getTime() - one.decidedAt.getTime());
    const consents = (notice?.consents ?? []).map((purpose) => getCurrentConsent(purpose, decisions));
    return { version: notice?.version ?? null, consents, history };
  }

  /**
   * False if the purpose is not in the current notice, so that members consent only to what they were shown.
   */
  async decide(choice: ConsentChoice, caller: Caller): Promise<boolean> {
    const { membershipNo, code, version, given } = choice;
    return withAdvisoryLock(this.#context.db, `consent:${membershipNo}`, async (trx) => {
      const queries = createConsentQueries(trx);
      const notice = await queries.findNotice();
      const purpose = notice?.consents.find((known) => known.code === code);
      if (notice?.version !== version || !purpose) return false;
      const { state } = getCurrentConsent(purpose, await queries.listDecisions(membershipNo));
      if (state === (given ? 'given' : 'withdrawn')) return true;
      const userAgent = caller.userAgent.slice(0, USER_AGENT_LENGTH);
      await queries.insertDecision({
        membership_no: membershipNo,
        code,
        version,
        given,
        decided_at: this.#context.now(),
        address: caller.address,
        user_agent: userAgent,
      });
      const kind = given ? 'consent-given' : 'consent-withdrawn';
      const details = { code, version, purpose: purpose.title };
      await this.#context.audit.append(trx, { kind, membershipNo, ...caller, details });
      return true;
    });
  }
}

/** The state of a purpose: the newest decision, if the wording has not changed since. */
function getCurrentConsent(purpose: ConsentPurpose, decisions: readonly Decision[]): CurrentConsent {
  const newest = decisions.find(({ code }) => code === purpose.code);
  if (!newest) return { ...purpose, state: 'undecided', decidedAt: null };
  const { given, decidedAt, purpose: read } = newest;
  if (!given) return { ...purpose, state: 'withdrawn', decidedAt };
  const isSame = read?.title === purpose.title && read.description === purpose.description;
  return { ...purpose, state: isSame ? 'given' : 'changed', decidedAt };
}

function toPast({ code, version, given, decidedAt, purpose }: Decision): PastDecision {
  return { kind: given ? 'given' : 'withdrawn', title: purpose?.title ?? code, version, decidedAt };
}

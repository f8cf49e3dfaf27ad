import type { ChallengePurpose } from '@sahakorn/contract/challenge';
import type { FastifyRequest } from 'fastify';
import { getCaller } from '../../client/caller.ts';
import { getCsrfToken } from '../../plugins/csrf.ts';
import type { ProofOfWork } from '../../plugins/proof-of-work.ts';
import type { Idempotency, StoreAnswer } from '../idempotency/idempotency.ts';
import { readWrite } from '../idempotency/idempotency-key.ts';
import { findOptionalSession } from '../session/optional-session.ts';
import { VISITOR_LEVEL } from '../session/challenge-routes.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Author } from './submission-service.ts';

type SubmissionRequestsOptions = { sessions: SessionService; proofs: ProofOfWork; idempotency: Idempotency };

/** Finds the author of a submission, checks the proof of work, and handles idempotency keys. */
export class SubmissionRequests {
  readonly #sessions: SessionService;
  readonly #proofs: ProofOfWork;

  readonly #idempotency: Idempotency;

  constructor({ sessions, proofs, idempotency }: SubmissionRequestsOptions) {
    this.#sessions = sessions;
    this.#proofs = proofs;
    this.#idempotency = idempotency;
  }

  /**
   * Runs a submission with an idempotency key once, with one proof of work. A key belongs
   * to the CSRF token of a browser, or to the bearer token of a program; both are secrets.
   * @throws Forbidden `proof_of_work_required`, `impersonating`
   */
  async once<Answer>(
    request: FastifyRequest,
    { recaptcha: proof, ...body }: { recaptcha?: string | null | undefined },
    purpose: ChallengePurpose,
    work: (author: Author, storeAnswer: StoreAnswer | null) => Promise<Answer>,
  ): Promise<Answer> {
    const scope = getVisitor(request) ?? '';
    const author = await this.getAuthor(request);
    return this.#idempotency.run(
      readWrite(request, { scope, body }),
      (storeAnswer) => work(author, storeAnswer),
      async () => void (await this.#proofs.present(purpose, proof)(VISITOR_LEVEL)),
    );
  }

  /** @throws Forbidden `impersonating` for an officer who impersonates a member */
  async getAuthor(request: FastifyRequest): Promise<Author> {
    const session = await findOptionalSession(this.#sessions, request);
    return {
      ...getCaller(request),
      membershipNo: session?.membershipNo ?? null,
      visitor: getVisitor(request),
    };
  }
}

/** The CSRF token of a browser or the session of a program: several visitors may share an address. */
function getVisitor(request: FastifyRequest): string | null {
  return getCsrfToken(request) ?? request.headers.authorization ?? null;
}

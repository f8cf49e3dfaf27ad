import type { ChallengePurpose } from '@sahakorn/contract/challenge';
import type { FastifyRequest } from 'fastify';
import { getCaller } from '../../client/caller.ts';
import { getCsrfToken } from '../../plugins/csrf.ts';
import type { ProofOfWork } from '../../plugins/proof-of-work.ts';
import type { Idempotency, Settle } from '../idempotency/idempotency.ts';
import { readWrite } from '../idempotency/idempotency-key.ts';
import { findOptionalSession } from '../session/optional-session.ts';
import { VISITOR_LEVEL } from '../session/challenge-routes.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Author } from './submission-service.ts';

type VisitorParts = { sessions: SessionService; proofs: ProofOfWork; idempotency: Idempotency };

/** Tells who writes, and lets them in once they have worked for it. */
export class SubmissionRequests {
  readonly #sessions: SessionService;
  readonly #proofs: ProofOfWork;

  readonly #idempotency: Idempotency;

  constructor({ sessions, proofs, idempotency }: VisitorParts) {
    this.#sessions = sessions;
    this.#proofs = proofs;
    this.#idempotency = idempotency;
  }

  /**
   * Lets a text that comes again with its key be written once, and its proof of work be asked for once. A key belongs
   * to a browser, else to the session of a program: both are secrets.
   */
  once<Answer>(
    request: FastifyRequest,
    { recaptcha: _proof, ...body }: { recaptcha?: string | null | undefined },
    work: (settle: Settle | null) => Promise<Answer>,
  ): Promise<Answer> {
    const scope = getCsrfToken(request) ?? request.headers.authorization ?? '';
    return this.#idempotency.run(readWrite(request, { scope, body }), work);
  }

  /** @throws Forbidden `impersonating` for an officer in the place of a member */
  async getAuthor(request: FastifyRequest): Promise<Author> {
    const session = await findOptionalSession(this.#sessions, request);
    return { ...getCaller(request), membershipNo: session?.membershipNo ?? null };
  }

  /**
   * The author of a text, who has brought a proof of work.
   * @throws Forbidden `proof_of_work_required`, `impersonating`
   */
  async admit(
    purpose: ChallengePurpose,
    request: FastifyRequest,
    proof: string | null | undefined,
  ): Promise<Author> {
    const author = await this.getAuthor(request);
    await this.#proofs.present(purpose, proof)(VISITOR_LEVEL);
    return author;
  }
}

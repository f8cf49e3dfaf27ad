import type { ChallengePurpose } from '@sahakorn/contract/challenge';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../plugins/caller.ts';
import type { ProofOfWork } from '../../plugins/proof-of-work.ts';
import { findAskingMember } from '../session/asking-member.ts';
import { VISITOR_LEVEL } from '../session/challenge-routes.ts';
import type { SessionService } from '../session/session-service.ts';
import type { Author } from './post-office.ts';

/** Tells who writes, and lets them in once they have worked for it. */
export class Visitors {
  readonly #sessions: SessionService;
  readonly #proofs: ProofOfWork;

  constructor({ sessions, proofs }: { sessions: SessionService; proofs: ProofOfWork }) {
    this.#sessions = sessions;
    this.#proofs = proofs;
  }

  /** @throws Forbidden `impersonating` for an officer in the place of a member */
  async authorOf(request: FastifyRequest): Promise<Author> {
    const session = await findAskingMember(this.#sessions, request);
    return { ...callerOf(request), membershipNo: session?.membershipNo ?? null };
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
    const author = await this.authorOf(request);
    await this.#proofs.present(purpose, proof)(VISITOR_LEVEL);
    return author;
  }
}

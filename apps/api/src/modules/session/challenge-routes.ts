import { CHALLENGE_SECONDS, type ChallengePurpose, getChallenge } from '@sahakorn/contract/challenge';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { readDeviceCookie } from '../../plugins/device-cookie.ts';
import type { ProofOfWork, WorkLevel } from '../../plugins/proof-of-work.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';

type ChallengeServices = { proofs: ProofOfWork; attempts: AttemptLimiter; limits: Limits };

/** Who requests a challenge. */
type Requester = { membershipNo: string | undefined; address: string; deviceToken: string | null };

/** An office with many members may share one address. */
const CHALLENGES_PER_MINUTE = 300;

/** The work level of every public submission. */
export const VISITOR_LEVEL = 1;

/** Issues proof-of-work challenges. */
export function registerChallenges(
  app: FastifyInstance,
  { proofs, attempts, limits }: ChallengeServices,
): void {
  const limit = limits.perMinute('challenges', CHALLENGES_PER_MINUTE);
  const visitor = async () => VISITOR_LEVEL;
  /** One purpose serves the steps of registering and resetting, so a proof is enough for either. */
  const identity = async ({ membershipNo = '', ...from }: Requester) => {
    const ofKinds = (['identity', 'register'] as const).map((kind) =>
      attempts.getWorkLevel({ kind, membershipNo, ...from }),
    );
    return Math.max(...(await Promise.all(ofKinds)).map((level) => level ?? 0));
  };
  const levels: Readonly<Record<ChallengePurpose, (requester: Requester) => Promise<WorkLevel>>> = {
    login: ({ membershipNo = '', ...from }) =>
      attempts.getWorkLevel({ kind: 'sign-in', membershipNo, ...from }),
    identity,
    board: visitor,
    demand: visitor,
  };
  registerCall(app, getChallenge, async ({ body, request }) => {
    const { ip: address } = request;
    await limit.take(address);
    const deviceToken = readDeviceCookie(request);
    const level = await levels[body.purpose]({ membershipNo: body.membership_no, address, deviceToken });
    const challenge = await proofs.issue(body.purpose, level);
    return { rc_code: SUCCESS, data: [{ challenge, expires_in: CHALLENGE_SECONDS }] };
  });
}

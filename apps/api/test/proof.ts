import type { Challenge, ChallengePurpose } from '@sahakorn/contract/challenge';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

type Asked = { purpose?: ChallengePurpose; membershipNo?: string; address?: string };

/** Asks for a challenge as a client of the contract does. */
export function askChallenge(
  app: FastifyInstance,
  { purpose = 'login', membershipNo, address = '198.51.100.1' }: Asked = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/info/challenge',
    remoteAddress: address,
    payload: { purpose, membership_no: membershipNo },
  });
}

/** A challenge for the given purpose. */
export async function challengeFor(app: FastifyInstance, asked: Asked = {}): Promise<Challenge> {
  const answer = await askChallenge(app, asked);
  const [row] = answer.json<{ data: { challenge: Challenge }[] }>().data;
  if (!row) throw new Error(`No challenge: ${answer.body}`);
  return row.challenge;
}

/** The text of a proof, solved as any client would. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  const { counter, derivedKey } = solution;
  return proofText({ challenge, solution: { counter, derivedKey } });
}

/** Anything encoded like a proof. */
export function proofText(proof: unknown): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}

/** A fresh proof for a purpose. */
export async function proofFor(app: FastifyInstance, asked: Asked = {}): Promise<string> {
  return solve(await challengeFor(app, asked));
}

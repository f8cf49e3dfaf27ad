import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { MembershipNoInput } from './values.ts';

/** What a proof of work is asked for. A proof is good for its own purpose only. */
export const ChallengePurpose = z.enum(['login', 'board', 'demand']);
export type ChallengePurpose = z.infer<typeof ChallengePurpose>;

/** Seconds for which a challenge may be answered. */
export const CHALLENGE_SECONDS = 300;

/** Longer than any proof is. */
export const PROOF_MAX_LENGTH = 4096;

const Hex = z.string().regex(/^[0-9a-f]+$/);

/**
 * A challenge of ALTCHA's proof of work, version 2, as its libraries read it. It is solved by the counter, from 0 to
 * below `data.most`, for which PBKDF2 over `nonce` and the counter (32 bits, big end first), with `salt` and `cost`
 * rounds, begins with `keyPrefix`.
 */
export const Challenge = z
  .object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: Hex,
      salt: Hex,
      cost: z.int().positive().meta({ description: 'Rounds of one derivation' }),
      keyLength: z.int().positive().meta({ description: 'Bytes of the derived key' }),
      keyPrefix: Hex,
      keySignature: Hex,
      data: z.object({
        purpose: ChallengePurpose,
        level: z.int().min(0).meta({ description: 'Doublings of the least work' }),
        most: z.int().positive().meta({ description: 'The counter is less' }),
        until: z.int().meta({ description: 'Seconds since 1970; the server alone looks at its clock' }),
      }),
    }),
    signature: Hex,
  })
  .meta({ id: 'Challenge' });
export type Challenge = z.infer<typeof Challenge>;

/** A solved challenge, in Base64 of its JSON where a call takes it. */
export const Proof = z
  .object({
    challenge: Challenge,
    solution: z.object({
      counter: z.int().min(0),
      derivedKey: Hex.meta({ description: 'All bytes of the key that the counter gives' }),
    }),
  })
  .meta({ id: 'Proof' });
export type Proof = z.infer<typeof Proof>;

/** Where a call takes a proof; empty where none was asked for. */
export const ProofText = z.string().max(PROOF_MAX_LENGTH).nullish().meta({
  description: 'Base64 of the JSON of a `Proof`, once the answer was `proof_of_work_required`; else empty',
});

export const getChallenge = defineCall({
  id: 'challenge',
  method: 'POST',
  path: '/api/info/challenge',
  summary: 'Ask for a proof of work, where a call has answered `proof_of_work_required`',
  tag: 'session',
  access: 'public',
  body: z.object({
    purpose: ChallengePurpose,
    membership_no: MembershipNoInput.optional().meta({
      description: 'With `login`: the work grows with the wrong tries for this number',
    }),
  }),
  response: feed(
    z.object({
      challenge: Challenge,
      expires_in: z.int().meta({ description: 'Seconds' }),
    }),
  ),
  failures: { 429: 'Too many challenges for this address (`rate_limited`), with `retry_after`' },
});

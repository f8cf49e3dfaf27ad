import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { MembershipNoInput } from './values.ts';

/**
 * The purpose of a proof of work. A proof is valid only for its own purpose; `identity` is that of
 * registering and of a forgotten password.
 */
export const ChallengePurpose = z.enum(['login', 'identity', 'board', 'demand']);
export type ChallengePurpose = z.infer<typeof ChallengePurpose>;

/** How long a challenge is valid, in seconds. */
export const CHALLENGE_SECONDS = 300;

/** An upper bound that no valid proof exceeds. */
export const PROOF_MAX_LENGTH = 4096;

const Hex = z.string().regex(/^[0-9a-f]+$/);

/**
 * A challenge in the format of ALTCHA version 2. The solution is the counter, from 0 to below `data.most`,
 * for which the key derived by PBKDF2 from `nonce` and the counter (32-bit big-endian), with `salt` and
 * `cost` rounds, begins with `keyPrefix`.
 */
export const Challenge = z
  .object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: Hex,
      salt: Hex,
      cost: z.int().positive().meta({ description: 'Rounds per derivation' }),
      keyLength: z.int().positive().meta({ description: 'Bytes of the derived key' }),
      keyPrefix: Hex,
      keySignature: Hex,
      data: z.object({
        purpose: ChallengePurpose,
        level: z.int().min(0).meta({ description: 'How often the minimum work is doubled' }),
        most: z.int().positive().meta({ description: 'Upper bound of the counter (exclusive)' }),
        until: z.int().meta({ description: 'Unix time of expiry, checked by the server only' }),
      }),
    }),
    signature: Hex,
  })
  .meta({ id: 'Challenge' });
export type Challenge = z.infer<typeof Challenge>;

/** A solved challenge; calls take it as Base64-encoded JSON. */
export const Proof = z
  .object({
    challenge: Challenge,
    solution: z.object({
      counter: z.int().min(0),
      derivedKey: Hex.meta({ description: 'The complete derived key' }),
    }),
  })
  .meta({ id: 'Proof' });
export type Proof = z.infer<typeof Proof>;

/** The field for a proof in a request; empty if none was required. */
export const ProofText = z.string().max(PROOF_MAX_LENGTH).nullish().meta({
  description: 'A `Proof` as Base64-encoded JSON, after a `proof_of_work_required` response; otherwise empty',
});

export const getChallenge = defineCall({
  id: 'challenge',
  method: 'POST',
  path: '/api/info/challenge',
  summary: 'Get a challenge, after a call answered `proof_of_work_required`',
  tag: 'session',
  access: 'public',
  body: z.object({
    purpose: ChallengePurpose,
    membership_no: MembershipNoInput.optional().meta({
      description: 'With `login` and `identity`: the difficulty grows with the attempts for this number',
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

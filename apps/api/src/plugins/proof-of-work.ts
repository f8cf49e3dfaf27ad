import { createHmac, randomInt } from 'node:crypto';
import {
  CHALLENGE_SECONDS,
  Challenge,
  type ChallengePurpose,
  PROOF_MAX_LENGTH,
  Proof,
} from '@sahakorn/contract/challenge';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import { createKeyReader } from '../db/secret-key.ts';
import type { Database } from '../db/schema.ts';
import { Forbidden } from '../errors/domain-errors.ts';
import { recordProof } from './record-proof.ts';

/** When proof of work is required: never, after failures and for public writes, or always. */
export type ProofMode = 'off' | 'adaptive' | 'always';

/** The required work level: each level doubles the work; null requires none. */
export type WorkLevel = number | null;

/**
 * Checks the proof of a request against a level. May be called several times. Resolves to whether work was
 * proven, now or before.
 * @throws Forbidden `proof_of_work_required`
 */
export type PresentedProof = (level: WorkLevel) => Promise<boolean>;

/**
 * About 0.1 seconds on a desktop and 0.5 seconds on a cheap phone; the highest level takes 16 times as long.
 */
const COST = 2000;
const MIN_DERIVATIONS = 100;
const MAX_LEVEL = 4;
const KEY_BYTES = 32;

type ProofOfWorkOptions = {
  db: Kysely<Database>;
  now: () => Date;
  mode: ProofMode;
};

/**
 * Makes guessing and spam cost computing time, without a third party: a browser solves a
 * signed challenge before the request is accepted. Challenges are not stored; the
 * signature of a used proof is, until it expires.
 */
export class ProofOfWork {
  readonly #db: Kysely<Database>;
  /** Reads the key that all servers of the cooperative share. */
  readonly #readKey: () => Promise<Buffer>;
  readonly #now: () => Date;
  readonly #mode: ProofMode;

  constructor({ db, now, mode }: ProofOfWorkOptions) {
    this.#db = db;
    this.#readKey = createKeyReader(db, 'challenge_key', now);
    this.#now = now;
    this.#mode = mode;
  }

  /** Creates a challenge. Its counter is drawn from a range, which bounds the work. */
  async issue(purpose: ChallengePurpose, level: WorkLevel): Promise<Challenge> {
    const bounded = Math.min(level ?? 0, MAX_LEVEL);
    const derivations = MIN_DERIVATIONS * 2 ** bounded;
    const maxCounter = (derivations * 3) / 2;
    const until = Math.floor(this.#now().getTime() / 1000) + CHALLENGE_SECONDS;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      keyLength: KEY_BYTES,
      counter: randomInt(derivations / 2, maxCounter),
      data: { purpose, level: bounded, most: maxCounter, until },
      deriveKey,
      ...(await this.#secrets()),
    });
    return Challenge.parse(challenge);
  }

  /** Reads the proof of a request; it is verified and used only where work is required. */
  present(purpose: ChallengePurpose, text: string | null | undefined): PresentedProof {
    let provenLevel: WorkLevel = null;
    return async (level) => {
      const required = this.#getRequiredLevel(level);
      if (required === null || (provenLevel !== null && provenLevel >= required)) return provenLevel !== null;
      if (provenLevel === null) provenLevel = await this.#redeem(purpose, text ?? '');
      if (provenLevel === null || provenLevel < required) {
        throw new Forbidden('proof_of_work_required', `proof of work of level ${required} required`);
      }
      return true;
    };
  }

  #getRequiredLevel(level: WorkLevel): WorkLevel {
    if (this.#mode === 'off') return null;
    const required = this.#mode === 'always' ? (level ?? 0) : level;
    return required === null ? null : Math.min(required, MAX_LEVEL);
  }

  /** The level of a valid, unused proof for this purpose; null otherwise. */
  async #redeem(purpose: ChallengePurpose, text: string): Promise<WorkLevel> {
    const proof = readProof(text);
    if (!proof) return null;
    const { challenge, solution } = proof;
    const { data } = challenge.parameters;
    const until = new Date(data.until * 1000);
    if (data.purpose !== purpose || until <= this.#now()) return null;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await this.#secrets()) });
    if (!verified) return null;
    const signature = Buffer.from(challenge.signature, 'hex');
    return (await recordProof(this.#db, signature, until)) ? data.level : null;
  }

  async #secrets() {
    const key = await this.#readKey();
    const deriveSecret = (use: string) => createHmac('sha256', key).update(use).digest('hex');
    return {
      hmacSignatureSecret: deriveSecret('challenge'),
      hmacKeySignatureSecret: deriveSecret('derived key'),
    };
  }
}

/** Parses a proof; null if it is malformed. */
function readProof(text: string): Proof | null {
  if (text === '' || text.length > PROOF_MAX_LENGTH) return null;
  try {
    const parsed = Proof.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // not JSON
  }
}

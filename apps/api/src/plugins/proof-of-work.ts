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

/** Whether work is ever asked for: never, where a try or a write gives cause, or every time. */
export type ProofMode = 'off' | 'adaptive' | 'always';

/** How much work a request gives cause for: doublings of the least; null is none. */
export type WorkLevel = number | null;

/**
 * What came with a request, to be held against the level that it needs, as often as that is looked at.
 * @throws Forbidden `proof_of_work_required`
 */
export type PresentedProof = (level: WorkLevel) => Promise<void>;

/** A tenth of a second on a desk, half a second on a cheap telephone; the highest level takes sixteen times that. */
const COST = 2000;
const LEAST_DERIVATIONS = 100;
const MOST_LEVEL = 4;
const KEY_BYTES = 32;

type ProofOfWorkOptions = {
  db: Kysely<Database>;
  now: () => Date;
  mode: ProofMode;
};

/**
 * Makes guessing and unasked-for writing cost computing time, without any third party: a browser solves a signed
 * challenge before the request is taken. Nothing is kept of a challenge; of a proof its signature, until it is over.
 */
export class ProofOfWork {
  readonly #db: Kysely<Database>;
  /** Gives the key of all servers of the cooperative. */
  readonly #readKey: () => Promise<Buffer>;
  readonly #now: () => Date;
  readonly #mode: ProofMode;

  constructor({ db, now, mode }: ProofOfWorkOptions) {
    this.#db = db;
    this.#readKey = createKeyReader(db, 'challenge_key', now);
    this.#now = now;
    this.#mode = mode;
  }

  /** A fresh challenge. Its counter is drawn, so that the work is never much more than expected. */
  async issue(purpose: ChallengePurpose, level: WorkLevel): Promise<Challenge> {
    const bounded = Math.min(level ?? 0, MOST_LEVEL);
    const derivations = LEAST_DERIVATIONS * 2 ** bounded;
    const most = (derivations * 3) / 2;
    const until = Math.floor(this.#now().getTime() / 1000) + CHALLENGE_SECONDS;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      keyLength: KEY_BYTES,
      counter: randomInt(derivations / 2, most),
      data: { purpose, level: bounded, most, until },
      deriveKey,
      ...(await this.#secrets()),
    });
    return Challenge.parse(challenge);
  }

  /** Takes up what a request carries; it is looked at, and used up, only where work is asked for. */
  present(purpose: ChallengePurpose, text: string | null | undefined): PresentedProof {
    let paid: WorkLevel = null;
    return async (level) => {
      const asked = this.#asked(level);
      if (asked === null || (paid !== null && paid >= asked)) return;
      if (paid === null) paid = await this.#take(purpose, text ?? '');
      if (paid === null || paid < asked) {
        throw new Forbidden('proof_of_work_required', `a proof of work of level ${asked} is asked for`);
      }
    };
  }

  #asked(level: WorkLevel): WorkLevel {
    if (this.#mode === 'off') return null;
    const asked = this.#mode === 'always' ? (level ?? 0) : level;
    return asked === null ? null : Math.min(asked, MOST_LEVEL);
  }

  /** The level of a proof that is ours, for this purpose, solved, not over and not used; null for any other. */
  async #take(purpose: ChallengePurpose, text: string): Promise<WorkLevel> {
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

/** Whatever was sent, read as a proof: null where it is none. */
function readProof(text: string): Proof | null {
  if (text === '' || text.length > PROOF_MAX_LENGTH) return null;
  try {
    const read = Proof.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null; // not the JSON of anything
  }
}

import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { countOwnConnections } from '../../db/pool.ts';
import { getProcessShare } from '../../limits/process-share.ts';
import { FairQueue } from '../../limits/fair-queue.ts';

/** OWASP's argon2id setting of 19 MiB. Raising a figure re-hashes each password at its next sign-in. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const MAX_WAITING = 50;

/** Hashing runs on these threads of Node. */
const NODE_THREADS = 4;
const MAX_CONCURRENT_HASHES = Math.min(getProcessShare(availableParallelism()), NODE_THREADS);

/** Requests that may hash a password at a time. */
export const MAX_CONCURRENT_ATTEMPTS = countAttempts(MAX_CONCURRENT_HASHES, countOwnConnections());

/** What waits here is bounded by `passwordQueue`. */
const hashing = new FairQueue({ running: MAX_CONCURRENT_HASHES, waiting: Infinity });

/** A dummy hash of the current cost, for numbers without an account. */
const DUMMY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * The queue of all requests that hash a password. As many hashes run at a time as there are cores,
 * at most four, so that a burst of sign-ins does not slow other calls; twice as many attempts,
 * because while some are hashed the others wait for the database. 50 more wait. Workers share all of it.
 */
export const passwordQueue = new FairQueue({
  running: MAX_CONCURRENT_ATTEMPTS,
  waiting: getProcessShare(MAX_WAITING),
});

/** Whether all places to hash in are taken, so that further attempts wait. */
export function isHashingCrowded(): boolean {
  return passwordQueue.counts.running >= MAX_CONCURRENT_ATTEMPTS;
}

/** Each uses a connection until it ends, so they get at most half of them: the others are for readers. */
export function countAttempts(hashes: number, connections: number): number {
  return Math.min(2 * hashes, Math.floor(connections / 2));
}

/** The PHC string of a new password, with its own random salt. Runs off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run({}, null, () => hash(canonical(password), COST));
}

/**
 * Verifies a password. A null hash, for a number without an account, takes as long as a
 * real check and fails.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isCorrect = await hashing.run({}, null, () => verify(stored ?? DUMMY_HASH, canonical(password)));
  return isCorrect && stored !== null;
}

/** Whether a stored hash is weaker than what `hashPassword` makes. */
export function needsRehash(stored: string): boolean {
  const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  if (!cost) return true;
  const [, memory, time] = cost.map(Number);
  return memory === undefined || time === undefined || memory < COST.memoryCost || time < COST.timeCost;
}

/** Unicode normalisation, because keyboards differ; nothing else is changed. */
function canonical(password: string): string {
  return password.normalize('NFC');
}

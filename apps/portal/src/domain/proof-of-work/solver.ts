import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Challenge } from '@sahakorn/contract/challenge';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveInBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';

export type Solution = { counter: number; derivedKey: string };

type SolveOptions = {
  /** Receives the progress from 0 to 1 of the worst case. */
  onProgress: (share: number) => void;
  controller?: AbortController;
};

/** Longest time without yielding to the page's events. */
const YIELD_AFTER_MS = 30;
const REPORT_EVERY_MS = 100;

const deriveInScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/** Solves a challenge in slices that keep the page responsive. Null when aborted. */
export async function solve(
  challenge: Challenge,
  { onProgress, controller }: SolveOptions,
): Promise<Solution | null> {
  const derive = 'subtle' in crypto ? deriveInBrowser : deriveInScript;
  const { most } = challenge.parameters.data;
  let [tried, yieldedAt, reportedAt] = [0, performance.now(), performance.now()];
  const found = await solveChallenge({
    challenge,
    ...(controller && { controller }),
    deriveKey: async (...work) => {
      const now = performance.now();
      if (now - reportedAt > REPORT_EVERY_MS) {
        onProgress(Math.min(1, tried / most));
        reportedAt = now;
      }
      if (now - yieldedAt > YIELD_AFTER_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        yieldedAt = performance.now();
      }
      tried += 1;
      return derive(...work);
    },
  });
  return found && { counter: found.counter, derivedKey: found.derivedKey };
}

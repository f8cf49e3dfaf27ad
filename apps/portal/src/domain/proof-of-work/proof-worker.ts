// Solves one challenge in a worker, which the page terminates.
import type { Challenge } from '@sahakorn/contract/challenge';
import { type Solution, solve } from './solver.ts';

export type WorkerMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'solved'; solution: Solution }
  | { kind: 'failed' };

const postMessageToPage = (message: WorkerMessage) => globalThis.postMessage(message, {});

async function work(challenge: Challenge): Promise<void> {
  try {
    const solution = await solve(challenge, {
      onProgress: (share) => postMessageToPage({ kind: 'progress', share }),
    });
    postMessageToPage(solution ? { kind: 'solved', solution } : { kind: 'failed' });
  } catch {
    // The page then solves the challenge itself, and reports the error.
    postMessageToPage({ kind: 'failed' });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Challenge>) => void work(data));

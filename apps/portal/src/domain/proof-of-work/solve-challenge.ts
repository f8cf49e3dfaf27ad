import type { Challenge, Proof } from '@sahakorn/contract/challenge';
import type { WorkerMessage } from './proof-worker.ts';
import type { Solution } from './solver.ts';
import { startWorker } from './start-worker.ts';

type Solving = {
  /** Gives the work up. */
  signal: AbortSignal;
  /** Receives the progress from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Does the work that a challenge asks for, in a worker, or in the page where none can be had, and gives what the call
 * wants to see of it. Null when it is given up.
 */
export async function solveChallenge(challenge: Challenge, solving: Solving): Promise<string | null> {
  const solution = (await solveInWorker(challenge, solving)) ?? (await solveInPage(challenge, solving));
  const proof: Proof | null = solution && { challenge, solution };
  return proof && btoa(JSON.stringify(proof));
}

/** Null where it was given up, or no worker got through with it. */
function solveInWorker(challenge: Challenge, { signal, onProgress }: Solving): Promise<Solution | null> {
  const worker = signal.aborted ? null : startWorker();
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const end = (solution: Solution | null) => {
      worker.terminate();
      signal.removeEventListener('abort', handleAbort);
      resolve(solution);
    };
    const handleAbort = () => end(null);
    signal.addEventListener('abort', handleAbort);
    worker.addEventListener('error', () => end(null));
    worker.addEventListener('messageerror', () => end(null));
    worker.addEventListener('message', ({ data: word }: MessageEvent<WorkerMessage>) => {
      if (word.kind === 'progress') onProgress(word.share);
      else end(word.kind === 'solved' ? word.solution : null);
    });
    worker.postMessage(challenge, []);
  });
}

async function solveInPage(challenge: Challenge, { signal, onProgress }: Solving): Promise<Solution | null> {
  if (signal.aborted) return null;
  const controller = new AbortController();
  const handleAbort = () => controller.abort();
  signal.addEventListener('abort', handleAbort, { once: true });
  try {
    const { solve } = await import('./solver.ts');
    return await solve(challenge, { onProgress, controller });
  } finally {
    signal.removeEventListener('abort', handleAbort);
  }
}

import type { Challenge, Proof } from '@sahakorn/contract/challenge';
import { createTrustedPolicy } from '../../lib/trusted-types.ts';
import type { WorkerMessage } from './proof-worker.ts';
import type { Solution } from './solver.ts';

type SolveOptions = {
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Solves a challenge in a worker, or in the page if workers are unavailable; null if aborted. */
export async function solveChallenge(challenge: Challenge, options: SolveOptions): Promise<string | null> {
  const solution = (await solveInWorker(challenge, options)) ?? (await solveInPage(challenge, options));
  const proof: Proof | null = solution && { challenge, solution };
  return proof && btoa(JSON.stringify(proof));
}

function solveInWorker(challenge: Challenge, { signal, onProgress }: SolveOptions): Promise<Solution | null> {
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
    worker.addEventListener('message', ({ data: message }: MessageEvent<WorkerMessage>) => {
      if (message.kind === 'progress') onProgress(message.share);
      else end(message.kind === 'solved' ? message.solution : null);
    });
    worker.postMessage(challenge, []);
  });
}

async function solveInPage(
  challenge: Challenge,
  { signal, onProgress }: SolveOptions,
): Promise<Solution | null> {
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

// oxlint-disable-next-line import/default -- what Vite gives there is the address of the built worker
import workerUrl from './proof-worker.ts?worker&url';

// The only Trusted Types policy for script URLs; it allows this one.
const policy = createTrustedPolicy('worker-url', { createScriptURL: () => workerUrl });

function startWorker(): Worker | null {
  try {
    return new Worker(policy ? policy.createScriptURL('') : workerUrl, { type: 'module' });
  } catch {
    return null; // no module workers: falls back to the page
  }
}

import { getChallenge } from '@sahakorn/contract/challenge';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { solveChallenge } from './solve-challenge.ts';

const SECRETS = { hmacSignatureSecret: 'a secret', hmacKeySignatureSecret: 'another secret' };

async function createTestChallenge(counter: number, most: number, cost = 20) {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter,
    data: { purpose: 'login', level: 0, most, until: 1_800_000_000 },
    deriveKey,
    ...SECRETS,
  });
  const [row] = getChallenge.response.parse({ rc_code: '1', data: [{ challenge, expires_in: 300 }] }).data;
  if (!row) throw new Error('No challenge');
  return row.challenge;
}

async function isTaken(text: string | null): Promise<boolean> {
  const proof = z
    .object({ challenge: z.any(), solution: z.object({ counter: z.int(), derivedKey: z.string() }) })
    .parse(JSON.parse(atob(text ?? '')));
  return (await verifySolution({ ...proof, challenge: proof.challenge, deriveKey, ...SECRETS })).verified;
}

const solving = () => ({
  signal: new AbortController().signal,
  onProgress: vi.fn<(share: number) => void>(),
});

afterEach(() => vi.unstubAllGlobals());

describe('without a worker', () => {
  it.each([
    ['with the cryptography of the browser', true],
    ['in plain script', false],
  ])('solves what the server asked for, %s', async (_how, hasCryptography) => {
    const challenge = await createTestChallenge(7, 10);
    if (!hasCryptography) vi.stubGlobal('crypto', {});
    const text = await solveChallenge(challenge, solving());
    vi.unstubAllGlobals();
    expect(await isTaken(text)).toBe(true);
  });

  it('reports progress, and stops when aborted', async () => {
    const challenge = await createTestChallenge(1_000_000, 1_500_000, 500);
    vi.stubGlobal('crypto', {});
    const controller = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number) => {
      shares.push(share);
      controller.abort();
    };
    expect(await solveChallenge(challenge, { signal: controller.signal, onProgress })).toBeNull();
    expect(shares).toHaveLength(1);
    expect(shares[0]).toBeGreaterThan(0);
  });
});

describe('a worker', () => {
  class FakeWorker extends EventTarget {
    static started: FakeWorker[] = [];
    readonly terminate = vi.fn<() => void>();
    readonly postMessage = vi.fn<(challenge: unknown) => void>();
    constructor() {
      super();
      FakeWorker.started.push(this);
    }
    say(data: unknown) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  const start = async () => {
    FakeWorker.started = [];
    vi.stubGlobal('Worker', FakeWorker);
    const challenge = await createTestChallenge(3, 4);
    const controller = new AbortController();
    const choices = { ...solving(), signal: controller.signal };
    const solved = solveChallenge(challenge, choices);
    const [worker] = FakeWorker.started;
    if (!worker) throw new Error('No worker was started');
    return { ...choices, challenge, controller, worker, solved };
  };

  it('receives the challenge, answers, and is terminated', async () => {
    const { worker, challenge, solved, onProgress } = await start();
    expect(worker.postMessage.mock.calls[0]?.[0]).toEqual(challenge);
    worker.say({ kind: 'progress', share: 0.5 });
    const solution = { counter: 3, derivedKey: 'ab'.repeat(32) };
    worker.say({ kind: 'solved', solution });
    expect(JSON.parse(atob((await solved) ?? ''))).toEqual({ challenge, solution });
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('ends at once with the screen', async () => {
    const { worker, controller, solved } = await start();
    controller.abort();
    expect(await solved).toBeNull();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not start', (worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
    ['cannot do it', (worker: FakeWorker) => worker.say({ kind: 'failed' })],
  ])('that %s leaves the work to the page', async (_what, fail) => {
    const { worker, solved } = await start();
    fail(worker);
    expect(await isTaken(await solved)).toBe(true);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});

import { useEffect, useRef, useState } from 'react';
import { requiresProofOfWork } from '../../lib/api/api-error.ts';
import { type ChallengeRequest, useRequestChallengeMutation } from './challenge-endpoints.ts';
import { solveChallenge } from './solve-challenge.ts';

type Sent = { error?: unknown };

/** The server may ask again after failed attempts elsewhere. After this many rounds the call fails. */
const MAX_ROUNDS = 3;

/** Sends a call, and resends it with a proof of work if the server asks for one. `progress` is 0 to 1. */
export function useProof() {
  const [requestChallenge] = useRequestChallengeMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const unmountSignal = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    unmountSignal.current = controller;
    return () => controller.abort();
  }, []);

  const prove = async (work: ChallengeRequest): Promise<{ proof: string } | { error?: unknown }> => {
    const signal = unmountSignal.current?.signal ?? AbortSignal.abort();
    setProgress(0);
    const { data: challenge, error } = await requestChallenge(work);
    const proof = challenge ? await solveChallenge(challenge, { signal, onProgress: setProgress }) : null;
    setProgress(null);
    return proof === null ? { error } : { proof };
  };

  const sendWithProof = async <Answer extends Sent>(
    work: ChallengeRequest,
    send: (recaptcha: string) => Promise<Answer>,
  ): Promise<Answer | Sent> => {
    let sent = await send('');
    for (let round = 0; round < MAX_ROUNDS && requiresProofOfWork(sent.error); round += 1) {
      const proved = await prove(work);
      if (!('proof' in proved)) return { error: proved.error ?? sent.error };
      sent = await send(proved.proof);
    }
    return sent;
  };

  return { sendWithProof, progress };
}

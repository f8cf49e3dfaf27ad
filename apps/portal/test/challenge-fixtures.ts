import { http, HttpResponse } from 'msw';

export const WORK_FIRST = { error: 'กรุณารอ', message: 'work first', code: 'proof_of_work_required' };

/** A challenge that is solved at once. Its signature is not checked. */
export const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    keySignature: '00',
    data: { purpose: 'login', level: 0, most: 100, until: 1_800_000_000 },
  },
  signature: '00',
};

/** Gives the challenge, and records what it was asked for. */
export function challengeHandler(asked: unknown[]) {
  return http.post('*/api/info/challenge', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json({ rc_code: '1', data: [{ challenge: CHALLENGE, expires_in: 300 }] });
  });
}

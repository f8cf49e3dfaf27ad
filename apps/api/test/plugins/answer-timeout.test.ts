import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registerAnswerTimeout } from '../../src/plugins/answer-timeout.ts';
import { registerErrors } from '../../src/plugins/errors.ts';

const SCREEN_MS = 50;
const OTHER_MS = 60_000;
const WORK_MS = 300;

let app: FastifyInstance;
afterEach(() => app.close());

/** The address of an app with two slow routes for each method, of which one is for a screen. */
async function listen(): Promise<string> {
  app = Fastify();
  registerErrors(app);
  registerAnswerTimeout(app, { screenMs: SCREEN_MS, otherMs: OTHER_MS });
  const handler = async () => {
    await sleep(WORK_MS);
    return { done: true };
  };
  app.route({ method: ['GET'], url: '/screen', config: { forScreen: true }, handler });
  app.route({ method: ['POST'], url: '/screen', config: { forScreen: true }, handler });
  app.route({ method: ['POST'], url: '/other', handler });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('an answer that takes too long', () => {
  it.each([
    ['GET', { method: 'GET' }],
    ['POST without a body', { method: 'POST' }],
    ['POST with a body', json],
  ])('is refused for %s', async (_name, request) => {
    const origin = await listen();
    const answer = await fetch(`${origin}/screen`, request);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('may take longer where no screen waits for it', async () => {
    const origin = await listen();
    expect((await fetch(`${origin}/other`, json)).status).toBe(200);
    expect((await fetch(`${origin}/screen`, json)).status).toBe(503);
  });
});

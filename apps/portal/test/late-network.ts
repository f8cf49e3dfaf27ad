import { afterAll, beforeAll } from 'vitest';

/** Half before the request, half before the response. */
const LATE_MS = Number(import.meta.env['LATE']);

const { setTimeout: start } = globalThis;
const later = () => new Promise((resolve) => start(resolve, LATE_MS / 2));

let prompt: typeof fetch;

beforeAll(() => {
  prompt = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    await later();
    const answer = await prompt(input, init);
    await later();
    const { signal } = input instanceof Request ? input : { signal: init?.signal };
    signal?.throwIfAborted();
    return answer;
  };
});

afterAll(() => {
  globalThis.fetch = prompt;
});

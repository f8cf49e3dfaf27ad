import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { onAbortedResponse } from './aborted-response.ts';

it.each([
  ['is called for one that is aborted', 1, (answer: PassThrough) => answer.destroy()],
  ['is not called for one that was sent completely', 0, (answer: PassThrough) => answer.resume().end('rest')],
])('%s', async (_what, times, end) => {
  const answer = new PassThrough();
  const callback = vi.fn<() => void>();
  onAbortedResponse(answer, callback);
  answer.write('begun');
  end(answer);
  await once(answer, 'close');
  expect(callback).toHaveBeenCalledTimes(times);
});

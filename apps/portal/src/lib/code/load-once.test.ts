import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once, and gives what was loaded from then on', async () => {
  const load = vi.fn<() => Promise<object>>(async () => ({ code: 1 }));
  const give = loadOnce(load);
  const [one, other] = await Promise.all([give(), give()]);
  expect(other).toBe(one);
  expect(load).toHaveBeenCalledOnce();
});

it('loads again what failed', async () => {
  const load = vi
    .fn<() => Promise<string>>(async () => 'code')
    .mockRejectedValueOnce(new TypeError('no connection'));
  const give = loadOnce(load);
  await expect(give()).rejects.toThrow('no connection');
  expect(await give()).toBe('code');
});

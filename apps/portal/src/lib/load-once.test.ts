import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once, and gives what was loaded from then on', async () => {
  const load = vi.fn<() => Promise<object>>(async () => ({ code: 1 }));
  const loadShared = loadOnce(load);
  const [one, other] = await Promise.all([loadShared(), loadShared()]);
  expect(other).toBe(one);
  expect(load).toHaveBeenCalledOnce();
});

it('loads again what failed', async () => {
  const load = vi
    .fn<() => Promise<string>>(async () => 'code')
    .mockRejectedValueOnce(new TypeError('no connection'));
  const loadShared = loadOnce(load);
  await expect(loadShared()).rejects.toThrow('no connection');
  expect(await loadShared()).toBe('code');
});

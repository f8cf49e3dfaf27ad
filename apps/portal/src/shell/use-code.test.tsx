import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCode } from './use-code.ts';

it('gives the code once it is there', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the code');
  const { result } = renderHook(() => useCode(load));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe('the code'));
  expect(load).toHaveBeenCalledOnce();
});

it('leaves the screen alone when there is no connection, and tries again when it is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue('the code');
  const { result } = renderHook(() => useCode(load));
  await act(() => Promise.resolve());
  expect(result.current).toBeNull();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current).toBe('the code'));
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

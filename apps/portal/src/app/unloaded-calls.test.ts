import { expect, it, vi } from 'vitest';
import { DEFAULT_DISPLAY } from '../lib/display/display-preferences.ts';

vi.mock('../lib/api/send.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('answers with a connection error while the code that sends calls cannot be loaded', async () => {
  const { makeStore } = await import('./store/store.ts');
  const { homeApi } = await import('../features/home/home-endpoints.ts');
  const store = makeStore({ session: null, display: DEFAULT_DISPLAY });
  const { error } = await store.dispatch(homeApi.endpoints.listHomeSections.initiate());
  expect(error).toMatchObject({ kind: 'connection' });
});

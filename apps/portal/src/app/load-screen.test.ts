import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadScreen } from './load-screen.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('gives the screen', async () => {
  await expect(loadScreen(() => Promise.resolve('screen'))).resolves.toBe('screen');
});

it('reloads the page once when the screen’s files are gone, then tells', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  void loadScreen(gone);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadScreen(gone)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledOnce();
});

it('tells at once without a connection', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadScreen(gone)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

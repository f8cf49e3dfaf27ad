import { expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

it('reloads the page once when its files are gone', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload without a connection', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});

import { expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

it('reloads the page once when its files are gone', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload while a form holds typed text, and does once it is empty', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  sessionStorage.clear();
  document.body.innerHTML = '<main><form><textarea></textarea></form></main>';
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  field.value = 'ขอที่จอดรถ';
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
  field.value = '';
  reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload without a connection', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});

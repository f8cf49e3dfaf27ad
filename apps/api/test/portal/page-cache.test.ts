import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { PageCache } from '../../src/portal/page-cache.ts';
import { createStreamLogger } from '../../src/plugins/logger.ts';
import { buildTestApp } from '../app.ts';
import { useTestDatabase } from '../database.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const database = useTestDatabase();

function memory() {
  let now = 0;
  const errors: unknown[] = [];
  const pages = new PageCache<string>(() => new Date(now));
  const get = (key: string, make: () => Promise<string>) =>
    pages.get(key, make, (error) => errors.push(error));
  return { get, errors, pass: (ms: number) => (now += ms) };
}

it('renders a page once for all requests within ten seconds', async () => {
  const { get, pass } = memory();
  const make = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
  expect(await Promise.all([get('a', make), get('a', make)])).toEqual(['page', 'page']);
  pass(9999);
  await get('a', make);
  expect(make).toHaveBeenCalledOnce();
  pass(1);
  await get('a', make);
  await get('b', make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('shows the last page where none can be rendered, for ten minutes', async () => {
  const { get, errors, pass } = memory();
  const fail = () => Promise.reject(new Error('down'));
  await expect(get('a', fail)).rejects.toThrow('down');
  await get('a', () => Promise.resolve('page'));
  pass(599_999);
  expect(await get('a', fail)).toBe('page');
  expect(errors).toEqual([new Error('down')]);
  pass(1);
  await expect(get('a', fail)).rejects.toThrow('down');
});

it('forgets what was rendered longest ago when there is too much', async () => {
  const { get } = memory();
  const make = vi.fn<() => Promise<string>>(() => Promise.resolve('page'));
  for (let page = 0; page <= 200; page += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- in this order
    await get(String(page), make);
  }
  await get('200', make);
  expect(make).toHaveBeenCalledTimes(201);
  await get('0', make);
  expect(make).toHaveBeenCalledTimes(202);
});

it('lets the browser render a page that fails on the server, and hides the reason', async () => {
  const lines: string[] = [];
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, '.server'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(
    path.join(folder, '.server/entry.js'),
    `export const createPageRenderer = () => ({
      isPage: () => true,
      isRendered: () => true,
      listSearchParams: () => [],
      renderPage: async () => { throw new Error('secret inside'); },
      renderShell: () => ({ status: 200, html: '<div id="root"></div>', content: '', topicId: null, inlineStyles: [] }),
    });`,
  );
  const log = createStreamLogger({ write: (line) => void lines.push(line) }, 'error');
  const app = await buildTestApp(database, { portalFolder: folder, log });
  const { statusCode, headers, body } = await app.inject('/home');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('secret');
  expect(lines.join('')).toContain('secret inside');
});

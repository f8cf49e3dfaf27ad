import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Pages } from '../../src/portal/pages.ts';
import { TEST_NOW, testConfig } from '../app.ts';
import { builtPortal } from '../built-portal.ts';

it('compresses the page of a member screen once for all members', async () => {
  const app = fastify();
  const pages = new Pages({
    folder: builtPortal(),
    runtime: testConfig().runtime,
    publicOrigin: null,
    ask: () => Promise.reject(new Error('a shell asks for nothing')),
    renderings: { take: () => undefined },
    now: () => TEST_NOW,
    renderWithinMs: 60_000,
    log: app.log,
  });
  const found: Promise<unknown>[] = [];
  app.get('/*', (request) => {
    found.push(pages.find(request, request.url));
    return '';
  });
  for (const url of ['/member/dep_statement/01-1', '/member/dep_statement/02-2', '/member/status']) {
    // oxlint-disable-next-line no-await-in-loop -- the second request is to find what the first one left
    await app.inject(url);
  }
  const [first, second, other] = await Promise.all(found);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

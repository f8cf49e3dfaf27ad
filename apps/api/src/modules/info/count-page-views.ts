import type { FastifyInstance } from 'fastify';
import type { ViewCounts } from './view-counts.ts';

/** Programs that say what they are; no readers. */
const ROBOTS = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

/** Counts those who read a page that the server rendered, and so never ask for its feeds. */
export function countPageViews(app: FastifyInstance, readers: ViewCounts): void {
  app.addHook('onResponse', async ({ pageRead, headers, ip }) => {
    const agent = headers['user-agent'] ?? '';
    if (!pageRead || ROBOTS.test(agent)) return;
    readers.visit({ address: ip, agent });
    if (pageRead.topicId !== null) readers.view(pageRead.topicId);
  });
}

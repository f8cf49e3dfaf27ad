import type { FastifyInstance } from 'fastify';
import type { ViewCounts } from './view-counts.ts';

/** User agents of robots. */
const ROBOTS = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

/** Counts views of pages that the server rendered, whose readers do not request the feeds. */
export function countPageViews(app: FastifyInstance, readers: ViewCounts): void {
  app.addHook('onResponse', async ({ pageRead, headers, ip }) => {
    const agent = headers['user-agent'] ?? '';
    if (!pageRead || ROBOTS.test(agent)) return;
    readers.visit({ address: ip, agent });
    if (pageRead.topicId !== null) readers.view(pageRead.topicId);
  });
}

import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { getErrorMessage } from '../../operator-error.ts';
import type { Primary } from '../../primary.ts';
import type { BoardService } from '../board/board-service.ts';
import { countPageViews } from './count-page-views.ts';
import { HomeService } from './home-service.ts';
import { registerHome, registerMenu, registerTopics } from './info-routes.ts';
import type { PublishedQueries } from './published-queries.ts';
import type { PublishedState } from './published-state.ts';
import { createSiteQueries } from './site-queries.ts';
import { TopicLists } from './topic-lists.ts';
import { createTopicQueries } from './topic-queries.ts';
import { TopicService } from './topic-service.ts';
import { ViewCounts } from './view-counts.ts';

type PublicPageServices = {
  db: Kysely<Database>;
  feeds: Kysely<Database>;
  now: () => Date;
  board: BoardService;
  published: PublishedState;
  publishedQueries: PublishedQueries;
  primary: Primary | null;
};

/** The menu, the home page and the topics, with their view counts. */
export function registerPublicPages(
  app: FastifyInstance,
  { db, feeds, now, board, published, publishedQueries, primary }: PublicPageServices,
): void {
  const queries = createSiteQueries(db);
  const lists = new TopicLists({ queries: publishedQueries, published, now });
  const topics = new TopicService({ queries: createTopicQueries(db), lists, now });
  const onError = (error: unknown) =>
    app.log.warn({ reason: getErrorMessage(error) }, 'views were not counted');
  const views = new ViewCounts({
    queries,
    now,
    onError,
    ...(primary && { countVisit: (visitor) => primary.countVisit(visitor) }),
  });
  app.addHook('onClose', () => views.flush());
  registerMenu(app, feeds);
  registerHome(app, new HomeService({ queries, topics, board, now }), views);
  registerTopics(app, topics, views);
  countPageViews(app, views);
}

import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { getErrorMessage } from '../../operator-error.ts';
import type { BoardService } from '../board/board-service.ts';
import { getMediaFolder, registerMedia } from '../media/media-routes.ts';
import { HomeService } from './home-service.ts';
import { registerHome, registerMenu, registerTopics } from './info-routes.ts';
import { countPageViews } from './count-page-views.ts';
import { createPublishedQueries } from './published-queries.ts';
import { PublishedState } from './published-state.ts';
import { ViewCounts } from './view-counts.ts';
import { createSiteQueries } from './site-queries.ts';
import { TopicLists } from './topic-lists.ts';
import { createTopicQueries } from './topic-queries.ts';
import { TopicService } from './topic-service.ts';

type PublicParts = { db: Kysely<Database>; config: Config; now: () => Date; board: BoardService };

/**
 * What visitors read: the menu, the first page, the topics, their pictures and files. Gives what knows the state of
 * all that is published.
 */
export function registerPublicPages(
  app: FastifyInstance,
  { db, config, now, board }: PublicParts,
): PublishedState {
  const queries = createSiteQueries(db);
  const published = createPublishedQueries(db);
  const state = new PublishedState({ queries: published, now });
  const lists = new TopicLists({ queries: published, published: state, now });
  const topics = new TopicService({ queries: createTopicQueries(db), lists, now });
  const onError = (error: unknown) =>
    app.log.warn({ reason: getErrorMessage(error) }, 'readers were not counted');
  const readers = new ViewCounts({ queries, now, onError });
  app.addHook('onClose', () => readers.flush());
  registerMenu(app, db);
  registerHome(app, new HomeService({ queries, topics, board, now }), readers);
  registerTopics(app, topics, readers);
  countPageViews(app, readers);
  registerMedia(app, db, getMediaFolder(config.dataDir));
  return state;
}

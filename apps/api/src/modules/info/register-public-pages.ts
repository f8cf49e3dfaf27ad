import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { reasonOf } from '../../operator-error.ts';
import type { BoardService } from '../board/board-service.ts';
import { mediaFolderOf, registerMedia } from '../media/media-routes.ts';
import { HomeService } from './home-service.ts';
import { registerHome, registerMenu, registerTopics } from './info-routes.ts';
import { registerPageReaders } from './count-page-views.ts';
import { createPublishedQueries } from './published-queries.ts';
import { PublishedState } from './published-state.ts';
import { ReaderCounts } from './view-counts.ts';
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
  const onError = (error: unknown) => app.log.warn({ reason: reasonOf(error) }, 'readers were not counted');
  const readers = new ReaderCounts({ queries, now, onError });
  app.addHook('onClose', () => readers.flush());
  registerMenu(app, db);
  registerHome(app, new HomeService({ queries, topics, board, now }), readers);
  registerTopics(app, topics, readers);
  registerPageReaders(app, readers);
  registerMedia(app, db, mediaFolderOf(config.dataDir));
  return state;
}

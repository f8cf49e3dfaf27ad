import { SUCCESS } from '@sahakorn/contract/envelope';
import { HITS_PER_PAGE, searchTopics } from '@sahakorn/contract/topic';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import type { PerMinute, TaskQueue } from '../../limits/limits.ts';
import type { PublishedState } from '../info/published-state.ts';
import type { PostSearch } from './post-search.ts';
import { createSearchQueries } from './search-queries.ts';
import { SearchService } from './search-service.ts';

/** The word in the address of the results (specification section 2). */
const CATEGORY = 'search';
const CATEGORY_NAME = 'ผลการค้นหา';

type SearchServices = {
  db: Kysely<Database>;
  published: PublishedState;
  posts: PostSearch;
  searchLimit: PerMinute;
  searches: TaskQueue;
  now: () => Date;
};

/** The search of the public pages. */
export function registerSearch(
  app: FastifyInstance,
  { db, published, posts, searchLimit, searches, now }: SearchServices,
): void {
  const service = new SearchService({ queries: createSearchQueries(db), published, posts, now });

  registerCall(app, searchTopics, async ({ body, request }) => {
    await searchLimit.take(request.ip);
    const owner = { address: addressBucket(request.ip) };
    const answer = await searches.run(owner, null, () => service.search(body.search, body.page, body));
    return {
      rc_code: SUCCESS,
      category: CATEGORY,
      category_name: CATEGORY_NAME,
      page: body.page,
      per_page: HITS_PER_PAGE,
      ...answer,
    };
  });
}

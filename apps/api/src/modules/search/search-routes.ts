import { SUCCESS } from '@sahakorn/contract/envelope';
import { HITS_A_PAGE, searchTopics } from '@sahakorn/contract/topic';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import type { RequestLimit } from '../../limits/request-limit.ts';
import type { SearchService } from './search-service.ts';

/** The word in the address of the results (specification section 2). */
const CATEGORY = 'search';
const CATEGORY_NAME = 'ผลการค้นหา';

/** The search of the public pages. */
export function registerSearch(app: FastifyInstance, service: SearchService, limit: RequestLimit): void {
  registerCall(app, searchTopics, async ({ body, request }) => {
    limit.take(request.ip);
    const answer = await service.search(body.search, body.page, body.category);
    return {
      rc_code: SUCCESS,
      category: CATEGORY,
      category_name: CATEGORY_NAME,
      page: body.page,
      per_page: HITS_A_PAGE,
      ...answer,
    };
  });
}

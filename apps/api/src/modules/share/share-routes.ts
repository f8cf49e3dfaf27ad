import { memberShare } from '@sahakorn/contract/share';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { toAnswer, toStatementFilter } from '../statement/statement-wire.ts';
import type { ShareQueries } from './share-queries.ts';
import { ShareService } from './share-service.ts';

/** Shares and their statement; needs a scope that requires a member. */
export function registerShare(scope: FastifyInstance, queries: ShareQueries): void {
  const service = new ShareService({ queries });

  registerCall(scope, memberShare, async ({ body, request }) => {
    const { head, page } = await service.readStatement(
      getSession(request).membershipNo,
      toStatementFilter(body),
    );
    return toAnswer(head, page);
  });
}

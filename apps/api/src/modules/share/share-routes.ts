import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberShare, memberShareGrowth } from '@sahakorn/contract/share';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { toAnswer, toStatementQuery } from '../statement/statement-wire.ts';
import type { ShareService } from './share-service.ts';

/** Shares and their statement; needs a scope that requires a member. */
export function registerShare(scope: FastifyInstance, { shares }: { shares: ShareService }): void {
  registerCall(scope, memberShare, async ({ body, request }) => {
    const { head, page } = await shares.readStatement(
      getSession(request).membershipNo,
      toStatementQuery(body),
    );
    return toAnswer(head, page);
  });

  registerCall(scope, memberShareGrowth, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await shares.listYears(getSession(request).membershipNo),
  }));
}

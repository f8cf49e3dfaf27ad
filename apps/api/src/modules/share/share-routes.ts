import { memberShare } from '@sahakorn/contract/share';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { sessionOf } from '../session/session-scopes.ts';
import { readStatement } from '../statement/read-statement.ts';
import { answerOf, questionOf } from '../statement/statement-wire.ts';
import type { ShareQueries } from './share-queries.ts';

/** Shares and their statement; needs a scope that requires a member. */
export function registerShare(scope: FastifyInstance, queries: ShareQueries): void {
  registerCall(scope, memberShare, async ({ body, request }) => {
    const { membershipNo } = sessionOf(request);
    return queries.inSnapshot(async (snapshot) =>
      answerOf(
        await snapshot.findAccount(membershipNo),
        await readStatement(snapshot, membershipNo, questionOf(body)),
      ),
    );
  });
}

import { lastUpdate, memberDep, memberDepStatement } from '@sahakorn/contract/deposit';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { sessionOf } from '../session/session-scopes.ts';
import type { DepositQueries } from './deposit-queries.ts';
import { DepositService } from './deposit-service.ts';

/** Deposits and their statements; needs a scope that requires a member. */
export function registerDeposit(scope: FastifyInstance, queries: DepositQueries): void {
  const service = new DepositService({ queries });

  registerCall(scope, lastUpdate, async () => ({ rc_code: SUCCESS, data: await queries.findLastMovement() }));

  registerCall(scope, memberDep, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await queries.listAccounts(sessionOf(request).membershipNo),
  }));

  registerCall(scope, memberDepStatement, async ({ params, body, request }) => {
    const { head, entries, sums, openingBalance, kinds, nextCursor } = await service.readStatement({
      membershipNo: sessionOf(request).membershipNo,
      accountNo: params.deposit_account_no,
      from: body.from,
      to: body.to,
      itemTypeCode: body.item_type_code,
      cursor: body.cursor,
      limit: body.limit,
    });
    return {
      rc_code: SUCCESS,
      head,
      data: entries,
      totals: { ...sums, opening_balance: openingBalance },
      kinds,
      next_cursor: nextCursor,
    };
  });
}

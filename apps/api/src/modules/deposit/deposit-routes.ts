import { lastUpdate, memberDep, memberDepStatement } from '@sahakorn/contract/deposit';
import { SUCCESS } from '@sahakorn/contract/envelope';
import { todayIso } from '@sahakorn/thai/date';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { toAnswer, toStatementQuery } from '../statement/statement-wire.ts';
import type { DepositQueries } from './deposit-queries.ts';
import type { DepositService } from './deposit-service.ts';

type DepositServices = { deposits: DepositService; depositQueries: DepositQueries; now: () => Date };

/** Deposits and their statements; needs a scope that requires a member. */
export function registerDeposit(
  scope: FastifyInstance,
  { deposits, depositQueries: queries, now }: DepositServices,
): void {
  registerCall(scope, lastUpdate, async () => ({
    rc_code: SUCCESS,
    data: await queries.findLastMovement(todayIso(now())),
  }));

  registerCall(scope, memberDep, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await queries.listAccounts(getSession(request).membershipNo),
  }));

  registerCall(scope, memberDepStatement, async ({ params, body, request }) => {
    const { membershipNo } = getSession(request);
    const { head, page } = await deposits.readStatement(
      membershipNo,
      params.deposit_account_no,
      toStatementQuery(body),
    );
    return toAnswer(head, page);
  });
}

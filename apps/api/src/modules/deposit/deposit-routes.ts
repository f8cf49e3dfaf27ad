import {
  lastUpdate,
  memberDep,
  memberDepMonths,
  memberDepNickname,
  memberDepStatement,
} from '@sahakorn/contract/deposit';
import { SUCCESS } from '@sahakorn/contract/envelope';
import { todayIso } from '@sahakorn/thai/date';
import type { FastifyInstance } from 'fastify';
import { getCaller } from '../../client/caller.ts';
import type { Limits } from '../../limits/limits.ts';
import { registerCall } from '../../plugins/call.ts';
import type { AuditedContext } from '../audit/audit-log.ts';
import { getSession } from '../session/authenticate.ts';
import { toAnswer, toStatementQuery } from '../statement/statement-wire.ts';
import type { DepositQueries } from './deposit-queries.ts';
import type { DepositService } from './deposit-service.ts';
import { NicknameService } from './nickname-service.ts';

/** Every change is audited. */
const NICKNAMES_PER_MINUTE = 20;

type DepositServices = AuditedContext & {
  deposits: DepositService;
  depositQueries: DepositQueries;
  limits: Limits;
};

/** Deposits and their statements; needs a scope that requires a member. */
export function registerDeposit(
  scope: FastifyInstance,
  { deposits, depositQueries: queries, limits, now, db, audit }: DepositServices,
): void {
  const nicknames = new NicknameService({ db, audit });
  const nicknameLimit = limits.perMinute('nicknames', NICKNAMES_PER_MINUTE);

  registerCall(scope, lastUpdate, async () => ({
    rc_code: SUCCESS,
    data: await queries.findLastMovement(todayIso(now())),
  }));

  registerCall(scope, memberDep, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await deposits.listAccounts(getSession(request).membershipNo),
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

  registerCall(scope, memberDepMonths, async ({ params, body, request }) => ({
    rc_code: SUCCESS,
    data: await deposits.listMonths(getSession(request).membershipNo, params.deposit_account_no, body),
  }));

  registerCall(scope, memberDepNickname, async ({ params, body, request }) => {
    const { membershipNo } = getSession(request);
    await nicknameLimit.take(membershipNo);
    await nicknames.set({
      membershipNo,
      accountNo: params.deposit_account_no,
      nickname: body.nickname.trim(),
      ...getCaller(request),
    });
    return { rc_code: SUCCESS, rc_des: 'บันทึกชื่อเล่นแล้ว', data: [] };
  });
}

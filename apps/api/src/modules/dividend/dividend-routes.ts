import type { Dividend } from '@sahakorn/contract/dividend';
import { memberDiv } from '@sahakorn/contract/dividend';
import { SUCCESS } from '@sahakorn/contract/envelope';
import { maskBankAccountNo } from '@sahakorn/thai/account-no';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { createDividendQueries, type DividendRecord } from './dividend-queries.ts';

/** Dividends by year; needs a scope that requires a member. */
export function registerDividends(scope: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  const queries = createDividendQueries(db);

  registerCall(scope, memberDiv, async ({ request }) => {
    const years = await queries.listReleased(getSession(request).membershipNo);
    return { rc_code: SUCCESS, data: years.map(toWire) };
  });
}

/** Bank account numbers leave the server masked. */
function toWire({ bank_account, ...year }: DividendRecord): Dividend {
  return { ...year, bank_account: bank_account && maskBankAccountNo(bank_account) };
}

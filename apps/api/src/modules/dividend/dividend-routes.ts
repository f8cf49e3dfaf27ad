import type { Dividend } from '@sahakorn/contract/dividend';
import { memberDiv } from '@sahakorn/contract/dividend';
import { memberDivLines } from '@sahakorn/contract/dividend-explanation';
import { SUCCESS } from '@sahakorn/contract/envelope';
import { maskBankAccountNo } from '@sahakorn/thai/account-no';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import type { DividendRecord } from './dividend-queries.ts';
import type { DividendService } from './dividend-service.ts';

/** Dividends by year; needs a scope that requires a member. */
export function registerDividends(
  scope: FastifyInstance,
  { dividends }: { dividends: DividendService },
): void {
  registerCall(scope, memberDiv, async ({ request }) => {
    const years = await dividends.listReleased(getSession(request).membershipNo);
    return { rc_code: SUCCESS, data: years.map(toWire) };
  });

  registerCall(scope, memberDivLines, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await dividends.listExplained(getSession(request).membershipNo),
  }));
}

/** Bank account numbers leave the server masked. */
function toWire({ bank_account, ...year }: DividendRecord): Dividend {
  return { ...year, bank_account: bank_account && maskBankAccountNo(bank_account) };
}

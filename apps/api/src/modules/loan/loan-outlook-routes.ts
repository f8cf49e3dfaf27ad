import { SUCCESS } from '@sahakorn/contract/envelope';
import {
  memberLoanForecast,
  memberLoanOutlook,
  memberLoanPayoff,
  memberLoanTrial,
} from '@sahakorn/contract/loan-outlook';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { getSession } from '../session/authenticate.ts';
import type { LoanOutlookService } from './loan-outlook-service.ts';
import { toForecast, toOutlook, toPayoff, toTrial } from './loan-outlook-wire.ts';

/** How loans end, and what paying more would change; needs a scope that requires a member. */
export function registerLoanOutlook(
  scope: FastifyInstance,
  { loanOutlooks }: { loanOutlooks: LoanOutlookService },
): void {
  registerCall(scope, memberLoanOutlook, async ({ request }) => {
    const loans = await loanOutlooks.listOpen(getSession(request).membershipNo);
    return { rc_code: SUCCESS, data: loans.map((loan) => toOutlook(loan)) };
  });

  registerCall(scope, memberLoanForecast, async ({ params, request }) => {
    const loan = await loanOutlooks.find(getSession(request).membershipNo, params.loan_contract_no);
    return { rc_code: SUCCESS, data: [toForecast(loan)] };
  });

  registerCall(scope, memberLoanTrial, async ({ params, body, request }) => {
    const loan = await loanOutlooks.find(getSession(request).membershipNo, params.loan_contract_no);
    return { rc_code: SUCCESS, data: [toWorkedOut(loan.getSavings(body), toTrial)] };
  });

  registerCall(scope, memberLoanPayoff, async ({ params, body, request }) => {
    const loan = await loanOutlooks.find(getSession(request).membershipNo, params.loan_contract_no);
    return { rc_code: SUCCESS, data: [toWorkedOut(loan.getPayoff(body.day), toPayoff)] };
  });
}

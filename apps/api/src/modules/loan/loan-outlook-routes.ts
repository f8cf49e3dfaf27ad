import { SUCCESS } from '@sahakorn/contract/envelope';
import {
  memberLoanForecast,
  memberLoanOutlook,
  memberLoanPayoff,
  memberLoanTrial,
} from '@sahakorn/contract/loan-outlook';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../../limits/limits.ts';
import { registerCall } from '../../plugins/call.ts';
import { toWorkedOut } from '../rules/to-worked-out.ts';
import { getSession } from '../session/authenticate.ts';
import type { LoanOutlookService } from './loan-outlook-service.ts';
import { toForecast, toOutlook, toPayoff, toTrial } from './loan-outlook-wire.ts';

/**
 * Payments are calculated for one request of a member at a time, over all
 * their sessions, so that others wait little.
 */
const QUEUE_LIMITS = { running: 8, waiting: 1000, waitingPerMember: 20, busySeconds: 1 };

/** How loans end, and what paying more would change; needs a scope that requires a member. */
export function registerLoanOutlook(
  scope: FastifyInstance,
  { loanOutlooks, limits }: { loanOutlooks: LoanOutlookService; limits: Limits },
): void {
  const queue = limits.queue('loan outlooks', QUEUE_LIMITS);

  const work = <Result>(request: FastifyRequest, task: (membershipNo: string) => Promise<Result>) => {
    const { membershipNo } = getSession(request);
    return queue.run({ member: membershipNo }, null, () => task(membershipNo));
  };

  registerCall(scope, memberLoanOutlook, ({ request }) =>
    work(request, async (membershipNo) => {
      const loans = await loanOutlooks.listOpen(membershipNo);
      return { rc_code: SUCCESS, data: loans.map((loan) => toOutlook(loan)) };
    }),
  );

  registerCall(scope, memberLoanForecast, ({ params, request }) =>
    work(request, async (membershipNo) => {
      const loan = await loanOutlooks.findWithLedger(membershipNo, params.loan_contract_no);
      return { rc_code: SUCCESS, data: [toForecast(loan)] };
    }),
  );

  registerCall(scope, memberLoanTrial, ({ params, body, request }) =>
    work(request, async (membershipNo) => {
      const loan = await loanOutlooks.find(membershipNo, params.loan_contract_no);
      return { rc_code: SUCCESS, data: [toWorkedOut(loan.getSavings(body), toTrial)] };
    }),
  );

  registerCall(scope, memberLoanPayoff, ({ params, body, request }) =>
    work(request, async (membershipNo) => {
      const loan = await loanOutlooks.find(membershipNo, params.loan_contract_no);
      return { rc_code: SUCCESS, data: [toWorkedOut(loan.getPayoff(body.day), toPayoff)] };
    }),
  );
}

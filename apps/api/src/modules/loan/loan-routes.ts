import { SUCCESS } from '@sahakorn/contract/envelope';
import { memberLoan, memberLoanStatement } from '@sahakorn/contract/loan';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getSession } from '../session/authenticate.ts';
import { toAnswer, toStatementQuery } from '../statement/statement-wire.ts';
import type { LoanService } from './loan-service.ts';

/** Loan contracts and their statements; needs a scope that requires a member. */
export function registerLoan(scope: FastifyInstance, { loans }: { loans: LoanService }): void {
  registerCall(scope, memberLoan, async ({ request }) => ({
    rc_code: SUCCESS,
    data: await loans.listContracts(getSession(request).membershipNo),
  }));

  registerCall(scope, memberLoanStatement, async ({ params, body, request }) => {
    const { membershipNo } = getSession(request);
    const { head, page } = await loans.readStatement(
      membershipNo,
      params.loan_contract_no,
      toStatementQuery(body),
    );
    return toAnswer(head, page);
  });
}

import { useStatementChoice } from '../../domain/statement/use-statement-choice.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import { loanApi, useListLoanEntriesInfiniteQuery } from './loan-endpoints.ts';

export function useLoanStatement(contractNo: string) {
  const asked = useStatementChoice(contractNo);
  const filter = { contractNo, ...asked.choice };
  return useStatement(useListLoanEntriesInfiniteQuery(filter), {
    asked,
    startNext: (size, options) => loanApi.endpoints.listLoanEntries.initiate({ ...filter, ...size }, options),
    isCurrentLedger: ({ head }) => head.contractNo === contractNo,
  });
}

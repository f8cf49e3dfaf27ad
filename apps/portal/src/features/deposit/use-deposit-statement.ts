import { useStatementChoice } from '../../domain/statement/use-statement-choice.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import { depositApi, useListDepositEntriesInfiniteQuery } from './deposit-endpoints.ts';

export function useDepositStatement(accountNo: string) {
  const asked = useStatementChoice(accountNo);
  const filter = { accountNo, ...asked.choice };
  return useStatement(useListDepositEntriesInfiniteQuery(filter), {
    asked,
    startNext: (size, options) =>
      depositApi.endpoints.listDepositEntries.initiate({ ...filter, ...size }, options),
    isCurrentLedger: ({ head }) => head.accountNo === accountNo,
  });
}

import { useStatementChoice } from '../../domain/statement/use-statement-choice.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import { shareApi, useListShareEntriesInfiniteQuery } from './share-endpoints.ts';

/** The share register as far as it is loaded, and its account: null for a member without shares. */
export function useShareStatement() {
  const asked = useStatementChoice('share');
  const query = useListShareEntriesInfiniteQuery(asked.choice);
  const statement = useStatement(query, {
    asked,
    startNext: (size, options) =>
      shareApi.endpoints.listShareEntries.initiate({ ...asked.choice, ...size }, options),
    isCurrentLedger: () => true,
  });
  // The account is the same for every choice, so the previous one is shown while the next loads.
  return { statement, account: query.data?.pages.at(-1)?.head };
}

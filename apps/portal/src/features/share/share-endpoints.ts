import type { LenientResponse } from '@sahakorn/contract/call';
import type { Lenient } from '@sahakorn/contract/lenient';
import { memberShare, memberShareGrowth, type ShareYear as WireYear } from '@sahakorn/contract/share';
import { api } from '../../lib/api/api.ts';
import { listRows, request } from '../../lib/api/api-request.ts';
import { type RequestedStatement, readRequest } from '../../domain/statement/load-statement.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';
import { type LoaderArgs, UNSUBSCRIBED, startQueries } from '../../lib/screen.ts';

export type ShareYear = Lenient<WireYear>;

export const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    listShareEntries: build.infiniteQuery<
      LenientResponse<typeof memberShare>,
      StatementChoice & PageSize,
      string | null
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next_cursor }) => next_cursor },
      serializeQueryArgs: ({ queryArgs: { from, to, kind } }) => ({ from, to, kind }),
      query: ({ queryArg, pageParam }) =>
        request(memberShare, { body: statementRequest(queryArg, pageParam) }),
    }),
    listShareYears: build.query<ShareYear[], void>(listRows(memberShareGrowth)),
  }),
});

export const { useListShareEntriesInfiniteQuery, useListShareYearsQuery } = shareApi;

export async function loadShareStatement(args: LoaderArgs): Promise<RequestedStatement<StatementChoice>> {
  const { listShareEntries, listShareYears } = shareApi.endpoints;
  const requested = readRequest(args);
  await startQueries(
    args,
    listShareEntries.initiate(requested.filter, UNSUBSCRIBED),
    listShareYears.initiate(undefined, UNSUBSCRIBED),
  );
  return requested;
}

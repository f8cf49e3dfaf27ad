import type { LenientResponse } from '@sahakorn/contract/call';
import { memberShare } from '@sahakorn/contract/share';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';

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
  }),
});

export const { useListShareEntriesInfiniteQuery } = shareApi;

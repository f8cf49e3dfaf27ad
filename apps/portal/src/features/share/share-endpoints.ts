import { type ShareStatement, memberShare } from '@sahakorn/contract/share';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { type PageSize, statementRequest } from '../../domain/statement/statement-wire.ts';
import { type ShareFilter, type ShareStatementPage, statementFromWire } from './share-from-wire.ts';

export const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    listShareEntries: build.infiniteQuery<ShareStatementPage, ShareFilter & PageSize, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      serializeQueryArgs: ({ queryArgs: { from, to, kind } }) => ({ from, to, kind }),
      query: ({ queryArg, pageParam }) =>
        request(memberShare, { body: statementRequest(queryArg, pageParam) }),
      transformResponse: (statement: ShareStatement) => statementFromWire(statement),
    }),
  }),
});

export const { useListShareEntriesInfiniteQuery } = shareApi;

import { type ShareStatement, memberShare } from '@sahakorn/contract/share';
import { api } from '../../api/api.ts';
import { request } from '../../api/api-request.ts';
import { type PageSize, statementRequest } from '../../statement/statement-wire.ts';
import type { ShareFilter, ShareStatementPage } from './share.ts';
import { statementFromWire } from './share-from-wire.ts';

export const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    listShareEntries: build.infiniteQuery<ShareStatementPage, ShareFilter & PageSize, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      serializeQueryArgs: ({ queryArgs: { from, to, kind } }) => ({ from, to, kind }),
      query: ({ queryArg, pageParam }) =>
        request(memberShare, { body: statementRequest(queryArg, pageParam) }),
      transformResponse: (statement: ShareStatement) => statementFromWire(statement),
      providesTags: ['Share'],
    }),
  }),
});

export const { useListShareEntriesInfiniteQuery } = shareApi;

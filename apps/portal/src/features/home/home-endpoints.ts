import type { LenientResponse } from '@sahakorn/contract/call';
import type { home } from '@sahakorn/contract/home';
import { request } from '../../lib/api/api-request.ts';
import { api } from '../../lib/api/api.ts';
import type { HomeSection } from './home.ts';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHomeSections: build.query<HomeSection[], void>({
      query: () => async () => request((await import('@sahakorn/contract/home')).home, {}),
      transformResponse: ({ data }: LenientResponse<typeof home>) => data,
      providesTags: [{ type: 'Board', id: 'LATEST' }],
    }),
  }),
});

export const { useListHomeSectionsQuery } = homeApi;

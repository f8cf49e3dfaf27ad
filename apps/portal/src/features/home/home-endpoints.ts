import type { CallResponse } from '@sahakorn/contract/call';
import type { home } from '@sahakorn/contract/home';
import { request } from '../../lib/api/api-request.ts';
import { api } from '../../lib/api/api.ts';
import { type HomeSection, sectionFromWire } from './home-from-wire.ts';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHomeSections: build.query<HomeSection[], void>({
      query: () => async () => request((await import('@sahakorn/contract/home')).home, {}),
      transformResponse: ({ data }: CallResponse<typeof home>) => data.map(sectionFromWire),
      providesTags: [{ type: 'Board', id: 'LATEST' }],
    }),
  }),
});

export const { useListHomeSectionsQuery } = homeApi;

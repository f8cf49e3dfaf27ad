import { api } from '../../lib/api/api.ts';
import type { HomeSection } from './home.ts';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The sections of the first page, in the order that the cooperative set. */
    listHomeSections: build.query<HomeSection[], void>({
      query: () => async () => (await import('./home-calls.ts')).listHomeSections(),
      providesTags: [{ type: 'Board', id: 'LATEST' }],
    }),
  }),
});

export const { useListHomeSectionsQuery } = homeApi;

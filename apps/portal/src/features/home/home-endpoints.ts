import type { LenientRow } from '@sahakorn/contract/call';
import type { home } from '@sahakorn/contract/home';
import { getRows, request } from '../../lib/api/api-request.ts';
import { api } from '../../lib/api/api.ts';

export type HomeSection = LenientRow<typeof home>;

export type SectionByKind<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind | null }>;
export type Slide = SectionByKind<'slider'>['items'][number];
export type CalendarEvent = SectionByKind<'calendar'>['items'][number];
export type RateGroup = SectionByKind<'rates'>['groups'][number];

export const homeApi = api.enhanceEndpoints({ addTagTypes: ['Board'] }).injectEndpoints({
  endpoints: (build) => ({
    listHomeSections: build.query<HomeSection[], void>({
      query: () => async () => request((await import('@sahakorn/contract/home')).home, {}),
      transformResponse: getRows<typeof home>,
      providesTags: [{ type: 'Board', id: 'LATEST' }],
    }),
  }),
});

export const { useListHomeSectionsQuery } = homeApi;

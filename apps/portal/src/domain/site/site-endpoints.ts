import type { CallResponse } from '@sahakorn/contract/call';
import type { footer } from '@sahakorn/contract/home';
import { request } from '../../lib/api/api-request.ts';
import { api } from '../../lib/api/api.ts';
import {
  type Partner,
  type SiteFooter,
  type SiteMenu,
  footerFromWire,
  menuFromWire,
  partnersFromWire,
} from './site-from-wire.ts';

/** Fetched once for as long as the page is open (specification section 4). */
const keepUnusedDataFor = Number.POSITIVE_INFINITY;

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteMenu: build.query<SiteMenu, void>({
      query: () => async () => request((await import('@sahakorn/contract/info')).manu, {}),
      transformResponse: menuFromWire,
      keepUnusedDataFor,
    }),
    /** Null where the cooperative has no footer. */
    getFooter: build.query<SiteFooter | null, void>({
      query: () => async () => request((await import('@sahakorn/contract/home')).footer, {}),
      transformResponse: ({ data: [first] }: CallResponse<typeof footer>) =>
        first ? footerFromWire(first) : null,
      keepUnusedDataFor,
    }),
    listPartners: build.query<Partner[], void>({
      query: () => async () => request((await import('@sahakorn/contract/home')).manufacturer, {}),
      transformResponse: partnersFromWire,
      keepUnusedDataFor,
    }),
  }),
});

export const { useGetSiteMenuQuery, useGetFooterQuery, useListPartnersQuery } = siteApi;

import { api } from '../../lib/api/api.ts';
import type { Partner, SiteFooter, SiteMenu } from './site-from-wire.ts';

/** What was fetched once stays as long as the page does (specification section 4). */
const FOR_EVER = Number.POSITIVE_INFINITY;

const fetchCalls = () => import('./site-calls.ts');

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteMenu: build.query<SiteMenu, void>({
      query: () => async () => (await fetchCalls()).getSiteMenu(),
      keepUnusedDataFor: FOR_EVER,
    }),
    /** Null where the feed succeeds with nothing in it. */
    getFooter: build.query<SiteFooter | null, void>({
      query: () => async () => (await fetchCalls()).getFooter(),
      keepUnusedDataFor: FOR_EVER,
    }),
    listPartners: build.query<Partner[], void>({
      query: () => async () => (await fetchCalls()).listPartners(),
      keepUnusedDataFor: FOR_EVER,
    }),
  }),
});

export const { useGetSiteMenuQuery, useGetFooterQuery, useListPartnersQuery } = siteApi;

import type { CallAnswer } from '@sahakorn/contract/call';
import type { footer } from '@sahakorn/contract/home';
import { api } from '../api/api.ts';
import { request } from '../api/api-request.ts';
import { footerFromWire, menuFromWire, partnersFromWire } from './site-from-wire.ts';
import type { Partner, SiteFooter, SiteMenu } from './site.ts';

/** What was fetched once stays as long as the page does (specification section 4). */
const FOR_EVER = Number.POSITIVE_INFINITY;

const fetchCalls = () => import('@sahakorn/contract/home');

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteMenu: build.query<SiteMenu, void>({
      query: () => async () => request((await import('@sahakorn/contract/info')).manu, {}),
      transformResponse: menuFromWire,
      keepUnusedDataFor: FOR_EVER,
    }),
    /** Null where the feed succeeds with nothing in it. */
    getFooter: build.query<SiteFooter | null, void>({
      query: () => async () => request((await fetchCalls()).footer, {}),
      transformResponse: ({ data: [first] }: CallAnswer<typeof footer>) =>
        first === undefined ? null : footerFromWire(first),
      keepUnusedDataFor: FOR_EVER,
    }),
    listPartners: build.query<Partner[], void>({
      query: () => async () => request((await fetchCalls()).manufacturer, {}),
      transformResponse: partnersFromWire,
      keepUnusedDataFor: FOR_EVER,
    }),
  }),
});

export const { useGetSiteMenuQuery, useGetFooterQuery, useListPartnersQuery } = siteApi;

import type { footer, manufacturer } from '@sahakorn/contract/home';
import { getRows, getFirstRow, request } from '../../lib/api/api-request.ts';
import { api } from '../../lib/api/api.ts';
import type { Partner, SiteFooter, SiteMenu } from './site.ts';

/** Fetched once per page load (specification section 4). */
const keepUnusedDataFor = Number.POSITIVE_INFINITY;

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteMenu: build.query<SiteMenu, void>({
      extraOptions: { failure: 'noticeOnly' },
      query: () => async () => request((await import('@sahakorn/contract/info')).manu, {}),
      keepUnusedDataFor,
    }),
    getFooter: build.query<SiteFooter | null, void>({
      extraOptions: { failure: 'noticeOnly' },
      query: () => async () => request((await import('@sahakorn/contract/home')).footer, {}),
      transformResponse: getFirstRow<typeof footer>,
      keepUnusedDataFor,
    }),
    listPartners: build.query<Partner[], void>({
      extraOptions: { failure: 'noticeOnly' },
      query: () => async () => request((await import('@sahakorn/contract/home')).manufacturer, {}),
      transformResponse: getRows<typeof manufacturer>,
      keepUnusedDataFor,
    }),
  }),
});

export const { useGetFooterQuery } = siteApi;
const { useGetSiteMenuQuery, useListPartnersQuery } = siteApi;

export function useSiteMenu(): SiteMenu | undefined {
  const { isSuccess } = siteApi.endpoints.getSiteMenu.useQueryState();
  return useGetSiteMenuQuery(undefined, { refetchOnReconnect: !isSuccess }).data;
}

export function useSiteFooter(): SiteFooter | null {
  const { isSuccess } = siteApi.endpoints.getFooter.useQueryState();
  return useGetFooterQuery(undefined, { refetchOnReconnect: !isSuccess }).data ?? null;
}

export function usePartners(): readonly Partner[] {
  const { isSuccess } = siteApi.endpoints.listPartners.useQueryState();
  return useListPartnersQuery(undefined, { refetchOnReconnect: !isSuccess }).data ?? [];
}

import { siteApi, useGetFooterQuery, useGetSiteMenuQuery, useListPartnersQuery } from './site-endpoints.ts';
import type { Partner, SiteFooter, SiteMenu } from './site-from-wire.ts';

const { endpoints } = siteApi;

/** The menu and its notice; fetched only while they have not been (specification section 4). */
export function useSiteMenu(): SiteMenu | undefined {
  const { isSuccess } = endpoints.getSiteMenu.useQueryState();
  return useGetSiteMenuQuery(undefined, { refetchOnReconnect: !isSuccess }).data;
}

/** The footer once its feed has succeeded. */
export function useSiteFooter(): SiteFooter | null {
  const { isSuccess } = endpoints.getFooter.useQueryState();
  return useGetFooterQuery(undefined, { refetchOnReconnect: !isSuccess }).data ?? null;
}

/** The partner organisations; none until their feed has succeeded. */
export function usePartners(): readonly Partner[] {
  const { isSuccess } = endpoints.listPartners.useQueryState();
  return useListPartnersQuery(undefined, { refetchOnReconnect: !isSuccess }).data ?? [];
}

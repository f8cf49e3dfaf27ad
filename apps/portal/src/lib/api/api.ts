import { createApi } from '@reduxjs/toolkit/query/react';

/** How calls are made: code of its own, for a page that the server rendered makes none at first. */
export const fetchBaseQuery = () => import('./base-query.ts');

type BaseQuery = Awaited<ReturnType<typeof fetchBaseQuery>>['baseQuery'];

/** Without a connection there may be no way to make a call either. */
const baseQuery: BaseQuery = async (asked, queryApi, extra) => {
  try {
    const way = await fetchBaseQuery();
    return await way.baseQuery(asked, queryApi, extra);
  } catch (error) {
    return { error: { kind: 'connection', message: String(error) } };
  }
};

/** The one api of the portal. Features add their calls by `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Terms',
    'Member',
    'Share',
    'Loan',
    'Deposit',
    'Receipt',
    'Guarantee',
    'Beneficiary',
    'Dividend',
    'Welfare',
    'Device',
    'Consent',
    'PrivacyRequest',
    'Board',
    'Demand',
  ],
  // Long enough that going back finds the page as it was left.
  keepUnusedDataFor: 180,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

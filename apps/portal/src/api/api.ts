import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

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

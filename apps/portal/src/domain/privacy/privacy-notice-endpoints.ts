import type { LenientResponse } from '@sahakorn/contract/call';
import { privacyNotice } from '@sahakorn/contract/privacy';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

/** `data` is empty if the cooperative has no notice. */
export type PrivacyNotice = LenientResponse<typeof privacyNotice>;

export const privacyNoticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPrivacyNotice: build.query<PrivacyNotice, void>({ query: () => request(privacyNotice, {}) }),
  }),
});

export const { useReadPrivacyNoticeQuery } = privacyNoticeApi;

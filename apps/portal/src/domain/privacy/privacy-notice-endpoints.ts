import type { CallResponse } from '@sahakorn/contract/call';
import { privacyNotice } from '@sahakorn/contract/privacy';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

/** How long one kind of data is kept. */
export type Retention = { what: string; kept: string };

/** `notice` null: the cooperative has none. `bodyHtml` was sanitised by the server. */
export type PrivacyNotice = {
  notice: { version: number; title: string; bodyHtml: string; publishedAt: string } | null;
  retention: readonly Retention[];
};

function noticeFromWire({ data: [notice], retention }: CallResponse<typeof privacyNotice>): PrivacyNotice {
  if (!notice) return { notice: null, retention };
  const { version, title, body_html, published_at } = notice;
  return { notice: { version, title, bodyHtml: body_html, publishedAt: published_at }, retention };
}

export const privacyNoticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For anyone to read. */
    readPrivacyNotice: build.query<PrivacyNotice, void>({
      query: () => request(privacyNotice, {}),
      transformResponse: noticeFromWire,
    }),
  }),
});

export const { useReadPrivacyNoticeQuery } = privacyNoticeApi;

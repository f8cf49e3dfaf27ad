import type { LenientResponse, LenientRow } from '@sahakorn/contract/call';
import { memberStatus } from '@sahakorn/contract/member';
import { memberPicture, wwwUpload } from '@sahakorn/contract/picture';
import { api } from '../../lib/api/api.ts';
import { getFirstRow, request } from '../../lib/api/api-request.ts';

export type MemberProfile = LenientRow<typeof memberStatus>;

type MemberHead = Pick<MemberProfile, 'picture_url' | 'account_reset_at'>;

/** A cropped, square picture as a data URL, with its side in pixels. */
export type OwnPicture = { image: string; side: number };

export const memberApi = api.enhanceEndpoints({ addTagTypes: ['Member', 'Confirmation'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Null if the register has no record of the member. */
    getMemberProfile: build.query<MemberProfile | null, void>({
      query: () => request(memberStatus, {}),
      transformResponse: getFirstRow<typeof memberStatus>,
      providesTags: ['Member', { type: 'Confirmation', id: 'lines' }],
    }),
    /** The data that the layout shows on every screen. */
    getMemberHead: build.query<MemberHead, void>({
      extraOptions: { failure: 'noticeOnly' },
      query: () => request(memberStatus, {}),
      transformResponse: ({ data: [row] }: LenientResponse<typeof memberStatus>) => ({
        picture_url: row?.picture_url ?? null,
        account_reset_at: row?.account_reset_at ?? null,
      }),
      providesTags: ['Member'],
    }),
    /** An object URL, since an `img` element cannot send the token. */
    loadPicture: build.query<string, string>({
      extraOptions: { failure: 'noticeUnlessAbsent' },
      query: (path) => ({ ...request(memberPicture, { params: { file: '' } }), path }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_path, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
    /** Sends the picture as it is, since it is already cropped. */
    changePicture: build.mutation<unknown, OwnPicture>({
      query: ({ image, side }) =>
        request(wwwUpload, {
          body: {
            image,
            name: 'picture.jpg',
            croppedArea: { x: 0, y: 0, width: 100, height: 100 },
            croppedAreaPixels: { x: 0, y: 0, width: side, height: side },
          },
        }),
      invalidatesTags: (_done, error) => (error ? [] : ['Member']),
    }),
  }),
});

export const { useGetMemberProfileQuery, useGetMemberHeadQuery, useChangePictureMutation } = memberApi;

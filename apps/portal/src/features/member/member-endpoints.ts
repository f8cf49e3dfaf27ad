import type { LenientResponse, LenientRow } from '@sahakorn/contract/call';
import { memberStatus } from '@sahakorn/contract/member';
import { memberPicture, wwwUpload } from '@sahakorn/contract/picture';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type MemberProfile = LenientRow<typeof memberStatus>;

/** A picture that was cut out already, as a data URL: square, with this side in pixels. */
export type OwnPicture = { image: string; side: number };

export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the register has nothing about the member. */
    getMemberProfile: build.query<MemberProfile | null, void>({
      query: () => request(memberStatus, {}),
      transformResponse: ({ data: [row] }: LenientResponse<typeof memberStatus>) => row ?? null,
      providesTags: ['Member', { type: 'Confirmation', id: 'lines' }],
    }),
    getMemberPicture: build.query<string | null, void>({
      query: () => request(memberStatus, {}),
      transformResponse: ({ data: [row] }: LenientResponse<typeof memberStatus>) => row?.picture_url ?? null,
      providesTags: ['Member'],
    }),
    /** Its URL on this page: an `img` element would send no token. */
    loadPicture: build.query<string, string>({
      query: (path) => ({ ...request(memberPicture, { params: { file: '' } }), path }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_path, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
    /** Sends the picture whole, for it was cut here. */
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

export const { useGetMemberProfileQuery, useGetMemberPictureQuery, useChangePictureMutation } = memberApi;

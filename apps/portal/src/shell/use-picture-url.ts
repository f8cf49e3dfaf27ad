import { memberApi, useGetMemberPictureQuery } from '../features/member/member-endpoints.ts';

const { useQueryState } = memberApi.endpoints.getMemberProfile;

/**
 * Address of the member's picture; null where there is none, or none is known. A screen that asks for the whole profile
 * is not asked twice for it.
 */
export function usePictureUrl(): string | null {
  const profile = useQueryState();
  const picture = useGetMemberPictureQuery(undefined, { skip: !profile.isUninitialized });
  return (profile.data ? profile.data.pictureUrl : picture.data) ?? null;
}

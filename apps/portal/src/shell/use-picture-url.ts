import { memberApi, useGetMemberPictureQuery } from '../features/member/member-endpoints.ts';
import { useLocation } from 'react-router-dom';
import { patterns } from '../lib/paths.ts';

const { useQueryState } = memberApi.endpoints.getMemberProfile;

/**
 * Address of the member's picture; null where there is none, or none is known. A screen that asks for the whole profile
 * is not asked twice for it.
 */
export function usePictureUrl(): string | null {
  const profile = useQueryState();
  const { pathname } = useLocation();
  const isAskedForWhole = pathname === patterns.status || !profile.isUninitialized;
  const picture = useGetMemberPictureQuery(undefined, { skip: isAskedForWhole });
  return (profile.data ? profile.data.pictureUrl : picture.data) ?? null;
}

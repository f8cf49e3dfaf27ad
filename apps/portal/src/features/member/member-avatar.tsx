import { skipToken } from '@reduxjs/toolkit/query';
import { Avatar, type AvatarProps } from '@sahakorn/ui/avatar';
import { memberApi } from './member-endpoints.ts';

const { useQuery } = memberApi.endpoints.loadPicture;

export function MemberAvatar({ path, ...rest }: Omit<AvatarProps, 'src'> & { path: string | null }) {
  return <Avatar {...rest} src={useQuery(path ?? skipToken).currentData} />;
}

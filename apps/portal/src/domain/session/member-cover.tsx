import { PassbookCover } from '@sahakorn/ui/passbook';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { getFullName } from '../../lib/session/session.ts';
import { selectUser } from './session-slice.ts';

export function MemberCover({ children }: { children?: ReactNode }) {
  const user = useSelector(selectUser);
  return (
    <PassbookCover title={user && getFullName(user)} caption={user && `เลขสมาชิก ${user.membershipNo}`}>
      {children}
    </PassbookCover>
  );
}

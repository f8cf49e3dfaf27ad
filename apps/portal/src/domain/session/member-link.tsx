import { useSelector } from 'react-redux';
import { Link, type LinkProps } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { selectUser } from './session-slice.ts';

export function MemberLink(props: Omit<LinkProps, 'to'>) {
  const user = useSelector(selectUser);
  return <Link to={user ? paths.status : paths.logon} {...props} />;
}

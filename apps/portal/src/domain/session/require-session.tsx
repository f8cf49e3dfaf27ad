import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { selectLeaving, selectUser } from './session-slice.ts';

/**
 * Lets only a signed-in member through and keeps the location for everyone else (specification section 2).
 * It decides navigation alone: the server decides access.
 */
export function RequireSession() {
  const user = useSelector(selectUser);
  const leaving = useSelector(selectLeaving);
  const location = useLocation();
  if (user) return <Outlet />;
  return <Navigate to={paths.logon()} state={leaving ? null : { from: location }} replace />;
}

import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { selectLeaving, selectUser } from './session-slice.ts';

/** Redirects to sign-in and saves the location (specification section 2). The server enforces access. */
export function RequireSession() {
  const user = useSelector(selectUser);
  const leaving = useSelector(selectLeaving);
  const location = useLocation();
  if (user) return <Outlet />;
  return <Navigate to={paths.logon} state={leaving ? null : { from: location }} replace />;
}

import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { selectLeaving, selectUser } from './session-slice.ts';

/** Keeps the location for a visitor who must sign in first (specification section 2); the server decides access. */
export function RequireSession() {
  const user = useSelector(selectUser);
  const leaving = useSelector(selectLeaving);
  const location = useLocation();
  if (user) return <Outlet />;
  return <Navigate to={paths.logon} state={leaving ? null : { from: location }} replace />;
}

import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { FeedError } from '../components/feed/feed-notices.tsx';
import { isApiError, isNotSuccess } from '../lib/api/api-error.ts';
import { useGetTermsQuery } from '../features/welcome/terms-endpoints.ts';
import { paths } from '../lib/paths.ts';
import { selectMustChangePassword } from '../domain/session/session-slice.ts';

/** Shows the screen while the terms load: the server sends no data before they are accepted. */
export function RequireTerms() {
  const { data, error, refetch } = useGetTermsQuery();
  const location = useLocation();
  const isGiven = useSelector(selectMustChangePassword);
  if (isNotSuccess(error) || data?.accepted === false) {
    return <Navigate to={paths.welcome} state={{ from: location }} replace />;
  }
  if (isGiven && location.pathname !== paths.password) return <Navigate to={paths.password} replace />;
  // After an error nothing is known about the terms, and the welcome screen would only repeat the call.
  if (isApiError(error) && !data) return <FeedError error={error} retry={refetch} what="ข้อกำหนด" />;
  return <Outlet />;
}

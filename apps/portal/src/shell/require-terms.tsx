import { ErrorState } from '@sahakorn/ui/error-state';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isApiError } from '../api/api-error.ts';
import { useGetTermsQuery } from '../features/welcome/terms-endpoints.ts';
import { paths } from '../paths.ts';

/**
 * Sends a member who has not accepted the current terms to the welcome screen (specification section 2).
 * While nothing is known yet the screen stands: until the terms are accepted the server gives it no data.
 */
export function RequireTerms() {
  const { data, error, refetch } = useGetTermsQuery();
  const location = useLocation();
  const refused = isApiError(error) && error.kind === 'refused';
  if (refused || data?.accepted === false) {
    return <Navigate to={paths.welcome()} state={{ from: location }} replace />;
  }
  // Without an answer nothing is known about the terms: going to the welcome screen would only ask again.
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  return <Outlet />;
}

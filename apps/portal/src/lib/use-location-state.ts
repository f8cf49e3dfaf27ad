import { useLocation } from 'react-router-dom';
import { useAfterHydration } from './use-after-hydration.ts';

/** State of the present location, which only this browser's history has. */
export function useLocationState(): unknown {
  const { state } = useLocation() as { state: unknown };
  return useAfterHydration(
    () => state,
    () => null,
  );
}

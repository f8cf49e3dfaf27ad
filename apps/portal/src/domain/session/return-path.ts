import { matchPath } from 'react-router-dom';
import { getFields } from '../../lib/input/parse.ts';
import { patterns, paths } from '../../lib/paths.ts';

/** Sign-in screens are never a return target. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  patterns.logon,
  patterns.registerAuth,
  patterns.register,
  patterns.forget,
  patterns.impersonate,
  patterns.welcome,
]);

/** The path to return to after sign-in. Never on another host. */
export function getReturnPath(state: unknown, origin: string = location.origin): string {
  const address = getSavedLocation(state);
  if (address === null || !URL.canParse(address, origin)) return paths.status;
  const url = new URL(address, origin);
  const known = Object.values(patterns).some((pattern) => matchPath(pattern, url.pathname));
  if (url.origin !== origin || !known || SIGN_IN_PATHS.has(url.pathname)) return paths.status;
  return url.pathname + url.search + url.hash;
}

function getSavedLocation(state: unknown): string | null {
  const { pathname, search = '', hash = '' } = getFields(getFields(state)['from']);
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof hash !== 'string') return null;
  return pathname.startsWith('/') ? pathname + search + hash : null;
}

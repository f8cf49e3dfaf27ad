import { matchPath } from 'react-router-dom';
import { patterns, paths } from '../../lib/paths.ts';

/** Sign-in screens, which are never returned to. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  patterns.logon,
  patterns.registerAuth,
  patterns.register,
  patterns.forget,
  patterns.impersonate,
  patterns.welcome,
]);

/**
 * Where to go after signing in: the location kept as `from` in the navigation state, if it is a screen of this
 * portal; the member's own page in every other case. Another host never comes out of it, whatever went in.
 */
export function returnPath(state: unknown, origin: string = location.origin): string {
  const address = keptAddress(state);
  if (address === null || !URL.canParse(address, origin)) return paths.status();
  const url = new URL(address, origin);
  const known = Object.values(patterns).some((pattern) => matchPath(pattern, url.pathname));
  if (url.origin !== origin || !known || SIGN_IN_PATHS.has(url.pathname)) return paths.status();
  return url.pathname + url.search + url.hash;
}

function keptAddress(state: unknown): string | null {
  const from = field(state, 'from');
  const [pathname, search, hash] = ['pathname', 'search', 'hash'].map((name) => field(from, name) ?? '');
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof hash !== 'string') return null;
  return pathname.startsWith('/') ? pathname + search + hash : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

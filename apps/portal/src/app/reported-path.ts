import { matchPath } from 'react-router-dom';
import { patterns } from '../lib/paths.ts';

/** A path without its parameters, which may be an account, a contract or the code of a document. */
export function getReportedPath(pathname: string): string {
  return Object.values(patterns).find((pattern) => matchPath(pattern, pathname)) ?? '…';
}

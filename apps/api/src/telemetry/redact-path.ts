import { calls } from '@sahakorn/contract/calls';

/** The fixed parts of the addresses of calls. */
const KNOWN = new Set(calls.flatMap(({ path }) => path.split('/').filter((part) => !part.startsWith('{'))));

/**
 * The path of a request without what could name a member, an account or a document: only known parts stay.
 */
export function redactPath(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (KNOWN.has(part) ? part : '…'))
    .join('/');
}

import type { IncomingMessage } from 'node:http';

/**
 * The URL of a request, readable where a browser asks for a page at an address with broken percent-encoding:
 * a reader sees the portal's own page then. Other callers keep theirs, which is refused.
 */
export function toReadableUrl({ method, headers, url = '' }: IncomingMessage): string {
  const wantsPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html');
  if (!wantsPage || isDecodable(url)) return url;
  const [path = '', ...query] = url.split('?');
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  if (query.length === 0) return readable;
  // As browsers read a query: bytes that are not UTF-8 become U+FFFD.
  return `${readable}?${new URLSearchParams(query.join('?')).toString().replaceAll('%00', '%EF%BF%BD')}`;
}

/** Whether percent-encoding in a URL is UTF-8 without U+0000. */
export function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}

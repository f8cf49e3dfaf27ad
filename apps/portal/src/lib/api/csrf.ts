/** The names of the double-submit cookie: with the host prefix over HTTPS, bare on a developer's machine. */
const COOKIE_NAMES = ['__Host-XSRF', 'XSRF'];

/**
 * The `X-CSRF-TOKEN` header: the cookie's value, else `fallback`. Without a cookie any value proves that the call is
 * same-origin.
 */
export function getCsrfToken(cookies: string, fallback: string): string {
  const jar = new Map(
    cookies.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  return COOKIE_NAMES.map((name) => jar.get(name)).find(Boolean) ?? fallback;
}

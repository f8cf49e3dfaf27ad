/** The names of the double-submit cookie: with the host prefix over HTTPS, bare on a developer's machine. */
const COOKIE_NAMES = ['__Host-XSRF', 'XSRF'];

/**
 * What to send as `X-CSRF-TOKEN`: the value of the server's cookie, else `fallback`. Where no cookie
 * authenticates there is nothing to double, but the header alone already shows that no other site sent the call.
 */
export function csrfToken(cookies: string, fallback: string): string {
  const jar = new Map(
    cookies.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  return COOKIE_NAMES.map((name) => jar.get(name)).find(Boolean) ?? fallback;
}

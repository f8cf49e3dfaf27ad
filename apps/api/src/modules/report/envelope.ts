const NEWLINE = 0x0a;
const HEAD_MAX_BYTES = 4096;

/** The envelope address of a DSN `https://<public key>@<host>/<project>`; null for an invalid DSN. */
export function envelopeAddress(dsn: string): string | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, username, pathname } = new URL(dsn);
  const project = /^(\/.*)?\/(\d+)$/.exec(pathname);
  if (!['http:', 'https:'].includes(protocol) || username === '' || !project) return null;
  const [, path = '', number] = project;
  return `${protocol}//${host}${path}/api/${number}/envelope/?sentry_key=${username}&sentry_version=7`;
}

/** The envelope address by the DSN in an envelope's first line; null if it is not an envelope. */
export function extractAddress(envelope: Buffer): string | null {
  const end = envelope.indexOf(NEWLINE);
  if (end === -1 || end > HEAD_MAX_BYTES) return null;
  try {
    const head: unknown = JSON.parse(envelope.toString('utf8', 0, end));
    if (typeof head !== 'object' || head === null || !('dsn' in head)) return null;
    return typeof head.dsn === 'string' ? envelopeAddress(head.dsn) : null;
  } catch {
    return null; // Not JSON, so not from our pages.
  }
}

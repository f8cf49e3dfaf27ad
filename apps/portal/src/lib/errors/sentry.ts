import { captureException, init } from '@sentry/react';
import { readSession } from '../session/session-storage.ts';
import { scrubReport } from './scrub-report.ts';

/** The specification's release label (section 1). */
const RELEASE = 'sahakorn@1.0.1';

/** Our own origin forwards the reports, so that the page connects to no other host. */
const TUNNEL = '/api/report';

const SENT_AS_IS: ReadonlySet<string> = new Set(['event_id', 'timestamp', 'platform', 'release', 'type']);

/** Without breadcrumbs, which contain account URLs and typed text, and without session tracking. */
const ERROR_INTEGRATIONS: ReadonlySet<string> = new Set([
  'Dedupe',
  'EventFilters',
  'FunctionToString',
  'GlobalHandlers',
  'LinkedErrors',
]);

/**
 * Reports errors only: no replay, tracing, request bodies, personal data or secrets. `getPath` removes what a path says
 * of a member.
 */
export function start(dsn: string, getPath: (pathname: string) => string): void {
  init({
    dsn,
    release: RELEASE,
    tunnel: TUNNEL,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    sendClientReports: false,
    integrations: (defaults) => defaults.filter(({ name }) => ERROR_INTEGRATIONS.has(name)),
    beforeSend: (event) => {
      // An allowlist: nothing else that Sentry collects now or later is sent.
      const { message, exception, level, environment, tags } = event;
      for (const name of Object.keys(event) as (keyof typeof event)[]) {
        if (!SENT_AS_IS.has(name)) delete event[name];
      }
      const request = { url: getPath(location.pathname) };
      const texts = { message, exception, level, environment, tags };
      return Object.assign(event, scrubReport(texts, { getPath, known: listKnownTexts() }), { request });
    },
  });
}

function listKnownTexts(): string[] {
  const session = readSession();
  return session ? [session.token, session.membershipNo, session.firstName, session.surname] : [];
}

export const report = captureException;

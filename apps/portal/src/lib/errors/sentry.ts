import { captureException, init } from '@sentry/react';
import { maskFigures } from './mask-figures.ts';

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
 * Reports errors only: no replay, tracing, request bodies, figures or addresses. `getPath` removes what a path says of
 * a member.
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
      return Object.assign(event, maskFigures({ message, exception, level, environment, tags, request }));
    },
  });
}

export const report = captureException;

import { captureException, init } from '@sentry/react';
import { maskFigures } from './mask-figures.ts';

/** The specification's release label (section 1). */
const RELEASE = 'sahakorn@1.0.1';

/** Our own origin passes the reports on: the page talks to no other host. */
const TUNNEL = '/api/report';

const SENT_AS_IS: ReadonlySet<string> = new Set(['event_id', 'timestamp', 'platform', 'release', 'type']);

/** Without breadcrumbs, which hold addresses of accounts and typed text, and without a record of visits. */
const ERROR_INTEGRATIONS: ReadonlySet<string> = new Set([
  'Dedupe',
  'EventFilters',
  'FunctionToString',
  'GlobalHandlers',
  'LinkedErrors',
]);

/** Reports errors only: no replay, tracing, request bodies, figures or addresses. */
export function start(dsn: string): void {
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
      // What may leave is named; everything else that Sentry or a later version of it gathers stays here.
      const { message, exception, level, environment, tags } = event;
      for (const name of Object.keys(event) as (keyof typeof event)[]) {
        if (!SENT_AS_IS.has(name)) delete event[name];
      }
      return Object.assign(
        event,
        maskFigures({ message, exception, level, environment, tags, request: { url: location.pathname } }),
      );
    },
  });
}

export const report = captureException;

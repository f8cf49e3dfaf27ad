import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';

/** The specification's release label (section 1). */
const RELEASE = 'sahakorn@1.0.1';

/** Our own origin passes the reports on: the page talks to no other host. */
const TUNNEL = '/api/report';

/** Digits in a row may be a membership number, an account or an id card. */
const FIGURES = /\d[\d,.-]{3,}/g;

let report: (error: unknown) => void = () => {};

/** Hands a fault to the error reports, where there are any. */
export function reportFault(error: unknown): void {
  report(error);
}

/** Takes figures out of every text of a report, however deep. */
export function scrub<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll(FIGURES, '#') as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => scrub(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, scrub(item)])) as Value;
}

/** Starts error reporting after the first paint, and only for a cooperative that has a key. */
export function startErrorReports({ sentryKey }: RuntimeConfig): void {
  if (sentryKey === '') return;
  requestAnimationFrame(() => setTimeout(() => void loadSentry(sentryKey), 0));
}

async function loadSentry(dsn: string): Promise<void> {
  const sentry = await import('./sentry.ts').catch(() => undefined); // blocked or offline: the portal works on
  if (!sentry) return;
  sentry.start({ dsn, release: RELEASE, tunnel: TUNNEL, scrub });
  report = sentry.report;
}

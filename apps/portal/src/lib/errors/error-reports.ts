import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';

let report: (error: unknown) => void = () => {};

export function captureError(error: unknown): void {
  report(error);
}

type GetPath = (pathname: string) => string;

/** `getPath` removes what a path says of a member. */
export function startErrorReports({ sentryKey }: RuntimeConfig, getPath: GetPath): void {
  if (sentryKey === '') return;
  requestAnimationFrame(() => setTimeout(() => void loadSentry(sentryKey, getPath), 0));
}

async function loadSentry(dsn: string, getPath: GetPath): Promise<void> {
  const sentry = await import('./sentry.ts').catch(() => undefined); // blocked or offline: the portal works without reports
  if (!sentry) return;
  sentry.start(dsn, getPath);
  report = sentry.report;
}

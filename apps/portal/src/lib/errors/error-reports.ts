import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';

let report: (error: unknown) => void = () => {};

export function captureError(error: unknown): void {
  report(error);
}

export function startErrorReports({ sentryKey }: RuntimeConfig): void {
  if (sentryKey === '') return;
  requestAnimationFrame(() => setTimeout(() => void loadSentry(sentryKey), 0));
}

async function loadSentry(dsn: string): Promise<void> {
  const sentry = await import('./sentry.ts').catch(() => undefined); // blocked or offline: the portal works without reports
  if (!sentry) return;
  sentry.start(dsn);
  report = sentry.report;
}

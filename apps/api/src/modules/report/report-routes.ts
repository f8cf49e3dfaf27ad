import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { getErrorMessage } from '../../operator-error.ts';
import { Invalid, RateLimited } from '../../errors/domain-errors.ts';
import type { Limits } from '../../limits/limits.ts';
import { extractAddress, envelopeAddress } from './envelope.ts';

/** Allows the several errors of a broken page, and limits a page that reports in a loop. */
const REPORTS_PER_MINUTE = 30;
const REPORT_MAX_BYTES = 200 * 1024;
const FORWARD_TIMEOUT_MS = 5000;
/** Limits the memory for reports while the collector does not answer. */
const MAX_IN_PROGRESS = 4;
const BUSY_SECONDS = 60;

type ReportServices = { config: Pick<Config, 'runtime'>; limits: Limits };

/**
 * Forwards the error reports of the portal's pages to the collector of the configured DSN,
 * so that pages connect to no other host and the collector sees no member's IP address.
 * Without a DSN the route does not exist.
 */
export function registerErrorReports(app: FastifyInstance, { config, limits }: ReportServices): void {
  const dsn = config.runtime.sentryKey;
  const address = envelopeAddress(dsn);
  if (address === null) {
    if (dsn !== '') app.log.warn('sentryKey is not a valid DSN: errors are not reported');
    return;
  }
  const limit = limits.perMinute('reports', REPORTS_PER_MINUTE);
  let inProgress = 0;
  const forward = async (envelope: Buffer, log: FastifyBaseLogger) => {
    inProgress += 1;
    await send(address, envelope, log).finally(() => (inProgress -= 1));
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: REPORT_MAX_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post('/api/report', { bodyLimit: REPORT_MAX_BYTES }, async (request, reply) => {
      await limit.take(request.ip);
      const { body } = request;
      // Do not forward to other collectors.
      if (!Buffer.isBuffer(body) || extractAddress(body) !== address)
        throw new Invalid('the body is not a known report');
      if (inProgress >= MAX_IN_PROGRESS) throw new RateLimited(BUSY_SECONDS);
      void forward(body, request.log);
      return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send('{}');
    });
  });
}

/** Runs in the background: a report that cannot be delivered is logged without its content. */
async function send(address: string, envelope: Buffer, log: FastifyBaseLogger): Promise<void> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new Uint8Array(envelope),
      headers: { 'content-type': 'application/x-sentry-envelope' },
      redirect: 'error',
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) log.warn({ status: answer.status }, 'an error report was rejected');
  } catch (error) {
    log.warn({ reason: getErrorMessage(error) }, 'an error report was not delivered');
  }
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RateLimited } from '../errors/domain-errors.ts';
import type { Limits } from '../limits/limits.ts';

const REPORT_MAX_BYTES = 16 * 1024;
/** Limits the log lines of reports, which anyone may send. */
const REPORTS_PER_MINUTE = 30;
/** They are limited for all addresses together. */
const EVERYONE = 'everyone';

/** As `inline` or `eval`. */
const KEYWORD = /^[a-z-]{1,40}$/;

const Report = z.object({
  'csp-report': z.object({
    'violated-directive': z.string().max(200).optional(),
    'blocked-uri': z.string().max(2000).optional(),
    'source-file': z.string().max(2000).optional(),
  }),
});

/** Logs Content Security Policy reports of browsers. */
export function registerCspReport(app: FastifyInstance, limits: Limits): void {
  const limit = limits.perMinute('policy reports', REPORTS_PER_MINUTE);
  const isRateLimited = async () => {
    try {
      await limit.take(EVERYONE);
      return false;
    } catch (error) {
      if (error instanceof RateLimited) return true;
      throw error;
    }
  };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: REPORT_MAX_BYTES },
      async (_request: unknown, body: string) => body,
    );
    scope.post<{ Body: string }>('/api/csp-report', async (request, reply) => {
      const report = readReport(request.body);
      if (report && !(await isRateLimited())) request.log.warn(report, 'Content Security Policy violation');
      return reply.code(204).send();
    });
  });
}

/** Addresses are cut down to their origin: a path may name a member's account. */
function readReport(body: unknown): object | null {
  const parsed = Report.safeParse(typeof body === 'string' ? parseJson(body) : body);
  if (!parsed.success) return null;
  const report = parsed.data['csp-report'];
  return {
    directive: report['violated-directive'],
    blocked: getOrigin(report['blocked-uri']),
    source: getOrigin(report['source-file']),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not a report.
  }
}

function getOrigin(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return KEYWORD.exec(address ?? '')?.[0];
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}

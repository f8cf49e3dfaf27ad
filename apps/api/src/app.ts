import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { PoolCounts, ReplicaState } from './modules/metrics/pool-metrics.ts';
import { registerMetrics } from './modules/metrics/register-metrics.ts';
import { registerHealth } from './modules/health/health-routes.ts';
import { requireMember, requireSession } from './modules/session/authenticate.ts';
import { registerSyndication } from './modules/syndication/syndication-routes.ts';
import { registerSchemas } from './plugins/call.ts';
import { registerCspReport } from './plugins/csp-report.ts';
import { registerAnswerTimeout } from './plugins/answer-timeout.ts';
import { registerCsrf, requireCsrf } from './plugins/csrf.ts';
import { registerErrors } from './plugins/errors.ts';
import { createHttpApp } from './plugins/http-app.ts';
import { registerInternalRequests } from './plugins/internal-requests.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerRequestLog } from './plugins/logger.ts';
import { registerNotFound } from './plugins/not-found.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerPageRead } from './plugins/page-read.ts';
import { registerRequestGuard } from './plugins/request-guard.ts';
import { registerRouteMethods } from './plugins/route-methods.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerTraceContext } from './plugins/trace-context.ts';
import { PORTAL_FOLDER, type PortalOptions, registerPortal } from './portal/portal-routes.ts';
import type { Primary } from './primary.ts';
import * as csrfRoutes from './routes/csrf.ts';
import * as memberRoutes from './routes/member.ts';
import * as publicRoutes from './routes/public.ts';
import * as sessionRoutes from './routes/session.ts';
import { createServices, type Services } from './services.ts';

export type AppOptions = Pick<PortalOptions, 'renderWithinMs'> & {
  db: Kysely<Database>;
  /** The database for read-only feeds; default `db`. */
  feeds?: Kysely<Database>;
  config: Config;
  /** The clock; tests set it. */
  now: () => Date;
  log: Logger;
  /** The pool below `db`, for the metrics. */
  pool?: PoolCounts;
  /** The replica below `feeds`, for the metrics. */
  replica?: ReplicaState | null;
  lifecycle?: Lifecycle;
  /** In a worker of a cluster: its primary process. */
  primary?: Primary | null;
  /** The folder of the portal's build. */
  portalFolder?: string;
};

const COMPRESS_FROM_BYTES = 1024;
/** Answers are compressed while the member waits; files of the portal are compressed ahead, and better. */
const BROTLI_QUALITY = 4;

/** Builds the whole server over a migrated database. It does not listen; `inject` reaches it in tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, feeds = db, config, log, now, lifecycle = { state: 'running' }, primary = null } = options;
  const { portalFolder = PORTAL_FOLDER } = options;
  const app = createHttpApp(config, log);
  registerAnswerTimeout(app);
  const routeMethods = registerRouteMethods(app);
  registerErrors(app);
  registerNotFound(app, routeMethods);
  registerTraceContext(app);
  registerRequestLog(app, log);
  registerSecurityHeaders(app);
  registerRequestGuard(app, config.publicOrigin);
  const internalRequest = registerInternalRequests(app);
  registerPageRead(app);
  registerJsonBody(app);
  registerSchemas(app, config.environment !== 'production');
  const services = createServices(app, { db, feeds, config, now, log, primary });
  registerCsrf(app, services.csrf);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await registerOpenApi(app, config);
  registerHealth(app, db, lifecycle);
  registerMetrics(app, { ...options, primary, prints: services.prints });
  await registerRoutes(app, services);
  registerSyndication(app, feeds, { config, now });
  registerCspReport(app, services.limits);
  const { csrf, limits } = services;
  registerPortal(app, { ...options, folder: portalFolder, csrf, limits, internalRequest });
  return app;
}

/** Registers the modules' routes, each list in a scope that checks who calls. */
async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  for (const register of Object.values(publicRoutes)) await register(app, services);
  await app.register(async (scope) => {
    requireCsrf(scope, services.csrf);
    for (const register of Object.values(csrfRoutes)) register(scope, services);
  });
  await app.register(async (scope) => {
    requireSession(scope, services.sessions);
    for (const register of Object.values(sessionRoutes)) register(scope, services);
  });
  await app.register(async (scope) => {
    requireMember(scope, services.sessions);
    for (const register of Object.values(memberRoutes)) register(scope, services);
  });
}

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Lifecycle } from './lifecycle.ts';
import { registerHealth } from './modules/health/health-routes.ts';
import { registerApiDocs } from './plugins/api-docs.ts';
import { registerCspReport } from './plugins/csp-report.ts';
import { registerErrors } from './plugins/errors.ts';
import { createHttpApp } from './plugins/http-app.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerKnownPaths } from './plugins/known-paths.ts';
import { registerRequestLog } from './plugins/logger.ts';
import { registerNotFound } from './plugins/not-found.ts';
import { registerRequestGuard } from './plugins/request-guard.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { PORTAL_FOLDER, registerPortal } from './portal/portal-routes.ts';

export type AppOptions = {
  db: Kysely<Database>;
  config: Config;
  /** The clock; tests set it. */
  now: () => Date;
  log: Logger;
  lifecycle?: Lifecycle;
  /** Where the portal's build lies. */
  portalFolder?: string;
};

const COMPRESS_FROM_BYTES = 1024;
/** Answers are compressed while the member waits; files of the portal are compressed ahead, and better. */
const BROTLI_QUALITY = 4;

/** Builds the whole server over a migrated database. It does not listen; `inject` reaches it in tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, log, now, lifecycle = { stopping: false }, portalFolder = PORTAL_FOLDER } = options;
  const app = createHttpApp(config, log);
  const paths = registerKnownPaths(app);
  registerErrors(app);
  registerNotFound(app, paths);
  registerRequestLog(app);
  registerSecurityHeaders(app);
  registerRequestGuard(app, config.publicOrigin);
  registerJsonBody(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  registerHealth(app, db, lifecycle);
  await registerModules(app, options);
  await registerApiDocs(app, config);
  registerCspReport(app, now);
  registerPortal(app, { config, folder: portalFolder, now });
  return app;
}

/**
 * The domain modules, each by one call: public ones on `app`, the others in a scope under `protect`.
 */
async function registerModules(_app: FastifyInstance, _options: AppOptions): Promise<void> {}

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls } from '@sahakorn/contract/calls';
import { openApiDocument } from '@sahakorn/contract/openapi';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { VERSION } from '../version.ts';

/** The page sets styles on its elements, which counts as inline. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

let written: ReturnType<typeof openApiDocument> | undefined;

/** The document of the whole contract. It takes some time to write and never changes: all apps of a process share it. */
function contractDocument() {
  return (written ??= openApiDocument(calls, VERSION));
}

/** Serves the OpenAPI document of the contract and, outside production, a page to read it on. */
export async function registerApiDocs(app: FastifyInstance, { environment }: Config): Promise<void> {
  app.get('/api/openapi.json', async (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=60').send(contractDocument());
  });
  if (environment === 'production') return;
  await app.register(async (scope) => {
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: contractDocument() as never },
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      // Without this the page sends the document to a validator on a foreign host.
      uiConfig: { validatorUrl: null },
      staticCSP: PAGE_POLICY,
    });
  });
}

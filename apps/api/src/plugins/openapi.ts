import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from '@fastify/type-provider-zod';
import { type Call, IDEMPOTENCY_HEADER } from '@sahakorn/contract/call';
import { IMPERSONATION_COOKIE } from '@sahakorn/contract/impersonation';
import { SESSION_ENDS_HEADER, SESSION_EXPIRES_HEADER } from '@sahakorn/contract/session-life';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { VERSION } from '../version.ts';

type Texts = Readonly<Record<number, string>>;

const COMMON_FAILURES: Texts = {
  400: 'The request is malformed (`validation`)',
  500: 'An unforeseen fault; nothing of it is shown but a request id',
  503: 'The database cannot be reached; try again after `Retry-After` seconds',
};

const NO_SESSION = 'No session, or it has ended';
const QUEUE_FULL = 'More than a hundred requests of the session wait already (`rate_limited`)';
const TEMPORARY_PASSWORD =
  'a password that the cooperative gave is not replaced yet (`password_change_required`)';

const ACCESS_FAILURES: Readonly<Record<Call['access'], Texts>> = {
  public: {},
  session: { 401: NO_SESSION, 403: `Refused: ${TEMPORARY_PASSWORD}`, 429: QUEUE_FULL },
  ticket: {},
  member: {
    401: NO_SESSION,
    403: `The current terms are not accepted (\`terms_required\`), or ${TEMPORARY_PASSWORD}`,
    429: QUEUE_FULL,
  },
};

const KEY_FAILURES: Texts = {
  409: 'The same request is under way (`in_progress`); ask again after `Retry-After` seconds',
  422: 'The key was sent before with another body (`idempotency_key_reused`)',
};

/** The security scheme of a call. */
const SCHEMES: Readonly<Record<Call['access'], 'bearer' | 'ticket' | null>> = {
  public: null,
  session: 'bearer',
  member: 'bearer',
  ticket: 'ticket',
};

const wholeSeconds = (description: string) => ({ type: 'integer', minimum: 0, description });

const SESSION_HEADERS = {
  [SESSION_EXPIRES_HEADER]: wholeSeconds('Seconds until the session ends if it is not used'),
  [SESSION_ENDS_HEADER]: wholeSeconds('Seconds until the session ends however much it is used'),
};

const KEY_HEADER = {
  type: 'object',
  properties: {
    [IDEMPOTENCY_HEADER]: {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      description:
        'Names one write: sent again with it, the write happens once and is answered alike for 24 hours',
    },
  },
};

/** The page sets styles on its elements, which counts as inline. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Writes the OpenAPI document from the calls that this app registers afterwards, and serves it;
 * outside production also a page to read it on.
 */
export async function registerOpenApi(app: FastifyInstance, { environment }: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sahakorn', version: VERSION, description: 'The wire of the member portal.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          ticket: { type: 'apiKey', in: 'cookie', name: IMPERSONATION_COOKIE },
        },
      },
    },
    hideUntagged: true,
    transform: describeCall,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', async (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=60').send(app.swagger());
  });
  if (environment === 'production') return;
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Without this the page sends the document to a validator on a foreign host.
    uiConfig: { validatorUrl: null },
    staticCSP: PAGE_POLICY,
  });
}

/** Adds what no schema contains: failures, headers, security and file types. */
const describeCall: SwaggerTransform = (document) => {
  const transformed = jsonSchemaTransform(document);
  const call = document.route.config?.call;
  if (!call) return transformed;
  const { schema } = transformed;
  const scheme = SCHEMES[call.access];
  const { 200: answer } = schema.response as { 200: object };
  return {
    ...transformed,
    schema: {
      ...schema,
      ...(scheme !== null && { security: [{ [scheme]: [] }] }),
      ...(call.once && { headers: KEY_HEADER }),
      response: {
        200: {
          description: 'Done, or refused with an `rc_code` other than 1',
          ...(scheme === 'bearer' && { headers: SESSION_HEADERS }),
          content: toContent(call, answer),
        },
        ...describeFailures(call),
      },
    },
  };
};

function toContent({ media }: Call, schema: object): object {
  const json = { 'application/json': { schema } };
  return media === undefined ? json : { [media]: { schema: { type: 'string', format: 'binary' } }, ...json };
}

function describeFailures(call: Call): object {
  const texts: Texts = {
    ...COMMON_FAILURES,
    ...(call.allowsTemporaryPassword ? { 401: NO_SESSION } : ACCESS_FAILURES[call.access]),
    ...(call.once && KEY_FAILURES),
    ...call.failures,
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return Object.fromEntries(
    Object.entries(texts).map(([status, description]) => [status, { description, content }]),
  );
}

import { z } from './zod.ts';
import { type Call, IDEMPOTENCY_HEADER } from './call.ts';
import { Failure, Outcome } from './envelope.ts';
import { IMPERSONATION_COOKIE } from './impersonation.ts';
import { SESSION_ENDS_HEADER, SESSION_EXPIRES_HEADER } from './session-life.ts';

type JsonSchema = Record<string, unknown>;

const COMMON_FAILURES: Readonly<Record<number, string>> = {
  400: 'The request is malformed (`validation`)',
  500: 'An unforeseen fault; nothing of it is shown but a request id',
  503: 'The database cannot be reached; try again after `Retry-After` seconds',
};

const NO_SESSION = 'No session, or it has ended';
const MANY_AT_ONCE = 'More than a hundred requests of the session wait already (`rate_limited`)';
const GIVEN_PASSWORD =
  'a password that the cooperative gave is not replaced yet (`password_change_required`)';

const ACCESS_FAILURES: Readonly<Record<Call['access'], Readonly<Record<number, string>>>> = {
  public: {},
  session: { 401: NO_SESSION, 403: `Refused: ${GIVEN_PASSWORD}`, 429: MANY_AT_ONCE },
  ticket: {},
  member: {
    401: NO_SESSION,
    403: `The current terms are not accepted (\`terms_required\`), or ${GIVEN_PASSWORD}`,
    429: MANY_AT_ONCE,
  },
};

/** What a call is let in by. */
const SCHEMES: Readonly<Record<Call['access'], 'bearer' | 'ticket' | null>> = {
  public: null,
  session: 'bearer',
  member: 'bearer',
  ticket: 'ticket',
};

const wholeSeconds = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

const SESSION_HEADERS = {
  [SESSION_EXPIRES_HEADER]: wholeSeconds('Seconds until the session ends if it is not used'),
  [SESSION_ENDS_HEADER]: wholeSeconds('Seconds until the session ends however much it is used'),
};

/** Turns zod schemas into JSON Schema, keeping those with an id of their own once, below `components`. */
function createSchemaWriter() {
  const named: Record<string, JsonSchema> = {};

  function rebase<T>(schema: T): T {
    return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as T;
  }

  function write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _dialect, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _id, ...kept } = definition;
      named[name] = rebase(kept);
    }
    const { id, ...root } = rest;
    if (id === undefined) return rebase(root);
    named[id] = rebase(root);
    return { $ref: `#/components/schemas/${id}` };
  }

  return { named, write };
}

type SchemaWriter = ReturnType<typeof createSchemaWriter>['write'];

const KEY_HEADER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'Names one write: sent again with it, the write happens once and is answered alike for 24 hours',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const KEY_FAILURES = {
  409: 'The same request is under way (`in_progress`); ask again after `Retry-After` seconds',
  422: 'The key was sent before with another body (`idempotency_key_reused`)',
};

function parameters(call: Call, write: SchemaWriter): JsonSchema[] {
  const listed = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || !(value as z.ZodType).safeParse(undefined).success,
      schema: write(value as z.ZodType, 'input'),
    }));
  const headers = call.once ? [KEY_HEADER] : [];
  return [...listed(call.params, 'path'), ...listed(call.query, 'query'), ...headers];
}

function success(call: Call, write: SchemaWriter): JsonSchema {
  if (call.media === undefined) {
    return { 'application/json': { schema: write(call.response, 'output') } };
  }
  return {
    [call.media]: { schema: { type: 'string', format: 'binary' } },
    'application/json': { schema: write(Outcome, 'output') },
  };
}

function responses(call: Call, write: SchemaWriter): JsonSchema {
  const ofKey = call.once ? KEY_FAILURES : {};
  const ofAccess = call.withGivenPassword ? { 401: NO_SESSION } : ACCESS_FAILURES[call.access];
  const failures = { ...COMMON_FAILURES, ...ofAccess, ...ofKey, ...call.failures };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    200: {
      description: 'Done, or refused with an `rc_code` other than 1',
      ...(SCHEMES[call.access] === 'bearer' && { headers: SESSION_HEADERS }),
      content: success(call, write),
    },
    ...Object.fromEntries(
      Object.entries(failures).map(([status, description]) => [status, { description, content }]),
    ),
  };
}

function operation(call: Call, write: SchemaWriter): JsonSchema {
  const scheme = SCHEMES[call.access];
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.tag],
    ...(scheme !== null && { security: [{ [scheme]: [] }] }),
    parameters: parameters(call, write),
    ...(call.body && {
      requestBody: { content: { 'application/json': { schema: write(call.body, 'input') } } },
    }),
    responses: responses(call, write),
  };
}

/** The OpenAPI 3.1 document of the given calls. */
export function openApiDocument(calls: readonly Call[], version: string): JsonSchema {
  const { named, write } = createSchemaWriter();
  write(Failure, 'output');
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, write) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sahakorn', version, description: 'The wire of the member portal.' },
    paths,
    components: {
      schemas: named,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        ticket: { type: 'apiKey', in: 'cookie', name: IMPERSONATION_COOKIE },
      },
    },
  };
}

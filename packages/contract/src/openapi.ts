import { z } from 'zod';
import type { Call } from './call.ts';
import { Failure } from './envelope.ts';

type JsonSchema = Record<string, unknown>;

const COMMON_FAILURES: Readonly<Record<number, string>> = {
  400: 'The request is malformed (`validation`)',
  500: 'An unforeseen fault; nothing of it is shown but a request id',
  503: 'The database cannot be reached; try again after `Retry-After` seconds',
};

const ACCESS_FAILURES: Readonly<Record<Call['access'], Readonly<Record<number, string>>>> = {
  public: {},
  session: { 401: 'No session, or it has ended' },
  member: { 401: 'No session, or it has ended', 403: 'The current terms are not accepted (`terms_required`)' },
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema: target }) => {
      delete target.id;
    },
  });
  return inlineDefinitions(rest);
}

/** zod places schemas with an id below `$defs`; OpenAPI readers want them where they are used. */
function inlineDefinitions(schema: JsonSchema): JsonSchema {
  const { $defs, ...rest } = schema;
  if ($defs === undefined) return rest;
  const text = JSON.stringify(rest).replaceAll(/\{"\$ref":"#\/\$defs\/([^"]+)"/g, (_all, name: string) => {
    const definition = JSON.stringify(($defs as JsonSchema)[name]);
    return definition.slice(0, -1);
  });
  return inlineDefinitions(JSON.parse(text) as JsonSchema);
}

function parameters(call: Call): JsonSchema[] {
  const listed = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || !(value as z.ZodType).safeParse(undefined).success,
      schema: jsonSchema(value as z.ZodType, 'input'),
    }));
  return [...listed(call.params, 'path'), ...listed(call.query, 'query')];
}

function responses(call: Call): JsonSchema {
  const failures = { ...COMMON_FAILURES, ...ACCESS_FAILURES[call.access], ...call.failures };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    200: {
      description: 'Done, or refused with an `rc_code` other than 1',
      content: { 'application/json': { schema: jsonSchema(call.response, 'output') } },
    },
    ...Object.fromEntries(
      Object.entries(failures).map(([status, description]) => [status, { description, content }]),
    ),
  };
}

function operation(call: Call): JsonSchema {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.tag],
    ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: parameters(call),
    ...(call.body && {
      requestBody: { content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } },
    }),
    responses: responses(call),
  };
}

/** The OpenAPI 3.1 document of the given calls. */
export function openApiDocument(calls: readonly Call[], version: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sahakorn', version, description: 'The wire of the member portal.' },
    paths,
    components: {
      schemas: { Failure: jsonSchema(Failure, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

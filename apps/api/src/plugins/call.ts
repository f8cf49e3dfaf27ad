import { Readable } from 'node:stream';
import { validatorCompiler } from '@fastify/type-provider-zod';
import type {
  Call,
  CallAccess,
  CallResponse,
  CallBody,
  CallParams,
  CallQuery,
} from '@sahakorn/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { z } from 'zod';
import { Invalid, NotFound } from '../errors/domain-errors.ts';
import { compileStrictWriter, compileWriter } from './answer-writer.ts';
import { addETag } from './etag.ts';

/** What a handler receives: the validated parts of the request. */
export type CallContext<C extends Call> = {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Answers one call. What it returns is cut down to the response schema of the call. */
export type CallHandler<C extends Call> = (
  context: CallContext<C>,
) => CallResponse<C> | Promise<CallResponse<C>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    call?: Call;
  }
}

const ACCESS = Symbol('access');
type Scope = FastifyInstance & { [ACCESS]?: CallAccess };

const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=300';
const MAX_ISSUES = 5;
const MAX_ISSUE_LENGTH = 200;

/**
 * Makes this app validate requests and write answers by the zod schemas of
 * its routes. Call it before the first.
 * @param validatesAnswers whether answers are validated as well, which every one costs time
 */
export function registerSchemas(app: FastifyInstance, validatesAnswers = true): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(validatesAnswers ? compileStrictWriter : compileWriter);
  app.setSchemaErrorFormatter((issues, part) => {
    // An invalid path parameter names something that cannot exist.
    if (part === 'params') return new NotFound();
    const described = issues.slice(0, MAX_ISSUES).map((issue) => describeIssue(issue, part));
    return new Invalid(described.join('; '));
  });
}

function describeIssue({ instancePath, message }: FastifySchemaValidationError, part: string): string {
  const names = instancePath.split('/').filter((name) => name !== '');
  const place = [part === 'querystring' ? 'query' : part, ...names].join('.');
  return `${place}: ${message}`.slice(0, MAX_ISSUE_LENGTH);
}

/**
 * Protects a scope: its calls need `access`. `check` runs first, before
 * the body is read, and refuses by throwing.
 */
export function protect(
  scope: FastifyInstance,
  access: Exclude<CallAccess, 'public'>,
  check: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  (scope as Scope)[ACCESS] = access;
  scope.addHook('onRequest', check);
}

/**
 * Registers a call of the contract. The request is validated by its schemas without coercion;
 * unknown fields of the body are dropped, unknown fields of the query refused. A call must be
 * registered in the scope of its access.
 */
export function registerCall<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C>,
): void {
  const access = (app as Scope)[ACCESS] ?? 'public';
  if (access !== call.access) {
    throw new Error(`${call.id} needs the access ${call.access}, but its scope gives ${access}`);
  }
  const cached = call.access === 'public' && call.method === 'GET';
  app.route({
    method: call.method,
    exposeHeadRoute: cached,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyMaxBytes !== undefined && { bodyLimit: call.bodyMaxBytes }),
    config: { call, forScreen: isForScreen(call) },
    schema: toSchema(call),
    preValidation: (request, reply, done) => {
      reply.header('cache-control', cached ? PUBLIC_CACHE : 'no-store');
      reply.header('vary', 'Authorization, Origin');
      request.body ??= {};
      done();
    },
    handler: async (request, reply) => {
      const { params, query, body } = request as Pick<CallContext<C>, 'params' | 'query' | 'body'>;
      const answer = await handler({ params, query, body, request, reply });
      return call.media === undefined ? answer : toFile(reply, call.media, answer);
    },
    ...(cached && { onSend: addETag }),
  });
}

function toSchema({ id, summary, tag, params, query, body, response }: Call): FastifySchema {
  return {
    operationId: id,
    summary,
    tags: [tag],
    ...(params && { params }),
    querystring: z.strictObject(query?.shape ?? {}),
    ...(body && { body }),
    response: { 200: response },
  };
}

function isForScreen({ method, access, media, bodyMaxBytes }: Call): boolean {
  return media === undefined && bodyMaxBytes === undefined && (access !== 'public' || method === 'GET');
}

/** The payload of an answer that may be a file: whole, in pieces, or a refusal in JSON. */
function toFile(reply: FastifyReply, media: string, answer: unknown): unknown {
  if (answer instanceof Uint8Array) {
    reply.type(media);
    return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  }
  if (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer) {
    reply.type(media);
    return Readable.from(answer as AsyncIterable<Uint8Array>);
  }
  return answer;
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Call, CallAccess, CallBody, CallParams, CallQuery } from '@sahakorn/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Invalid, NotFound } from './domain-errors.ts';

/** What a handler receives: the validated parts of the request. */
export type CallContext<C extends Call> = {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Answers one call. What it returns is checked and cut down to the response schema of the call. */
export type CallHandler<C extends Call> = (
  context: CallContext<C>,
) => z.input<C['response']> | Promise<z.input<C['response']>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    call?: Call;
  }
}

const ACCESS = Symbol('access');
type Scope = FastifyInstance & { [ACCESS]?: CallAccess };

const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=300';
const ISSUES_SHOWN = 5;
/** A screen hears within five seconds that it must wait. What hashes, prints, takes turns or is long may take longer. */
const SCREEN_WITHIN_MS = 4800;

/**
 * Makes this scope, and what is registered in it, one whose calls need `access`. `check` runs first of all, before
 * a body is read, and refuses by throwing.
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
 * Registers a call of the contract. The request is validated by its schemas without coercion; unknown fields of
 * the body are dropped, unknown fields of the query refused. A call must stand in a scope of its own access.
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
  const query = z.strictObject(call.query?.shape ?? {});
  app.route({
    method: cached ? ['GET', 'HEAD'] : call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(call.bodyMaxBytes !== undefined && { bodyLimit: call.bodyMaxBytes }),
    config: { call },
    ...(isForScreen(call) && { handlerTimeout: SCREEN_WITHIN_MS }),
    handler: async (request, reply) => {
      reply.header('cache-control', cached ? PUBLIC_CACHE : 'no-store');
      reply.header('vary', 'Authorization, Origin');
      const answer = await handler({
        params: readParams(call, request.params) as CallParams<C>,
        query: read(query, request.query, 'query') as CallQuery<C>,
        body: (call.body && read(call.body, request.body ?? {}, 'body')) as CallBody<C>,
        request,
        reply,
      });
      if (call.media !== undefined && answer instanceof Uint8Array) {
        return reply.type(call.media).send(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      }
      if (call.media !== undefined && isInPieces(answer)) {
        return reply.type(call.media).send(Readable.from(answer));
      }
      const text = JSON.stringify(call.response.parse(answer));
      reply.type('application/json; charset=utf-8');
      return cached ? sendTagged(request, reply, text) : reply.send(text);
    },
  });
}

function isInPieces(answer: unknown): answer is AsyncIterable<Uint8Array> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

function isForScreen({ method, access, media, bodyMaxBytes }: Call): boolean {
  return media === undefined && bodyMaxBytes === undefined && (access !== 'public' || method === 'GET');
}

/** A parameter that cannot be right names something that does not exist. */
function readParams(call: Call, params: unknown): unknown {
  if (!call.params) return undefined;
  const parsed = call.params.safeParse(params);
  if (!parsed.success) throw new NotFound();
  return parsed.data;
}

function read(schema: z.ZodType, value: unknown, part: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, ISSUES_SHOWN).map((issue) => describe(issue, part));
  throw new Invalid(issues.join('; '));
}

function describe(issue: z.core.$ZodIssue, part: string): string {
  return `${[part, ...issue.path].join('.')}: ${issue.message}`.slice(0, 200);
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(text);
}

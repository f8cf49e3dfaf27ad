import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The position of a request in a distributed trace (W3C Trace Context). */
export type TraceContext = { traceId: string; spanId: string; flags: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the client sent no well-formed `traceparent`. */
    trace: TraceContext | null;
  }
}

/** Long enough to be unique, short enough for a log, and without anything that a log viewer could obey. */
const REQUEST_ID = /^[\w.:=+/-]{8,128}$/;
/** A later version may append fields; `ff` is no version. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;
const TRACEPARENT_MAX_LENGTH = 256;
const SPAN_ID_BYTES = 8;

/** The id that a client or a proxy gave to its request, where it is well-formed. */
export function readRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : null;
}

/**
 * Continues the trace of a well-formed `traceparent` header with a span of our own; null for any other value.
 */
function continueTrace(header: string | string[] | undefined): TraceContext | null {
  if (typeof header !== 'string' || header.length > TRACEPARENT_MAX_LENGTH) return null;
  const [, version, traceId, flags, more] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || flags === undefined) return null;
  if (version === '00' && more !== undefined) return null;
  return { traceId, spanId: randomBytes(SPAN_ID_BYTES).toString('hex'), flags };
}

export function formatTraceparent({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags}`;
}

/** Puts the ids of a trace into every log line of its requests. */
export function registerTraceContext(app: FastifyInstance): void {
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, reply, done) => {
    const trace = continueTrace(request.headers.traceparent);
    if (trace) {
      request.trace = trace;
      request.log = request.log.child({ traceId: trace.traceId, spanId: trace.spanId });
      reply.log = request.log;
    }
    done();
  });
}

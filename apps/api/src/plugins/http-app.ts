import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import {
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyInstance,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { sendError } from './errors.ts';
import { failureBody } from './failure.ts';
import { setDataHeaders } from './security-headers.ts';

const BODY_MAX_BYTES = 1024 * 1024;
/** A whole request must arrive within this, its headers within the next: slow senders hold no sockets. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 5000;
const HANDLER_TIMEOUT_MS = 10_000;
/** Longer than a proxy in front keeps its own, so that it never sends into a connection that we just closed. */
const KEEP_ALIVE_MS = 72_000;
const MAX_CONNECTIONS = 2000;

/** A Fastify instance with our limits and without routes. */
export function createHttpApp(config: Config, log: Logger): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_MAX_BYTES,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS, headersTimeout: HEADERS_TIMEOUT_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    frameworkErrors: (error, request, reply) => {
      setDataHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: refuseConnection,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  return app;
}

/** Answers what is not even HTTP, or came too slowly, where no route, hook or handler is reached. */
function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusLine(error.code);
  const body = JSON.stringify(failureBody('validation'));
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}

function statusLine(code: string): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return '400 Bad Request';
}

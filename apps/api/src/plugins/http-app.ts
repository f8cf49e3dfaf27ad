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
import { Connections } from './connections.ts';
import { sendError } from './errors.ts';
import { failureBody } from '../errors/failure.ts';
import { setDataHeaders } from './security-headers.ts';

const BODY_MAX_BYTES = 1024 * 1024;
const HANDLER_TIMEOUT_MS = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The open connections, for a shutdown that does not wait for idle browsers. */
    connections: Connections;
  }
}

/** A Fastify instance with our limits and without routes. */
export function createHttpApp(config: Config, log: Logger): FastifyInstance {
  const connections = new Connections();
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
    serverFactory: (listener) => connections.createServer(listener),
    handlerTimeout: HANDLER_TIMEOUT_MS,
    frameworkErrors: (error, request, reply) => {
      setDataHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: refuseConnection,
  });
  app.decorate('connections', connections);
  return app;
}

/** Answers malformed or slow requests, which reach no route or hook. */
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

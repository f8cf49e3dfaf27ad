import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
import { toReadableUrl } from './malformed-address.ts';
import { RAW_HEADERS, setDataHeaders } from './security-headers.ts';
import { readRequestId } from './trace-context.ts';

const BODY_MAX_BYTES = 1024 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    /** The open connections, for a shutdown that does not wait for idle browsers. */
    connections: Connections;
  }
}

/** A Fastify instance with our limits and without routes. */
export function createHttpApp(config: Config, log: Logger): FastifyInstance {
  const connections = new Connections({ trustedProxies: config.trustedProxies });
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    rewriteUrl: toReadableUrl,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_MAX_BYTES,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    serverFactory: (listener) => connections.createServer(listener).on('checkExpectation', refuseExpectation),
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
  // A client that does not take its answers would not take this one either.
  if (socket.writableLength > 0) return void socket.destroy();
  if (socket.writable) {
    const { headers, body } = rawRefusal();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${statusLine(error.code)}`, ...lines, '', body].join('\r\n'));
  }
  socket.destroySoon();
}

/** Node's own 417 has no headers and no body. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = rawRefusal();
  response.writeHead(417, headers).end(body);
}

function rawRefusal() {
  const body = JSON.stringify(failureBody('validation'));
  const headers = {
    ...RAW_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { headers, body };
}

function statusLine(code: string): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return '400 Bad Request';
}

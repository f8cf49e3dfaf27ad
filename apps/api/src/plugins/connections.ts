import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Time limits for a whole request and for its headers, against slow clients. With the check
 * interval, even the slowest is disconnected after 15 seconds.
 */
const REQUEST_TIMEOUT_MS = 14_000;
const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 1000;
/** Longer than the keep-alive time of a proxy in front, so that it never sends into a closed connection. */
const KEEP_ALIVE_MS = 72_000;
const MAX_CONNECTIONS = 2000;

/**
 * The HTTP servers of one app (two for `localhost`, which has two addresses) and their open connections. Node counts one
 * that never sent a request, as browsers open them in advance, as busy, and would wait for it when closing.
 */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #unanswered = new Set<ServerResponse>();

  createServer(listener: RequestListener): Server {
    const server = createServer(
      {
        requestTimeout: REQUEST_TIMEOUT_MS,
        headersTimeout: HEADERS_TIMEOUT_MS,
        connectionsCheckingInterval: TIMEOUT_CHECK_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        requireHostHeader: false, // Node's refusal has no body; the request guard refuses in ours.
      },
      listener,
    );
    server.maxConnections = MAX_CONNECTIONS;
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('request', (_request, response) => {
      this.#unanswered.add(response);
      response.once('close', () => this.#unanswered.delete(response));
    });
    return server;
  }

  /** Closes every connection on which no request is being answered. */
  closeIdle(): void {
    const busy = new Set([...this.#unanswered].map(({ req }) => req.socket));
    for (const socket of this.#open) if (!busy.has(socket)) socket.destroy();
  }

  /** Closes every connection, also during a response. */
  closeAll(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

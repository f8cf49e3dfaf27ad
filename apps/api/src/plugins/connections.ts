import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A whole request must arrive within this, its headers within the next: slow senders hold no sockets. With the time
 * to the next look, even the slowest is gone after 15 seconds.
 */
const REQUEST_TIMEOUT_MS = 14_000;
const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 1000;
/** Longer than a proxy in front keeps its own, so that it never sends into a connection that we just closed. */
const KEEP_ALIVE_MS = 72_000;
const MAX_CONNECTIONS = 2000;

/**
 * The HTTP servers of one app (`localhost` has two addresses, so two) and their open connections. Node counts one
 * that never sent a request among the busy ones, as browsers open them ahead, and would wait for it when stopping.
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

  /** Closes every connection, in the middle of an answer too. */
  closeAll(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

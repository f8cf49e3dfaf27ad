import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getProcessShare } from '../limits/process-share.ts';

/**
 * Time limits for a whole request and for its headers, against slow clients. With the check
 * interval, even the slowest is disconnected after 15 seconds.
 */
const REQUEST_TIMEOUT_MS = 14_000;
const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 1000;
/** Longer than the keep-alive time of a proxy in front, so that it never sends into a closed connection. */
const KEEP_ALIVE_MS = 72_000;
const MAX_CONNECTIONS = getProcessShare(2000);
/** A connection that was not used for this long may be closed without losing a request. */
const IDLE_MS = 4000;
const CHECK_EVERY_MS = 50;

/**
 * The HTTP servers of one app (two for `localhost`, which has two addresses) and their open
 * connections. Node counts one that never sent a request, as browsers open them in advance, as
 * busy, and would wait for it when closing.
 */
export class Connections {
  readonly #servers: Server[] = [];
  /** When each open connection was last used. */
  readonly #open = new Map<Socket, number>();
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
    this.#servers.push(server);
    server.maxConnections = MAX_CONNECTIONS;
    server.on('connection', (socket) => {
      this.#open.set(socket, performance.now());
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.#unanswered.add(response);
      response.once('close', () => {
        this.#unanswered.delete(response);
        if (this.#open.has(socket)) this.#open.set(socket, performance.now());
      });
    });
    return server;
  }

  /**
   * Frees the port. `close` of an HTTP server would also cut the
   * connections on which a request is on its way.
   */
  stopListening(): void {
    for (const server of this.#servers) if (server.listening) NetServer.prototype.close.call(server);
  }

  /**
   * Closes all connections within a time. A connection in use is closed by its next response, which
   * asks the client to reconnect; a quiet one after four seconds, because a request may be on its
   * way. The others are aborted at the end.
   */
  async closeWithin(withinMs: number): Promise<void> {
    const startedAt = performance.now();
    while (this.#open.size > 0 && performance.now() - startedAt < withinMs) {
      const busy = new Set([...this.#unanswered].map(({ req }) => req.socket));
      for (const [socket, usedAt] of this.#open) {
        if (!busy.has(socket) && performance.now() - usedAt > IDLE_MS) socket.destroy();
      }
      await sleep(CHECK_EVERY_MS);
    }
    for (const socket of this.#open.keys()) socket.destroy();
  }
}

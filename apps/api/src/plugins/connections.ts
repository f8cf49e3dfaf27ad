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
/** With more than this share of all connections open, each further one closes the one that was unused for longest. */
const CROWDED_SHARE = 0.9;

/**
 * The HTTP servers of one app (two for `localhost`, which has two addresses) and their open
 * connections. Node counts one that never sent a request, as browsers open them in advance, as
 * busy, and would wait for it when closing.
 */
export class Connections {
  readonly #max: number;
  readonly #servers: Server[] = [];
  /** When each open connection was last used, the one unused for longest first. */
  readonly #open = new Map<Socket, number>();
  readonly #unanswered = new Set<ServerResponse>();

  constructor(max = MAX_CONNECTIONS) {
    this.#max = max;
  }

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
    server.maxConnections = this.#max;
    server.on('connection', (socket) => {
      this.#touch(socket);
      socket.once('close', () => this.#open.delete(socket));
      if (this.#open.size > this.#max * CROWDED_SHARE) this.#closeQuietest();
    });
    server.on('request', ({ socket }, response) => {
      this.#unanswered.add(response);
      response.once('close', () => {
        this.#unanswered.delete(response);
        if (this.#open.has(socket)) this.#touch(socket);
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
      const busy = this.#getBusy();
      for (const [socket, usedAt] of this.#open) {
        if (!busy.has(socket) && performance.now() - usedAt > IDLE_MS) socket.destroy();
      }
      await sleep(CHECK_EVERY_MS);
    }
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #touch(socket: Socket): void {
    this.#open.delete(socket);
    this.#open.set(socket, performance.now());
  }

  #getBusy(): Set<Socket> {
    return new Set([...this.#unanswered].map(({ req }) => req.socket));
  }

  /** A client that holds unused connections must not keep all others out. */
  #closeQuietest(): void {
    const busy = this.#getBusy();
    for (const [socket, usedAt] of this.#open) {
      if (performance.now() - usedAt <= IDLE_MS) return;
      if (busy.has(socket)) continue;
      this.#open.delete(socket);
      socket.destroy();
      return;
    }
  }
}

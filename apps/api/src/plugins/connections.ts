import { createServer, type RequestListener, type Server } from 'node:http';
import { BlockList, isIPv6, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressBucket } from '../client/address-bucket.ts';
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
/** Of one address, or network, except of trusted proxies: enough for an office, and a quarter of all. */
const MAX_PER_ADDRESS = getProcessShare(500);
/** A client that takes nothing of its answer for so long is disconnected. */
const STALLED_MS = 10_000;
/** An answer is found to be stalled in steps of this share of that time. */
const STALLED_STEPS = 10;
/** A connection that was not used for this long may be closed without losing a request. */
const IDLE_MS = 4000;
const CHECK_EVERY_MS = 50;
/** With more than this share of all connections open, each further one closes another. */
const CROWDED_SHARE = 0.9;
/** If none can be closed, what is left is for addresses that have at most so many. */
const FEW_CONNECTIONS = 20;

/** More than the milliseconds for which any connection was unused. */
const STALLED_FIRST = 1e12;

export type ConnectionsOptions = {
  max?: number;
  maxPerAddress?: number;
  stalledMs?: number;
  /** Addresses and ranges whose connections are not bounded by address: they bring those of many. */
  trustedProxies?: readonly string[];
};

type Use = {
  /** Empty if it is not bounded by address. */
  address: string;
  usedAt: number;
  /** Requests that are not answered. */
  requests: number;
  /** Since when the client has taken nothing of its answer, and when that was last checked. */
  stalled: { since: number; checkedAt: number } | null;
  /** Whether it is not read from because its client does not take an answer. */
  isPaused: boolean;
};

/**
 * The HTTP servers of one app (two for `localhost`, which has two addresses) and their open
 * connections. Node counts one that never sent a request, as browsers open them in advance, as
 * busy, and would wait for it when closing.
 */
export class Connections {
  readonly #max: number;
  readonly #maxPerAddress: number;
  readonly #stepMs: number;
  readonly #stalledMs: number;
  readonly #proxies = new BlockList();
  readonly #servers: Server[] = [];
  readonly #open = new Map<Socket, Use>();
  readonly #byAddress = new Map<string, Set<Socket>>();

  constructor({
    max = MAX_CONNECTIONS,
    maxPerAddress = MAX_PER_ADDRESS,
    stalledMs = STALLED_MS,
    trustedProxies = [],
  }: ConnectionsOptions = {}) {
    this.#max = max;
    this.#maxPerAddress = maxPerAddress;
    this.#stalledMs = stalledMs;
    this.#stepMs = stalledMs / STALLED_STEPS;
    for (const range of trustedProxies) {
      const [address = '', prefix] = range.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (prefix === undefined) this.#proxies.addAddress(address, family);
      else this.#proxies.addSubnet(address, Number(prefix), family);
    }
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
    const pausing = setInterval(() => this.#pauseUnread(), this.#stepMs).unref();
    server.once('close', () => clearInterval(pausing));
    server.on('connection', (socket) => this.#add(socket));
    server.on('request', ({ socket }, response) => {
      const use = this.#open.get(socket);
      if (!use) return;
      use.requests += 1;
      response.once('close', () => {
        use.requests -= 1;
        use.stalled = null;
        this.#resume(socket, use);
        use.usedAt = performance.now();
      });
    });
    // Node emits it when a socket was not read, and nothing of what it writes was taken, for so long.
    server.setTimeout(this.#stepMs, (socket) => this.#checkProgress(socket));
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
      for (const [socket, { requests, usedAt }] of this.#open) {
        if (requests === 0 && performance.now() - usedAt > IDLE_MS) socket.destroy();
      }
      await sleep(CHECK_EVERY_MS);
    }
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #add(socket: Socket): void {
    const address = this.#getBoundedAddress(socket);
    const neighbours = this.#byAddress.get(address) ?? new Set();
    const isFull = address !== '' && neighbours.size >= this.#maxPerAddress;
    if (isFull && !this.#closeOne(neighbours, 0)) return void socket.destroy();
    this.#open.set(socket, {
      address,
      usedAt: performance.now(),
      requests: 0,
      stalled: null,
      isPaused: false,
    });
    this.#byAddress.set(address, neighbours.add(socket));
    socket.once('close', () => this.#forget(socket));
    if (this.#open.size <= this.#max * CROWDED_SHARE || this.#closeOne(this.#open.keys(), IDLE_MS)) return;
    if (address !== '' && neighbours.size > FEW_CONNECTIONS) socket.destroy();
  }

  #getBoundedAddress({ remoteAddress = '' }: Socket): string {
    const isProxy = this.#proxies.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
    return isProxy ? '' : addressBucket(remoteAddress);
  }

  #forget(socket: Socket): void {
    const address = this.#open.get(socket)?.address;
    this.#open.delete(socket);
    if (address === undefined) return;
    const neighbours = this.#byAddress.get(address);
    neighbours?.delete(socket);
    if (neighbours?.size === 0) this.#byAddress.delete(address);
  }

  /** A client that does not take its answers is not read from: what it sends would look like progress. */
  #pauseUnread(): void {
    for (const [socket, use] of this.#open) {
      if (socket.writableLength === 0) this.#resume(socket, use);
      else if (!socket.isPaused()) {
        socket.pause();
        use.isPaused = true;
      }
    }
  }

  #resume(socket: Socket, use: Use): void {
    if (use.isPaused) socket.resume();
    use.isPaused = false;
  }

  #checkProgress(socket: Socket): void {
    const use = this.#open.get(socket);
    // The keep-alive time of Node is over.
    if (!use || socket.timeout !== this.#stepMs) return void socket.destroy();
    if (socket.writableLength === 0) return;
    const now = performance.now();
    const { stalled } = use;
    // A later check than in one step was put off by progress.
    const goesOn = stalled !== null && now - stalled.checkedAt < 1.5 * this.#stepMs;
    const since = goesOn ? stalled.since : now - this.#stepMs;
    if (now - since >= this.#stalledMs) return void socket.destroy();
    use.stalled = { since, checkedAt: now };
    socket.setTimeout(this.#stepMs);
  }

  /**
   * Closes one of these connections, so that a client that holds many does not keep others out: the one whose
   * client has taken nothing of its answer for longest, or else the one that was unused for longest.
   */
  #closeOne(sockets: Iterable<Socket>, idleMs: number): boolean {
    let closed: { socket: Socket; rank: number } | null = null;
    const now = performance.now();
    for (const socket of sockets) {
      const rank = this.#getRank(socket, now, idleMs);
      if (rank > (closed?.rank ?? 0)) closed = { socket, rank };
    }
    if (closed === null) return false;
    this.#forget(closed.socket);
    closed.socket.destroy();
    return true;
  }

  /** Zero for a connection in use. */
  #getRank(socket: Socket, now: number, idleMs: number): number {
    const use = this.#open.get(socket);
    if (!use) return 0;
    if (use.stalled && socket.writableLength > 0) return STALLED_FIRST + now - use.stalled.since;
    const isUnused = use.requests === 0 && now - use.usedAt >= idleMs;
    return isUnused ? 1 + now - use.usedAt : 0;
  }
}

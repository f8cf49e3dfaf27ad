import { once } from 'node:events';
import { Registry } from '@prometheus-io/client';
import type pg from 'pg';
import { RateLimited, ServiceUnavailable } from '../errors/domain-errors.ts';
import type { FairLimits, Owner } from '../limits/fair-queue.ts';
import type { Limits, TaskQueue } from '../limits/limits.ts';
import type { Primary, Visitor } from '../primary.ts';
import type { PrimaryResponse, FromWorker, WorkerRequest, ToWorker } from './messages.ts';

/** A worker that hangs must not keep the others from answering their clients. */
const PORTS_CLOSED_WITHIN_MS = 1400;

/** A worker's side of the messages between it and the primary process. */
export class PrimaryLink implements Primary {
  readonly #pending = new Map<number, (answer: PrimaryResponse) => void>();
  readonly #allPortsClosed = new AbortController();
  readonly #database = Promise.withResolvers<pg.ClientConfig>();
  #lastId = 0;

  constructor() {
    process.on('message', (message: ToWorker) => this.#receive(message));
  }

  readonly limits: Limits = {
    perMinute: (limit, perMinute) => ({
      take: async (address) => {
        if (perMinute === 0) return;
        const { retryAfter } = await this.#request({ type: 'take', limit, perMinute, address });
        if (retryAfter !== null) throw new RateLimited(retryAfter);
      },
    }),
    queue: (queue, limits) => this.#createQueue(queue, limits),
  };

  /** How to reach the database that the primary has opened. */
  getDatabase(): Promise<pg.ClientConfig> {
    this.send({ type: 'hello' });
    return this.#database.promise;
  }

  async renderMetrics(): ReturnType<Primary['renderMetrics']> {
    const { retryAfter, text } = await this.#request({ type: 'metrics' });
    if (retryAfter !== null || text === undefined) throw new ServiceUnavailable(retryAfter ?? undefined);
    return { contentType: Registry.PROMETHEUS_CONTENT_TYPE, text };
  }

  wakeMail(): void {
    this.send({ type: 'mail' });
  }

  countVisit(visitor: Visitor): void {
    this.send({ type: 'visit', visitor });
  }

  /** Waits until no other worker accepts connections either. */
  async closePort(): Promise<void> {
    this.send({ type: 'port-closed' });
    const { signal } = this.#allPortsClosed;
    if (signal.aborted) return;
    await once(signal, 'abort', { signal: AbortSignal.timeout(PORTS_CLOSED_WITHIN_MS) }).catch(
      () => undefined,
    );
  }

  /** Does nothing if the primary has ended, because this process then ends too. */
  send(message: FromWorker): void {
    if (process.connected) process.send?.(message, () => undefined);
  }

  #request(request: WorkerRequest): Promise<PrimaryResponse> {
    const id = this.#nextId();
    const { promise, resolve } = Promise.withResolvers<PrimaryResponse>();
    this.#pending.set(id, resolve);
    this.send({ ...request, id });
    return promise;
  }

  #createQueue(queue: string, limits: FairLimits): TaskQueue {
    const counts = { running: 0, waiting: 0 };
    const run = async <Result>(
      owner: Owner,
      signal: AbortSignal | null,
      task: () => Promise<Result>,
    ): Promise<Result> => {
      signal?.throwIfAborted();
      const id = this.#nextId();
      const { promise: begun, resolve, reject } = Promise.withResolvers<PrimaryResponse>();
      const cancel = () => reject(signal?.reason);
      signal?.addEventListener('abort', cancel, { once: true });
      this.#pending.set(id, resolve);
      this.send({ type: 'acquire', id, queue, limits, owner });
      counts.waiting += 1;
      try {
        const { retryAfter } = await begun.finally(() => (counts.waiting -= 1));
        if (retryAfter !== null) throw new ServiceUnavailable(retryAfter, 'too many requests are queued');
        counts.running += 1;
        return await task().finally(() => (counts.running -= 1));
      } finally {
        signal?.removeEventListener('abort', cancel);
        this.#pending.delete(id);
        this.send({ type: 'release', id });
      }
    };
    return { run, counts };
  }

  #receive(message: ToWorker): void {
    switch (message.type) {
      case 'start':
        return this.#database.resolve(message.database);
      case 'ping':
        return this.send({ type: 'pong' });
      case 'all-ports-closed':
        return this.#allPortsClosed.abort();
      case 'answer':
        this.#pending.get(message.id)?.(message);
        this.#pending.delete(message.id);
        return;
      default: // Messages of the metrics library, which handles them itself.
    }
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

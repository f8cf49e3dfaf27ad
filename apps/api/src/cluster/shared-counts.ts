import { RateLimited, ServiceUnavailable } from '../errors/domain-errors.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { RequestLimit } from '../limits/request-limit.ts';
import type { WorkerRequest } from './messages.ts';

type Take = Extract<WorkerRequest, { type: 'take' }>;
type Acquire = Extract<WorkerRequest, { type: 'acquire' }>;

/**
 * Answers the worker: null grants the request, a number refuses it and is the seconds after which to retry.
 */
type Reply = (retryAfter: number | null) => void;

/** Counts the limits per caller for all workers. */
export class SharedCounts {
  readonly #workers: number;
  readonly #now: () => Date;
  readonly #limits = new Map<string, RequestLimit>();
  readonly #queues = new Map<string, FairQueue>();
  /** Ends the tasks that run or wait, by worker and number. */
  readonly #tasks = new Map<number, Map<number, () => void>>();

  constructor({ workers, now }: { workers: number; now: () => Date }) {
    this.#workers = workers;
    this.#now = now;
  }

  /** Counts one request of an address. */
  take({ limit, perMinute, address }: Take, reply: Reply): void {
    const counted = this.#limits.get(limit) ?? new RequestLimit({ perMinute, now: this.#now });
    this.#limits.set(limit, counted);
    try {
      counted.take(address);
      reply(null);
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      reply(error.retryAfter ?? 1);
    }
  }

  /** Queues a task of a worker, and replies when the worker may start it. */
  async run(worker: number, id: number, { queue, owner, limits }: Acquire, reply: Reply): Promise<void> {
    const leaving = new AbortController();
    const ended = Promise.withResolvers<void>();
    const tasks = this.#tasks.get(worker) ?? new Map<number, () => void>();
    this.#tasks.set(worker, tasks);
    tasks.set(id, () => {
      leaving.abort();
      ended.resolve();
    });
    try {
      await this.#getQueue(queue, limits).run(owner, leaving.signal, () => {
        reply(null);
        return ended.promise;
      });
    } catch (error) {
      if (error instanceof ServiceUnavailable) reply(error.retryAfter ?? 1);
      else if (!leaving.signal.aborted) throw error;
    } finally {
      tasks.delete(id);
    }
  }

  /** Ends a task, or takes it out of its queue. */
  release(worker: number, id: number): void {
    this.#tasks.get(worker)?.get(id)?.();
  }

  /** Ends all tasks of a worker that has ended. */
  forget(worker: number): void {
    for (const end of this.#tasks.get(worker)?.values() ?? []) end();
    this.#tasks.delete(worker);
  }

  /**
   * The limits are those of one process, so the queue takes them for each
   * worker; the limit of a member stays the same.
   */
  #getQueue(name: string, limits: Acquire['limits']): FairQueue {
    const { running, waiting } = limits;
    const queue =
      this.#queues.get(name) ??
      new FairQueue({ ...limits, running: running * this.#workers, waiting: waiting * this.#workers });
    this.#queues.set(name, queue);
    return queue;
  }
}

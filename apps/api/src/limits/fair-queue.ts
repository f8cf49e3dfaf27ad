import { ServiceUnavailable } from '../errors/domain-errors.ts';

export type FairLimits = {
  /** Tasks that run at a time, one of each owner. */
  running: number;
  waiting: number;
  /** Of one owner. */
  waitingPerOwner: number;
  /** Seconds after which refused callers may retry. */
  busySeconds: number;
};

type WaitingTask = { owner: string; start: () => void };

/**
 * Runs long tasks, at most one at a time for each owner, so that many tasks
 * of one owner do not delay other owners.
 */
export class FairQueue {
  readonly #limits: FairLimits;
  readonly #running = new Set<string>();
  readonly #waiting: WaitingTask[] = [];

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /** The tasks that run and that wait now. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#running.size, waiting: this.#waiting.length };
  }

  /**
   * Runs the task when it is the owner's next one. A task that is abandoned while it waits never starts; the
   * signal of a request with a body is no signal for that, since it aborts as soon as the body is read.
   * @throws ServiceUnavailable when the queue, or the owner's share of it, is full
   */
  async run<Result>(owner: string, signal: AbortSignal | null, task: () => Promise<Result>): Promise<Result> {
    signal?.throwIfAborted();
    await this.#acquire(owner, signal);
    try {
      return await task();
    } finally {
      this.#running.delete(owner);
      this.#startNext();
    }
  }

  async #acquire(owner: string, signal: AbortSignal | null): Promise<void> {
    const { running, waiting, waitingPerOwner, busySeconds } = this.#limits;
    if (this.#running.size < running && !this.#running.has(owner)) {
      this.#running.add(owner);
      return;
    }
    const own = this.#waiting.filter((task) => task.owner === owner).length;
    if (own >= waitingPerOwner || this.#waiting.length >= waiting) {
      throw new ServiceUnavailable(busySeconds, 'too many requests are queued');
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const task = { owner, start: resolve };
    const cancel = () => {
      const at = this.#waiting.indexOf(task);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      reject(signal?.reason);
    };
    this.#waiting.push(task);
    signal?.addEventListener('abort', cancel, { once: true });
    await promise;
  }

  #startNext(): void {
    const at = this.#waiting.findIndex(({ owner }) => !this.#running.has(owner));
    const [task] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!task) return;
    this.#running.add(task.owner);
    task.start();
  }
}

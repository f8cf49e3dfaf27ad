import { ServiceUnavailable } from '../errors/domain-errors.ts';

export type WorkLimits = {
  running: number;
  waiting: number;
  /** Seconds after which refused callers may retry. Default 2. */
  busySeconds?: number;
};

export type WorkQueue = {
  /**
   * Runs the task when a slot is free, first in, first out. Throws ServiceUnavailable when the queue is full.
   */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** Runs at most `running` tasks at a time and queues at most `waiting`. */
export function createWorkQueue(limits: WorkLimits): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limits.running) running += 1;
    else if (waiting.length >= limits.waiting) {
      throw new ServiceUnavailable(limits.busySeconds, 'too many requests are queued');
    } else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Hand the slot to the next waiting task, so that no newer one overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { run };
}

import { ServiceUnavailable } from '../errors/domain-errors.ts';

export type WorkLimits = {
  running: number;
  waiting: number;
  /** When those who are refused may come again. Default 2. */
  busySeconds?: number;
};

export type WorkQueue = {
  /** Runs the task when a place is free, in order of arrival. Throws ServiceUnavailable when too many wait already. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** Lets at most `running` tasks run at a time and at most `waiting` wait for their turn. */
export function createWorkQueue(limits: WorkLimits): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limits.running) running += 1;
    else if (turns.length >= limits.waiting) {
      throw new ServiceUnavailable(limits.busySeconds, 'Too much expensive work is waiting.');
    } else await new Promise<void>((resolve) => turns.push(resolve));
    try {
      return await task();
    } finally {
      // A waiting task takes over the place, so nobody who comes in between can overtake it.
      const next = turns.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { run };
}

/** The queue is full: try again in a few seconds. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export type WorkQueue = {
  /** Runs the task when a place is free, in order of arrival. Throws QueueFullError when too many wait already. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** Lets at most `running` tasks run at a time and at most `waiting` wait for their turn. */
export function createWorkQueue(limits: { running: number; waiting: number }): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limits.running) running += 1;
    else if (turns.length >= limits.waiting) throw new QueueFullError('Too much expensive work is waiting.');
    else await new Promise<void>((resolve) => turns.push(resolve));
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

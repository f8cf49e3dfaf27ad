import { type FairLimits, FairQueue } from './fair-queue.ts';
import { RequestLimit } from './request-limit.ts';

/** Limits the requests of each address, or of each member, per minute. */
export type PerMinute = {
  /** Throws or rejects with RateLimited when the requests of this minute are used up. */
  take: (address: string) => void | Promise<void>;
};

/** Runs long tasks in turn, one at a time for each member. */
export type TaskQueue = Pick<FairQueue, 'run' | 'counts'>;

/** Rate limits per caller, counted over all processes of this server. Each limit has its own name. */
export type Limits = {
  /** Zero is no limit. */
  perMinute: (name: string, perMinute: number) => PerMinute;
  queue: (name: string, limits: FairLimits) => TaskQueue;
};

/** The limits of a server that is one process. */
export function createLimits(now: () => Date): Limits {
  return {
    perMinute: (_name, perMinute) => new RequestLimit({ perMinute, now }),
    queue: (_name, limits) => new FairQueue(limits),
  };
}

import { RateLimited } from '../../errors/domain-errors.ts';
import { getProcessShare } from '../../limits/process-share.ts';

/**
 * Concurrent requests of a session. A screen needs about this many; other
 * members need database connections too.
 */
const MAX_RUNNING = getProcessShare(6);
/** The longest queue of a session. */
const MAX_WAITING = getProcessShare(100);
const RETRY_AFTER_SECONDS = 1;

type SessionQueue = { running: number; waiting: (() => void)[] };

/**
 * Limits the concurrent requests of each session and queues the rest, so that one member's burst
 * does not delay others.
 */
export class SessionQueues {
  readonly #queues = new Map<string, SessionQueue>();

  /**
   * Waits for a slot of the session with this token. Call the returned function to release the slot.
   * @throws RateLimited when the queue of the session is full
   */
  async acquire(token: string): Promise<() => void> {
    const queue = this.#queues.get(token) ?? { running: 0, waiting: [] };
    this.#queues.set(token, queue);
    if (queue.running < MAX_RUNNING) queue.running += 1;
    else if (queue.waiting.length >= MAX_WAITING) throw new RateLimited(RETRY_AFTER_SECONDS);
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    let isExpired = false;
    return () => {
      if (isExpired) return;
      isExpired = true;
      const next = queue.waiting.shift();
      if (next) return next();
      queue.running -= 1;
      if (queue.running === 0) this.#queues.delete(token);
    };
  }

  /** The number of sessions with active requests. */
  get size(): number {
    return this.#queues.size;
  }
}

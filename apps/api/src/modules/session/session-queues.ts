import { RateLimited } from '../../errors/domain-errors.ts';
import { getProcessShare } from '../../limits/process-share.ts';

/** Concurrent requests of a session. A screen needs about this many; other members need database connections too. */
const AT_WORK = getProcessShare(6);
/** The longest queue of a session. */
const WAITING = getProcessShare(100);
const COME_AGAIN_SECONDS = 1;

type Gate = { atWork: number; waiting: (() => void)[] };

/**
 * Limits the concurrent requests of each session and queues the rest, so that one member's burst
 * does not delay others.
 */
export class SessionQueues {
  readonly #gates = new Map<string, Gate>();

  /**
   * Waits for a slot of the session with this token. Call the returned function to release the slot.
   * @throws RateLimited when the queue of the session is full
   */
  async take(token: string): Promise<() => void> {
    const gate = this.#gates.get(token) ?? { atWork: 0, waiting: [] };
    this.#gates.set(token, gate);
    if (gate.atWork < AT_WORK) gate.atWork += 1;
    else if (gate.waiting.length >= WAITING) throw new RateLimited(COME_AGAIN_SECONDS);
    else await new Promise<void>((resolve) => gate.waiting.push(resolve));
    let isExpired = false;
    return () => {
      if (isExpired) return;
      isExpired = true;
      const next = gate.waiting.shift();
      if (next) return next();
      gate.atWork -= 1;
      if (gate.atWork === 0) this.#gates.delete(token);
    };
  }

  /** The number of sessions with active requests. */
  get size(): number {
    return this.#gates.size;
  }
}

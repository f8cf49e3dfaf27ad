import { RateLimited } from '../../errors/domain-errors.ts';

/** A screen asks for this much at once; the rest of the connections to the database is for others. */
const AT_WORK = 6;
/** More than any screen or script of a member asks for at once. */
const WAITING = 100;
const COME_AGAIN_SECONDS = 1;

type Gate = { atWork: number; waiting: (() => void)[] };

/**
 * Lets each session have a few requests at work at a time, in order of arrival: one member who asks for much at once is
 * served all of it, and keeps nobody else from being served.
 */
export class SessionQueues {
  readonly #gates = new Map<string, Gate>();

  /**
   * Waits for a turn of the session with this token. Call what it gives once the turn is over; again does nothing.
   * @throws RateLimited when too many requests of the session wait already
   */
  async take(token: string): Promise<() => void> {
    const gate = this.#gates.get(token) ?? { atWork: 0, waiting: [] };
    this.#gates.set(token, gate);
    if (gate.atWork < AT_WORK) gate.atWork += 1;
    else if (gate.waiting.length >= WAITING) throw new RateLimited(COME_AGAIN_SECONDS);
    else await new Promise<void>((resolve) => gate.waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = gate.waiting.shift();
      if (next) return next();
      gate.atWork -= 1;
      if (gate.atWork === 0) this.#gates.delete(token);
    };
  }

  /** Sessions with requests at work. */
  get size(): number {
    return this.#gates.size;
  }
}

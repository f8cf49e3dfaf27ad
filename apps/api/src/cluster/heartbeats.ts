const PING_MS = 5000;
/** Longer than any request may take. A machine that sleeps stops the pings too. */
const MAX_UNANSWERED = 6;

type HeartbeatsOptions = {
  ping: (worker: number) => void;
  /** Called for a worker that has not answered for half a minute. */
  onHang: (worker: number) => void;
};

/** Finds workers that run but no longer answer, as in an endless loop. */
export class Heartbeats {
  readonly #options: HeartbeatsOptions;
  /** How many pings in a row each worker has not answered. */
  readonly #unanswered = new Map<number, number>();
  readonly #timer = setInterval(() => this.#pingAll(), PING_MS);

  constructor(options: HeartbeatsOptions) {
    this.#options = options;
  }

  /** Pings a worker from now on, until it is forgotten. */
  watch(worker: number): void {
    this.#unanswered.set(worker, 0);
  }

  /** A watched worker has answered. */
  recordAnswer(worker: number): void {
    if (this.#unanswered.has(worker)) this.#unanswered.set(worker, 0);
  }

  forget(worker: number): void {
    this.#unanswered.delete(worker);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #pingAll(): void {
    for (const [worker, unanswered] of this.#unanswered) {
      if (unanswered === MAX_UNANSWERED) this.#options.onHang(worker);
      else {
        this.#unanswered.set(worker, unanswered + 1);
        this.#options.ping(worker);
      }
    }
  }
}

import { ServiceUnavailable } from '../errors/domain-errors.ts';

export type FairLimits = {
  /** Tasks that run at a time. */
  running: number;
  waiting: number;
  /** Tasks of one member that run at a time. Default 1. */
  runningPerMember?: number;
  /** With and without a proof of work each. Default: as many as may wait. */
  waitingPerMember?: number;
  /** Seconds after which refused callers may retry. Default 2. */
  busySeconds?: number;
};

/** Whose task it is. A task without an owner waits its turn like the first of any owner. */
export type Owner = {
  /** A member, or what else may have one task under way. */
  member?: string;
  /** The address, or network, that the request came from. */
  address?: string;
  /** Whether the caller has done a proof of work for this task. */
  proven?: boolean;
};

/** The queue has no room for a task of this owner. */
export class QueueFull extends ServiceUnavailable {
  constructor(busySeconds?: number) {
    super(busySeconds, 'too many requests are queued');
  }
}

type WaitingTask = { owner: Owner; turn: number; start: () => void; refuse: (reason: unknown) => void };

/** A proof of work goes before this many tasks of those who have none under way. */
const PROVEN_TURNS = 10;

/**
 * Runs tasks in the order of their turns (start-time fair queueing): a task's turn is one after the last of its
 * member or address that is still in the queue, but not before the turn that is served now. So whoever sends
 * many tasks at once delays only himself, and his tasks keep their order. A full queue refuses the task with the
 * latest turn, not the newest task.
 */
export class FairQueue {
  readonly #limits: Required<FairLimits>;
  #running = 0;
  readonly #runningOf = new Map<string, number>();
  /** The tasks that run or wait, by the names of their owners. */
  readonly #queued = new Map<string, number>();
  /** The latest turns of those who have tasks in the queue, by the same names. */
  readonly #lastTurns = new Map<string, number>();
  /** The latest turn that was served. */
  #served = 0;
  /** By turn, and by arrival where the turns are equal. */
  readonly #waiting: WaitingTask[] = [];

  constructor(limits: FairLimits) {
    this.#limits = { runningPerMember: 1, waitingPerMember: Infinity, busySeconds: 2, ...limits };
  }

  /** The tasks that run and that wait now. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /**
   * Runs the task when it has its turn. A task that is abandoned while it waits never starts; the
   * signal of a request with a body is no signal for that, since it aborts as soon as the body is read.
   * @throws QueueFull when others with earlier turns fill the queue, or the member has too many tasks in it
   */
  async run<Result>(owner: Owner, signal: AbortSignal | null, task: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire(owner, signal);
    try {
      return await task();
    } finally {
      release();
    }
  }

  /** Waits like `run`, and returns what releases the place; calling that twice has no effect. */
  async acquire(owner: Owner, signal: AbortSignal | null = null): Promise<() => void> {
    signal?.throwIfAborted();
    const mayStart = this.#mayStart(owner);
    const turn = this.#takeTurn(owner);
    this.#count(this.#queued, listNames(owner), 1);
    if (mayStart) this.#start({ owner, turn });
    else await this.#wait(owner, turn, signal);
    let isHeld = true;
    return () => {
      if (isHeld) this.#release(owner);
      isHeld = false;
    };
  }

  #mayStart({ member }: Owner): boolean {
    const { running, runningPerMember } = this.#limits;
    return (
      this.#running < running &&
      (member === undefined || (this.#runningOf.get(member) ?? 0) < runningPerMember)
    );
  }

  #takeTurn(owner: Owner): number {
    const names = listNames(owner);
    const turn = Math.max(this.#served, ...names.map((name) => (this.#lastTurns.get(name) ?? -1) + 1));
    for (const name of names) this.#lastTurns.set(name, turn);
    return turn - getAdvantage(owner);
  }

  /** A refused or abandoned task delays no later one of its owner. */
  #returnTurn({ owner, turn }: WaitingTask): void {
    const own = turn + getAdvantage(owner);
    for (const name of listNames(owner)) {
      if (this.#lastTurns.get(name) === own) this.#lastTurns.set(name, own - 1);
    }
  }

  #wait(owner: Owner, turn: number, signal: AbortSignal | null): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const task = { owner, turn, start: resolve, refuse: reject };
    const cancel = () => this.#drop(task, signal?.reason);
    const at = this.#waiting.findLastIndex((other) => other.turn <= turn);
    this.#waiting.splice(at + 1, 0, task);
    signal?.addEventListener('abort', cancel, { once: true });
    this.#refuseSurplus(task);
    return promise.finally(() => signal?.removeEventListener('abort', cancel));
  }

  #refuseSurplus(newest: WaitingTask): void {
    const { waiting, waitingPerMember, busySeconds } = this.#limits;
    const { member, proven } = newest.owner;
    const isOfMember = ({ owner }: WaitingTask) => owner.member === member && owner.proven === proven;
    const ofMember = this.#waiting.filter(isOfMember).length;
    const hasTooMany = member !== undefined && ofMember > waitingPerMember;
    const last = this.#waiting.length > waiting ? this.#waiting.at(-1) : undefined;
    const refused = hasTooMany ? newest : last;
    if (refused) this.#drop(refused, new QueueFull(busySeconds));
  }

  #drop(task: WaitingTask, reason: unknown): void {
    const at = this.#waiting.indexOf(task);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    this.#returnTurn(task);
    this.#leave(task.owner);
    task.refuse(reason);
  }

  #start({ owner: { member }, turn }: Pick<WaitingTask, 'owner' | 'turn'>): void {
    this.#running += 1;
    this.#served = Math.max(this.#served, turn);
    if (member !== undefined) this.#count(this.#runningOf, [member], 1);
  }

  #release(owner: Owner): void {
    this.#running -= 1;
    if (owner.member !== undefined) this.#count(this.#runningOf, [owner.member], -1);
    this.#leave(owner);
    const at = this.#waiting.findIndex((task) => this.#mayStart(task.owner));
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!next) return;
    this.#start(next);
    next.start();
  }

  #leave(owner: Owner): void {
    const names = listNames(owner);
    this.#count(this.#queued, names, -1);
    for (const name of names) if (!this.#queued.has(name)) this.#lastTurns.delete(name);
  }

  #count(counts: Map<string, number>, names: readonly string[], change: 1 | -1): void {
    for (const name of names) {
      const count = (counts.get(name) ?? 0) + change;
      if (count === 0) counts.delete(name);
      else counts.set(name, count);
    }
  }
}

function getAdvantage({ proven = false }: Owner): number {
  return proven ? PROVEN_TURNS : 0;
}

/** What the tasks of an owner are counted by; those with a proof of work are counted by themselves. */
function listNames({ member, address, proven = false }: Owner): string[] {
  return [member && `member ${member}`, address && `address ${address}`]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => (proven ? `proven ${name}` : `${name}`));
}

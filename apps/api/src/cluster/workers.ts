import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import type { DestinationStream, Logger } from 'pino';
import { getErrorMessage, OperatorError } from '../operator-error.ts';
import type { Answer, FromWorker, ToWorker } from './messages.ts';
import type { PrimaryJobs } from './primary-jobs.ts';
import { SharedCounts } from './shared-counts.ts';

const WORKER = path.join(import.meta.dirname, 'worker.ts');

/** Workers are replaced at once until so many have ended within a minute, and after a wait from then on. */
const ENDS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;
const LATER_MS = 10_000;

type WorkersOptions = {
  count: number;
  /** How workers reach the database. */
  database: pg.ClientConfig;
  jobs: Pick<PrimaryJobs, 'renderMetrics' | 'wakeMail' | 'countVisit'>;
  now: () => Date;
  log: Logger;
  /** Takes the log lines of the workers, so that one process writes the file. */
  lines: DestinationStream;
};

/** The processes that answer requests. One that ends is replaced. */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #counts: SharedCounts;
  readonly #running = new Map<number, Worker>();
  readonly #listening = new Set<number>();
  readonly #closed = new Set<number>();
  readonly #started = Promise.withResolvers<string>();
  #state: 'starting' | 'running' | 'stopping' = 'starting';
  #ends: number[] = [];

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.#counts = new SharedCounts({ workers: options.count, now: options.now });
    cluster.schedulingPolicy = cluster.SCHED_RR;
    cluster.setupPrimary({ exec: WORKER, args: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  }

  /** Starts them, and gives their address once all of them listen. */
  async start(): Promise<string> {
    for (let at = 0; at < this.#options.count; at += 1) this.#fork();
    const address = await this.#started.promise;
    this.#state = 'running';
    return address;
  }

  /** Lets every worker finish its requests, and waits until all have ended. */
  async stop(): Promise<void> {
    this.#state = 'stopping';
    const ended = [...this.#running.values()].map((worker) => once(worker.process, 'close'));
    for (const worker of this.#running.values()) worker.process.kill('SIGTERM');
    await Promise.all(ended);
  }

  #fork(): void {
    const worker = cluster.fork({ WORKERS: String(this.#options.count), LOG_FILE: '-' });
    const { process: child, id } = worker;
    this.#running.set(id, worker);
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => this.#options.lines.write(`${line}\n`));
    }
    worker.on('message', (message: FromWorker) => this.#receive(worker, message));
    // A message to a worker that just ended; its end is seen as such.
    worker.on('error', (error) => this.#options.log.debug({ reason: getErrorMessage(error) }, 'worker'));
    worker.once('exit', (code: number | null, signal: string | null) => this.#forget(id, { code, signal }));
  }

  #receive(worker: Worker, message: FromWorker): void {
    const { jobs, database } = this.#options;
    const answer = (id: number) => (retryAfter: number | null, text?: string) =>
      send(worker, { type: 'answer', id, retryAfter, ...(text !== undefined && { text }) } satisfies Answer);
    switch (message.type) {
      case 'hello':
        return send(worker, { type: 'start', database });
      case 'take':
        return this.#counts.take(message, answer(message.id));
      case 'turn':
        return void this.#counts.run(worker.id, message.id, message, answer(message.id));
      case 'turn-end':
        return this.#counts.endTurn(worker.id, message.id);
      case 'metrics':
        return void jobs.renderMetrics().then(
          ({ text }) => answer(message.id)(null, text),
          () => answer(message.id)(1),
        );
      case 'mail':
        return jobs.wakeMail();
      case 'visit':
        return jobs.countVisit(message.visitor);
      case 'listening':
        return this.#addListening(worker.id, message.address);
      case 'failed':
        return this.#reportFailure(message.reason);
      case 'port-closed':
        this.#closed.add(worker.id);
        return this.#announceClosedPorts();
      default: // The metrics library has messages of its own.
    }
  }

  #addListening(id: number, address: string): void {
    this.#listening.add(id);
    if (this.#listening.size === this.#options.count) this.#started.resolve(address);
  }

  #reportFailure(reason: string): void {
    if (this.#state === 'starting') this.#started.reject(new OperatorError(reason));
    else this.#options.log.error({ reason }, 'a worker could not start');
  }

  #announceClosedPorts(): void {
    const all = [...this.#running.values()];
    if (!all.every(({ id }) => this.#closed.has(id))) return;
    for (const worker of all) send(worker, { type: 'all-ports-closed' });
  }

  #forget(id: number, end: { code: number | null; signal: string | null }): void {
    this.#running.delete(id);
    this.#listening.delete(id);
    this.#counts.forget(id);
    if (this.#state === 'starting') this.#started.reject(new Error('A worker ended before it was ready.'));
    else if (this.#state === 'stopping') this.#announceClosedPorts();
    else this.#replace(end);
  }

  #replace(end: { code: number | null; signal: string | null }): void {
    const now = performance.now();
    this.#ends = [...this.#ends.filter((at) => now - at < MINUTE_MS), now];
    const waitMs = this.#ends.length > ENDS_PER_MINUTE ? LATER_MS : 0;
    this.#options.log.error({ ...end, waitMs }, 'a worker ended and is replaced');
    setTimeout(() => {
      if (this.#state === 'running') this.#fork();
    }, waitMs);
  }
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}

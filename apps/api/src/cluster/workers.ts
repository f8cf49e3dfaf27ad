import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import type { DestinationStream, Logger } from 'pino';
import type { Bilingual } from '../language.ts';
import { getErrorMessage, OperatorError } from '../operator-error.ts';
import { isTelemetryOn } from '../telemetry/start-telemetry.ts';
import { Heartbeats } from './heartbeats.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { PrimaryJobs } from './primary-jobs.ts';
import { SharedCounts } from './shared-counts.ts';

const WORKER = path.join(import.meta.dirname, 'worker.ts');
const TELEMETRY = path.join(import.meta.dirname, '../telemetry/register.ts');

/**
 * Ended workers are replaced at once. If this many end within a minute,
 * further ones are replaced after a wait.
 */
const ENDS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;
const RESTART_DELAY_MS = 10_000;
/** Workers that still run after this are killed, so that there is time left to stop the database. */
const STOP_WITHIN_MS = 7500;

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

/** How a process ended; both are null for one that could not be started. */
type End = { code: number | null; signal: string | null };

/** The processes that answer requests. One that ends or hangs is replaced. */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #counts: SharedCounts;
  readonly #heartbeats: Heartbeats;
  readonly #running = new Map<number, Worker>();
  readonly #listening = new Set<number>();
  readonly #closed = new Set<number>();
  readonly #started = Promise.withResolvers<string>();
  #state: 'starting' | 'running' | 'stopping' = 'starting';
  #ends: number[] = [];

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.#counts = new SharedCounts({ workers: options.count, now: options.now });
    this.#heartbeats = new Heartbeats({
      ping: (id) => this.#send(id, { type: 'ping' }),
      onHang: (id) => this.#killHung(id),
    });
    cluster.schedulingPolicy = cluster.SCHED_RR;
    const execArgv = isTelemetryOn(process.env)
      ? [...process.execArgv, '--import', pathToFileURL(TELEMETRY).href]
      : process.execArgv;
    cluster.setupPrimary({ exec: WORKER, args: [], execArgv, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  }

  /** Starts the workers, and retasks their address when all of them listen. */
  async start(): Promise<string> {
    for (let at = 0; at < this.#options.count; at += 1) this.#fork();
    const address = await this.#started.promise;
    this.#state = 'running';
    return address;
  }

  /** Lets every worker finish its requests, and waits until all have ended. */
  async stop(): Promise<void> {
    this.#state = 'stopping';
    this.#heartbeats.stop();
    const ended = [...this.#running.values()].map((worker) => once(worker.process, 'close'));
    for (const worker of this.#running.values()) worker.process.kill('SIGTERM');
    const timer = setTimeout(() => {
      for (const id of this.#running.keys()) this.#killHung(id);
    }, STOP_WITHIN_MS);
    await Promise.all(ended);
    clearTimeout(timer);
  }

  #killHung(id: number): void {
    this.#options.log.error({ worker: id }, 'a worker hangs and is killed');
    this.#running.get(id)?.process.kill('SIGKILL');
  }

  #fork(): void {
    const worker = cluster.fork({ WORKERS: String(this.#options.count), LOG_FILE: '-' });
    const { process: child, id } = worker;
    this.#running.set(id, worker);
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => this.#options.lines.write(`${line}\n`));
    }
    worker.on('message', (message: FromWorker) => this.#receive(worker, message));
    worker.on('error', (error) => this.#reportError(worker, error));
    worker.once('exit', (code: number | null, signal: string | null) => this.#forget(id, { code, signal }));
  }

  #receive(worker: Worker, message: FromWorker): void {
    const { jobs, database } = this.#options;
    const answer = (id: number) => (retryAfter: number | null, text?: string) =>
      this.#send(worker.id, { type: 'answer', id, retryAfter, ...(text !== undefined && { text }) });
    switch (message.type) {
      case 'hello':
        return this.#send(worker.id, { type: 'start', database });
      case 'take':
        return this.#counts.take(message, answer(message.id));
      case 'acquire':
        return void this.#counts.run(worker.id, message.id, message, answer(message.id));
      case 'release':
        return this.#counts.release(worker.id, message.id);
      case 'metrics':
        return void jobs.renderMetrics().then(
          ({ text }) => answer(message.id)(null, text),
          () => answer(message.id)(1),
        );
      case 'mail':
        return jobs.wakeMail();
      case 'visit':
        return jobs.countVisit(message.visitor);
      case 'pong':
        return this.#heartbeats.recordAnswer(worker.id);
      case 'listening':
        return this.#addListening(worker.id, message.address);
      case 'failed':
        return this.#reportFailure(message.reason);
      case 'port-closed':
        this.#closed.add(worker.id);
        return this.#announceClosedPorts();
      default: // Messages of the metrics library, which handles them itself.
    }
  }

  /** A process that could not be started, for example without free file descriptors, emits no `exit`. */
  #reportError({ id, process: { pid } }: Worker, error: Error): void {
    if (pid !== undefined) return; // Its `exit` event is handled.
    this.#options.log.error({ reason: getErrorMessage(error) }, 'a worker could not be started');
    this.#forget(id, { code: null, signal: null });
  }

  #addListening(id: number, address: string): void {
    this.#listening.add(id);
    this.#heartbeats.watch(id);
    if (this.#listening.size === this.#options.count) this.#started.resolve(address);
  }

  #reportFailure(reason: string): void {
    if (this.#state === 'starting') this.#started.reject(new OperatorError({ th: reason, en: reason }));
    else this.#options.log.error({ reason }, 'a worker could not start');
  }

  #announceClosedPorts(): void {
    const all = [...this.#running.keys()];
    if (!all.every((id) => this.#closed.has(id))) return;
    for (const id of all) this.#send(id, { type: 'all-ports-closed' });
  }

  #forget(id: number, end: End): void {
    this.#running.delete(id);
    this.#listening.delete(id);
    this.#heartbeats.forget(id);
    this.#counts.forget(id);
    if (this.#state === 'starting') this.#started.reject(new OperatorError(explainEnd(end)));
    else if (this.#state === 'stopping') this.#announceClosedPorts();
    else this.#replace(end);
  }

  #replace(end: End): void {
    const now = performance.now();
    this.#ends = [...this.#ends.filter((at) => now - at < MINUTE_MS), now];
    const waitMs = this.#ends.length > ENDS_PER_MINUTE ? RESTART_DELAY_MS : 0;
    this.#options.log.error({ ...end, waitMs }, 'a worker ended and is replaced');
    setTimeout(() => {
      if (this.#state === 'running') this.#fork();
    }, waitMs);
  }

  #send(id: number, message: ToWorker): void {
    const worker = this.#running.get(id);
    // A worker that has just ended cannot receive it; its `exit` event is handled.
    if (worker?.isConnected()) worker.send(message, () => undefined);
  }
}

function explainEnd({ code, signal }: End): Bilingual {
  return {
    th: `โพรเซสที่ตอบคำขอหยุดก่อนพร้อมทำงาน (${signal ?? (code === null ? 'เริ่มโพรเซสไม่ได้' : `รหัสจบ ${code}`)}) ดูสาเหตุใน log และดูว่าเครื่องมีหน่วยความจำพอสำหรับจำนวนโพรเซส (WORKERS) หรือไม่`,
    en: `A worker ended before it was ready (${signal ?? (code === null ? 'no process could be started' : `exit code ${code}`)}): look for the reason in the log, and whether the machine has memory for so many workers (WORKERS).`,
  };
}

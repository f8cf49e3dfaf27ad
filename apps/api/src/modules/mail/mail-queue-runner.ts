import { IDENTITY_TICKET_SECONDS } from '@sahakorn/contract/account';
import { maskEmail } from '@sahakorn/thai/account-no';
import type { Logger } from 'pino';
import { getErrorMessage } from '../../operator-error.ts';
import { describeFailure, isPermanentFailure } from './mail-error.ts';
import { type Sender, writeNoticeMail } from './notice-mail.ts';
import type { DueNotice, NoticeQueries } from './notice-queries.ts';
import type { MailTransport } from './mail-transport.ts';

type MailQueueRunnerOptions = {
  queries: NoticeQueries;
  mailTransport: MailTransport;
  sender: Sender;
  now: () => Date;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
};

const POLL_INTERVAL_MS = 15_000;
/** A lease is longer than a delivery can take. */
const LEASE_MS = 120_000;
const FIRST_RETRY_MS = 60_000;
/** A user waits for this code. */
const CODE_RETRY_MS = 15_000;
const MAX_RETRY_DELAY_MS = 6 * 3600_000;
/** With the waits between them, about three days. */
const MAX_ATTEMPTS = 20;

/** Sends queued notices one by one, and retries failed ones later. */
export class MailQueueRunner {
  readonly #options: MailQueueRunnerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #state: 'waiting' | 'started' | 'stopped' = 'waiting';

  constructor(options: MailQueueRunnerOptions) {
    this.#options = options;
  }

  /** Starts processing the queue: now, every few seconds, and on `wake`. */
  start(): void {
    if (this.#state !== 'waiting') return;
    this.#state = 'started';
    this.#timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Processes the queue now, without waiting for it. Before `start` and after `stop` it does nothing. */
  wake(): void {
    if (this.#state !== 'started') return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.deliverDue().then(
      () => this.#finish(),
      (error: unknown) => {
        this.#options.log.warn({ reason: getErrorMessage(error) }, 'the mail queue run failed');
        this.#finish();
      },
    );
  }

  /** Stops after the mail in progress. */
  async stop(): Promise<void> {
    this.#state = 'stopped';
    clearInterval(this.#timer);
    await this.#running;
    this.#options.mailTransport.close();
  }

  /** Processes every due notice: sends, postpones or abandons it. */
  async deliverDue(): Promise<void> {
    let notice = await this.#take();
    while (notice) {
      await this.#deliver(notice);
      notice = this.#state === 'stopped' ? null : await this.#take();
    }
  }

  #take(): Promise<DueNotice | null> {
    const now = this.#options.now();
    return this.#options.queries.takeDueNotice(now, new Date(now.getTime() + LEASE_MS));
  }

  #finish(): void {
    this.#running = undefined;
    if (!this.#again) return;
    this.#again = false;
    this.wake();
  }

  async #deliver(notice: DueNotice): Promise<void> {
    const { queries, mailTransport, sender, now, log } = this.#options;
    if (this.#isExpired(notice)) return this.#giveUp(notice, 'the code has expired');
    const about = { notice: notice.id, kind: notice.kind, to: maskEmail(notice.address) };
    try {
      const content = writeNoticeMail(notice, sender);
      await mailTransport.deliver({
        ...content,
        id: `notice-${notice.id}-${notice.happenedAt.getTime()}`,
        to: notice.address,
        fromName: sender.coopName,
      });
    } catch (error) {
      await this.#fail(notice, error);
      return;
    }
    await queries.markSent(notice.id, now(), about.to);
    log.info({ event: 'mail_sent', ...about }, 'mail');
  }

  /** A code is useless after its ticket has expired. */
  #isExpired({ code, happenedAt }: DueNotice): boolean {
    return (
      code !== null && this.#options.now().getTime() >= happenedAt.getTime() + IDENTITY_TICKET_SECONDS * 1000
    );
  }

  async #giveUp(notice: DueNotice, reason: string): Promise<void> {
    const { queries, now, log } = this.#options;
    const to = maskEmail(notice.address);
    const about = { notice: notice.id, kind: notice.kind, to, attempts: notice.attempts, reason };
    await queries.giveUp(notice.id, now(), { reason, address: to });
    log.error({ event: 'mail_given_up', ...about }, 'a notice could not be sent');
  }

  async #fail(notice: DueNotice, error: unknown): Promise<void> {
    const { queries, now, log } = this.#options;
    const to = maskEmail(notice.address);
    const reason = describeFailure(error);
    const about = { notice: notice.id, kind: notice.kind, to, attempts: notice.attempts, reason };
    if (isPermanentFailure(error) || notice.attempts >= MAX_ATTEMPTS) return this.#giveUp(notice, reason);
    const first = notice.code === null ? FIRST_RETRY_MS : CODE_RETRY_MS;
    const wait = Math.min(MAX_RETRY_DELAY_MS, first * 2 ** (notice.attempts - 1));
    await queries.postpone(notice.id, new Date(now().getTime() + wait), reason);
    log.warn({ event: 'mail_put_off', ...about, seconds: wait / 1000 }, 'a notice will be retried');
  }
}

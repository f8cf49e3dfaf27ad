import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import type { Primary } from '../../primary.ts';
import { MailQueueRunner } from './mail-queue-runner.ts';
import { createNoticeQueries } from './notice-queries.ts';
import { Notices } from './notices.ts';
import { createMailTransport } from './mail-transport.ts';

type RunnerOptions = { db: Kysely<Database>; config: Config; now: () => Date; log: Logger };

type NoticeOptions = RunnerOptions & { primary: Primary | null };

/** Sends queued notices while the server listens; in a cluster the primary does. Gives the queue. */
export function startNotices(app: FastifyInstance, options: NoticeOptions): Notices {
  const { now, primary } = options;
  if (primary) return new Notices({ now, wake: () => primary.wakeMail() });
  const runner = createMailRunner(options);
  app.addHook('onListen', () => runner.start());
  app.addHook('onClose', () => runner.stop());
  return new Notices({ now, wake: () => runner.wake() });
}

/** Sends queued notices while it runs. */
export function createMailRunner({ db, config, now, log }: RunnerOptions): MailQueueRunner {
  const { coopNameTH: coopName, contactPhone, contactHours } = config.runtime;
  return new MailQueueRunner({
    queries: createNoticeQueries(db),
    mailTransport: createMailTransport(config.mail),
    sender: { coopName, contactPhone, contactHours },
    now,
    log,
  });
}

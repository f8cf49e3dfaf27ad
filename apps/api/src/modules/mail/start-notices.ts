import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { MailQueueRunner } from './mail-queue-runner.ts';
import { createNoticeQueries } from './notice-queries.ts';
import { Notices } from './notices.ts';
import { createMailTransport } from './mail-transport.ts';

type NoticeOptions = { db: Kysely<Database>; config: Config; now: () => Date; log: Logger };

/** Sends queued notices while the server listens. Gives the queue. */
export function startNotices(app: FastifyInstance, { db, config, now, log }: NoticeOptions): Notices {
  const { coopNameTH: coopName, contactPhone, contactHours } = config.runtime;
  const runner = new MailQueueRunner({
    queries: createNoticeQueries(db),
    mailTransport: createMailTransport(config.mail),
    sender: { coopName, contactPhone, contactHours },
    now,
    log,
  });
  app.addHook('onListen', () => runner.start());
  app.addHook('onClose', () => runner.stop());
  return new Notices({ now, wake: () => runner.wake() });
}

import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { MailQueueRunner } from './mail-queue-runner.ts';
import { createNoticeQueries } from './notice-queries.ts';
import { Notices } from './notices.ts';
import { createMailTransport } from './mail-transport.ts';

type NoticeParts = { db: Kysely<Database>; config: Config; now: () => Date; log: Logger };

/** Notices are queued by those who have something to tell, and sent while the server listens. */
export function registerNotices(app: FastifyInstance, { db, config, now, log }: NoticeParts): Notices {
  const { coopNameTH: coopName, contactPhone, contactHours } = config.runtime;
  const round = new MailQueueRunner({
    queries: createNoticeQueries(db),
    mailTransport: createMailTransport(config.mail),
    sender: { coopName, contactPhone, contactHours },
    now,
    log,
  });
  app.addHook('onListen', () => round.start());
  app.addHook('onClose', () => round.stop());
  return new Notices({ now, wake: () => round.wake() });
}

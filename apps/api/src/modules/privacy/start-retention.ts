import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Primary } from '../../primary.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { RetentionJob } from './retention-job.ts';
import { type RetentionRule, retentionRules, type RetentionSettings } from './retention-rules.ts';

type RetentionOptions = {
  db: Kysely<Database>;
  audit: AuditLog;
  now: () => Date;
  config: { retention: RetentionSettings; log: { file: string | null } };
  primary: Primary | null;
};

/**
 * Runs the retention job while the server listens; in a cluster the primary does. Gives the rules it follows.
 */
export function startRetention(
  app: FastifyInstance,
  { db, audit, now, config, primary }: RetentionOptions,
): readonly RetentionRule[] {
  const rules = retentionRules(config.retention, audit);
  if (primary) return rules;
  const job = new RetentionJob({ db, rules, now, logFile: config.log.file, log: app.log });
  app.addHook('onListen', () => job.start());
  app.addHook('onClose', () => job.stop());
  return rules;
}

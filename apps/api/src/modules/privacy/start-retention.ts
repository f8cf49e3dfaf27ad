import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import type { AttemptLimiter } from '../session/attempt-limiter.ts';
import { ConsentService } from './consent-service.ts';
import { DownloadService } from './download-service.ts';
import { registerPrivacy, registerPrivacyNotice } from './privacy-routes.ts';
import { RequestService } from './request-service.ts';
import { RetentionJob } from './retention-job.ts';
import { type RetentionSettings, retentionRules } from './retention-rules.ts';

type PrivacyParts = {
  db: Kysely<Database>;
  audit: AuditLog;
  tries: AttemptLimiter;
  now: () => Date;
  retention: RetentionSettings;
};

/**
 * Shows the notice to anyone, and sweeps while the server listens, by the rules that the notice shows. Gives what
 * registers the members' part in a scope that requires a session.
 */
export function startPrivacy(
  app: FastifyInstance,
  { db, audit, tries, now, retention }: PrivacyParts,
): (scope: FastifyInstance) => void {
  const rules = retentionRules(retention, audit);
  const round = new RetentionJob({ db, rules, now, log: app.log });
  app.addHook('onListen', () => round.start());
  app.addHook('onClose', () => round.stop());
  const consents = new ConsentService({ db, audit, now });
  const read = rules.map(({ what, kept }) => ({ what, kept }));
  registerPrivacyNotice(app, consents, read);
  const requests = new RequestService({ db, audit, now });
  const idempotency = new Idempotency({ db, now });
  const downloads = new DownloadService({ db, tries, audit, now });
  return (scope) => registerPrivacy(scope, { consents, requests, downloads, idempotency });
}

import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/client.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { createSiteQueries } from '../modules/info/site-queries.ts';
import { ViewCounts } from '../modules/info/view-counts.ts';
import { createMailRunner } from '../modules/mail/start-notices.ts';
import { startClusterMetrics } from '../modules/metrics/register-metrics.ts';
import { RetentionJob } from '../modules/privacy/retention-job.ts';
import { retentionRules } from '../modules/privacy/retention-rules.ts';
import { getErrorMessage } from '../operator-error.ts';
import type { Primary } from '../primary.ts';

export type PrimaryJobs = Omit<Primary, 'limits'> & { start: () => void; stop: () => Promise<void> };

type JobOptions = { database: OpenDatabase; config: Config; now: () => Date; log: Logger };

/** What one process does for the whole cluster: it sends mail, deletes expired data, and counts. */
export async function createPrimaryJobs({ database, config, now, log }: JobOptions): Promise<PrimaryJobs> {
  const { db, pool } = database;
  const mail = createMailRunner({ db, config, now, log });
  const rules = retentionRules(config.retention, new AuditLog({ now }));
  const retention = new RetentionJob({ db, rules, now, logFile: config.log.file, log });
  const onError = (error: unknown) => log.warn({ reason: getErrorMessage(error) }, 'views were not counted');
  const views = new ViewCounts({ queries: createSiteQueries(db), now, onError });
  const metrics = await startClusterMetrics({ db, pool, config, now });
  return {
    start: () => {
      mail.start();
      retention.start();
    },
    stop: async () => {
      await Promise.all([mail.stop(), retention.stop(), views.flush(), metrics.close()]);
    },
    wakeMail: () => mail.wake(),
    countVisit: (visitor) => views.visit(visitor),
    renderMetrics: metrics.render,
  };
}

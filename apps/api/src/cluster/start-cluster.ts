import type { Config } from '../config.ts';
import type { DemoMember } from '../db/seed/demo-members.ts';
import type { RunningServer } from '../graceful-shutdown.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { createStreamLogger, openLog } from '../plugins/logger.ts';
import { checkDataFolder, logStart, prepareServer } from '../prepare-server.ts';
import { waitForDatabase } from '../wait-for-database.ts';
import { createPrimaryJobs } from './primary-jobs.ts';
import { Workers } from './workers.ts';

type Started = RunningServer & { address: string; members: readonly DemoMember[] };

/**
 * Starts a server of several processes: workers answer the requests at one port; this one has the
 * database, the log and what must run once only.
 */
export async function startCluster(config: Config, lifecycle: Lifecycle): Promise<Started> {
  checkDataFolder(config);
  const lines = openLog(config.log.file);
  const log = createStreamLogger(lines, config.log.level);
  const now = () => new Date();
  await waitForDatabase(config, log, lifecycle);
  const { database, members } = await prepareServer(config, log);
  try {
    const jobs = await createPrimaryJobs({ database, config, now, log });
    const workers = new Workers({ count: config.workers, database: database.address, jobs, now, log, lines });
    const address = await workers.start();
    jobs.start();
    logStart(log, config, { address, embedded: database.embedded });
    const stop = async () => {
      await workers.stop();
      await jobs.stop();
      await database.close();
    };
    return { log, address, members, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

import { buildApp } from './app.ts';
import { startCluster } from './cluster/start-cluster.ts';
import { type Config, readConfig } from './config.ts';
import type { DemoMember } from './db/seed/demo-members.ts';
import { endProcess } from './end-process.ts';
import { type RunningServer, stopListening, stopOnSignals } from './graceful-shutdown.ts';
import type { Lifecycle } from './lifecycle.ts';
import { listen } from './listen.ts';
import { createLogger } from './plugins/logger.ts';
import { checkDataFolder, explainFailedStart, logStart, prepareServer } from './prepare-server.ts';
import { startMessage } from './startup-message.ts';
import { StoppedWhileWaiting, waitForDatabase } from './wait-for-database.ts';

/**
 * Starts the portal with the settings of the environment and prints its address. The port opens only when the
 * database is migrated and checked. On failure it prints the reason to standard error and exits with 1.
 */
export async function startServer(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const lifecycle: Lifecycle = { state: 'running' };
    const started = config.workers > 1 ? startCluster(config, lifecycle) : start(config, lifecycle);
    stopOnSignals(lifecycle, started);
    const { address, members } = await started;
    const mailFolder = config.mail.smtpUrl === null ? config.mail.folder : null;
    process.stdout.write(`${startMessage(address, members, mailFolder)}\n`);
  } catch (error) {
    process.stderr.write(`${explainFailedStart(error)}\n`);
    endProcess(error instanceof StoppedWhileWaiting ? 0 : 1);
  }
}

type Started = RunningServer & { address: string; members: readonly DemoMember[] };

/** Starts a server of one process. */
async function start(config: Config, lifecycle: Lifecycle): Promise<Started> {
  checkDataFolder(config);
  const log = createLogger(config.log);
  await waitForDatabase(config, log, lifecycle);
  const { database, members } = await prepareServer(config, log);
  try {
    const { db, feeds, pool, replica, embedded } = database;
    const app = await buildApp({ db, feeds, pool, replica, config, log, lifecycle, now: () => new Date() });
    const address = await listen(app, config);
    logStart(log, config, { address, embedded });
    return { log, address, members, stop: () => stopListening({ app, database, lifecycle }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

if (process.argv[1] === import.meta.filename) await startServer();

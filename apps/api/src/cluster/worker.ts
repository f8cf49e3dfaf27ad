// A worker of a cluster: it answers requests at the port that it shares with the others.
import cluster from 'node:cluster';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { openWorkerDatabase } from '../db/client.ts';
import { DiskSpace } from '../disk-space.ts';
import { endProcess } from '../end-process.ts';
import { type RunningServer, stopListening, stopOnSignals } from '../graceful-shutdown.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { listen } from '../listen.ts';
import { createLogger } from '../plugins/logger.ts';
import { explainFailedStart } from '../prepare-server.ts';
import { PrimaryLink } from './primary-link.ts';

const primary = new PrimaryLink();
// Messages fail once the primary has ended, and a worker cannot work without it.
cluster.worker?.once('error', () => endProcess(1));

async function start(config: Config, lifecycle: Lifecycle): Promise<RunningServer & { address: string }> {
  const log = createLogger(config.log).child({ worker: cluster.worker?.id });
  // The primary logs how full the disk is.
  const disk = new DiskSpace(config, pino({ level: 'silent' }));
  const database = openWorkerDatabase(config, await primary.getDatabase(), {
    log,
    isDiskFull: () => disk.isFull,
    slowQueryMs: config.slowQueryMs,
  });
  const { db, feeds, pool, replica } = database;
  const now = () => new Date();
  const app = await buildApp({ db, feeds, pool, replica, config, log, lifecycle, now, primary });
  const address = await listen(app, config);
  const closePort = () => primary.closePort();
  return { log, address, stop: () => stopListening({ app, database, lifecycle, closePort }) };
}

try {
  const lifecycle: Lifecycle = { state: 'running' };
  const started = start(readConfig(process.env), lifecycle);
  stopOnSignals(lifecycle, started);
  const { address } = await started;
  primary.send({ type: 'listening', address });
} catch (error) {
  process.send?.({ type: 'failed', reason: explainFailedStart(error) }, () => endProcess(1));
}

import { Gauge, type Registry } from '@prometheus-io/client';
import type { Config } from '../../config.ts';
import { getDiskFolders, getDiskState, getReserve, readFullestDisk } from '../../disk-space.ts';
import { readLastBackup } from '../../last-backup.ts';
import type { TaskQueue } from '../../limits/limits.ts';
import { COMMIT, VERSION } from '../../version.ts';

/** The documents that this process prints. */
export function measurePrints(registry: Registry, prints: TaskQueue): void {
  const printing = new Gauge({
    name: 'sahakorn_prints',
    help: 'PDF documents that are being printed or wait for it',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'running' }, prints.counts.running);
      this.set({ state: 'waiting' }, prints.counts.waiting);
    },
  });
  registry.registerMetric(printing);
}

/**
 * This release, the disk and the last backup.
 * @returns reads the disk; call it before each scrape
 */
export function measureMachine(
  registry: Registry,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const build = new Gauge({
    name: 'sahakorn_build_info',
    help: 'The version and the commit of the portal',
    labelNames: ['version', 'commit'],
    registers,
  });
  build.set({ version: VERSION, commit: COMMIT }, 1);
  const free = gauge(
    'sahakorn_disk_free_bytes',
    'Free space on the disk of DATA_DIR, or of the embedded database if that is nearer to its reserve',
  );
  const size = gauge('sahakorn_disk_size_bytes', 'Size of that disk');
  const reserve = gauge('sahakorn_disk_reserve_bytes', 'Free space below which writes are refused');
  const full = gauge('sahakorn_disk_full', 'Whether writes are refused, because only the reserve is left');
  const backup = gauge('sahakorn_backup_timestamp_seconds', 'When the last backup ended, in Unix time');
  const folders = getDiskFolders({ dataDir, databaseUrl });
  return async () => {
    const space = await readFullestDisk(folders);
    const last = await readLastBackup(dataDir).catch(() => null);
    if (space) {
      free.set(space.bavail * space.bsize);
      size.set(space.blocks * space.bsize);
      reserve.set(getReserve(space));
      full.set(getDiskState(space) === 'reserve' ? 1 : 0);
    } else for (const unknown of [free, size, reserve, full]) unknown.remove();
    if (last) backup.set(last.finishedAt.getTime() / 1000);
    else backup.remove();
  };
}

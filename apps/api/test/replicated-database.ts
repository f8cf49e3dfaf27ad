import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Account } from '../src/db/embedded/account.ts';
import { packagedBinaries, usableBinaries } from '../src/db/embedded/binaries.ts';
import { prepareDatabaseFolder } from '../src/db/embedded/database-folder.ts';
import { type EmbeddedDatabase, openEmbedded } from '../src/db/embedded/embedded.ts';
import { getLayout, type Layout, SOCKET_PORT } from '../src/db/embedded/layout.ts';
import { interruptPostmaster, postmasterPid, startPostmaster } from '../src/db/embedded/postmaster.ts';
import { give, unpackCluster } from '../src/modules/backup/unpack-cluster.ts';
import { makeFolder } from './temporary-folder.ts';

const PRIMARY_SETTINGS = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '256MB' };

/** A PostgreSQL and a streaming replica of it, for one test file. */
export type ReplicatedDatabase = {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Ends the replica as a crash of its machine would, and returns at once. */
  killReplica: () => void;
  /** Starts the replica, also again after it was killed. */
  startReplica: () => Promise<void>;
  /** Runs one statement on the replica. */
  runOnReplica: (statement: string) => Promise<void>;
};

/** Starts both before the first test of the file, from the embedded PostgreSQL. */
export function useReplicatedDatabase(): ReplicatedDatabase {
  const [primaryFolder, replicaFolder] = [makeFolder(), makeFolder()];
  const log = pino({ level: 'silent' });
  const place = prepareDatabaseFolder(replicaFolder);
  const layout = getLayout(place.root);
  const primary = getLayout(path.join(primaryFolder, 'database'));
  const [primaryUrl, replicaUrl] = [toUrl(primary.sockets), toUrl(layout.sockets)];
  let embedded: EmbeddedDatabase | undefined;

  const startReplica = async () => {
    const native = usableBinaries(packagedBinaries(), place.account, place.root);
    startPostmaster(layout, native, place.account, { max_wal_senders: '4' });
    while (!(await isUp(replicaUrl))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  beforeAll(async () => {
    embedded = await openEmbedded({
      dataDir: primaryFolder,
      role: 'server',
      log,
      settings: PRIMARY_SETTINGS,
    });
    await copyCluster(primaryUrl, primary, layout, place.account);
    await startReplica();
  });
  afterAll(async () => {
    interruptPostmaster(layout);
    await embedded?.close();
    for (const folder of [primaryFolder, replicaFolder]) rmSync(folder, { recursive: true, force: true });
  });
  return {
    primaryUrl,
    replicaUrl,
    startReplica,
    killReplica: () => process.kill(postmasterPid(layout) ?? 0, 'SIGQUIT'),
    runOnReplica: (statement) =>
      withClient(replicaUrl, async (client) => void (await client.query(statement))),
  };
}

function toUrl(sockets: string): string {
  return `postgresql://postgres@localhost/sahakorn?host=${encodeURIComponent(sockets)}&port=${SOCKET_PORT}`;
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A replica that is killed breaks idle connections too.
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

function isUp(url: string): Promise<boolean> {
  return withClient(url, async () => true).catch(() => false);
}

/** Copies a running cluster as PostgreSQL copies itself, and makes the copy a standby of it. */
async function copyCluster(url: string, from: Layout, to: Layout, account: Account | null): Promise<void> {
  const copy = path.join(from.root, 'copy');
  const target = pg.escapeLiteral(copy);
  await withClient(`${url}&replication=true`, (client) =>
    client.query(
      `BASE_BACKUP (TARGET 'server', TARGET_DETAIL ${target}, CHECKPOINT 'fast', COMPRESSION 'gzip', WAL true)`,
    ),
  );
  await unpackCluster(path.join(copy, 'base.tar.gz'), to.data, account);
  const settings = `primary_conninfo = 'host=''${from.sockets}'' port=${SOCKET_PORT} user=postgres'\n`;
  for (const [name, text] of [
    ['standby.signal', ''],
    ['postgresql.auto.conf', settings],
  ] as const) {
    give(path.join(to.data, name), account, (file) => writeFileSync(file, text, { mode: 0o600 }));
  }
}

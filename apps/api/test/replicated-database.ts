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
import { createOwned, unpackCluster } from '../src/modules/backup/unpack-cluster.ts';
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
  /** Starts another replica, which stays at this moment, and returns its address. */
  startStaleReplica: () => Promise<string>;
};

/** Starts both before the first test of the file, from the embedded PostgreSQL. */
export function useReplicatedDatabase(): ReplicatedDatabase {
  const [primaryFolder, replicaFolder, staleFolder] = [makeFolder(), makeFolder(), makeFolder()];
  const log = pino({ level: 'silent' });
  const primary = getLayout(path.join(primaryFolder, 'database'));
  const [replica, stale] = [placeReplica(replicaFolder), placeReplica(staleFolder)];
  const primaryUrl = toUrl(primary.sockets);
  let embedded: EmbeddedDatabase | undefined;

  beforeAll(async () => {
    embedded = await openEmbedded({
      dataDir: primaryFolder,
      role: 'server',
      log,
      settings: PRIMARY_SETTINGS,
    });
    await copyCluster(primary, replica, `host=''${primary.sockets}'' port=${SOCKET_PORT} user=postgres`);
    await startStandby(replica);
  });
  afterAll(async () => {
    for (const { layout } of [replica, stale]) interruptPostmaster(layout);
    await embedded?.close();
    for (const folder of [primaryFolder, replicaFolder, staleFolder])
      rmSync(folder, { recursive: true, force: true });
  });
  return {
    primaryUrl,
    replicaUrl: replica.url,
    startReplica: () => startStandby(replica),
    killReplica: () => process.kill(postmasterPid(replica.layout) ?? 0, 'SIGQUIT'),
    runOnReplica: (statement) => runOn(replica.url, statement),
    startStaleReplica: async () => {
      await copyCluster(primary, stale, '');
      await startStandby(stale);
      return stale.url;
    },
  };
}

type Place = { layout: Layout; account: Account | null; url: string };

function placeReplica(folder: string): Place {
  const { root, account } = prepareDatabaseFolder(folder);
  const layout = getLayout(root);
  return { layout, account, url: toUrl(layout.sockets) };
}

async function startStandby({ layout, account, url }: Place): Promise<void> {
  const native = usableBinaries(packagedBinaries(), account, layout.root);
  startPostmaster(layout, native, account, { max_wal_senders: '4' });
  while (!(await isUp(url))) await new Promise((resolve) => setTimeout(resolve, 20));
}

function toUrl(sockets: string): string {
  return `postgresql://postgres@localhost/sahakorn?host=${encodeURIComponent(sockets)}&port=${SOCKET_PORT}`;
}

/** Runs one statement on a server. */
export function runOn(url: string, statement: string): Promise<void> {
  return withClient(url, async (client) => void (await client.query(statement)));
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

/**
 * Copies a running cluster as PostgreSQL copies itself, and makes the copy a standby that follows `upstream`.
 */
async function copyCluster(from: Layout, { layout: to, account }: Place, upstream: string): Promise<void> {
  const copy = path.join(from.root, path.basename(path.dirname(to.root)));
  const target = pg.escapeLiteral(copy);
  await withClient(`${toUrl(from.sockets)}&replication=true`, (client) =>
    client.query(
      `BASE_BACKUP (TARGET 'server', TARGET_DETAIL ${target}, CHECKPOINT 'fast', COMPRESSION 'gzip', WAL true)`,
    ),
  );
  await unpackCluster(path.join(copy, 'base.tar.gz'), to.data, account);
  const settings = `primary_conninfo = '${upstream}'\n`;
  for (const [name, text] of [
    ['standby.signal', ''],
    ['postgresql.auto.conf', settings],
  ] as const) {
    createOwned(path.join(to.data, name), account, (file) => writeFileSync(file, text, { mode: 0o600 }));
  }
}

import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { checkReplica } from '../../src/cli/doctor/replica-check.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import type { Database } from '../../src/db/schema.ts';
import { seedDemo } from '../../src/db/seed/seed-demo.ts';
import { hashPassword } from '../../src/modules/session/password.ts';
import { createStreamLogger } from '../../src/plugins/logger.ts';
import { buildTestApp, TEST_NOW, testConfig } from '../app.ts';
import { openProxy } from '../database-proxy.ts';
import { post, signIn } from '../demo.ts';
import { runOn, useReplicatedDatabase } from '../replicated-database.ts';

const { primaryUrl, replicaUrl, startStaleReplica } = useReplicatedDatabase();
const LONG_SECONDS = 3600;
const CONNECTIONS = 10;
const NEW_NAME = 'ชื่อใหม่';

/** A replica that stays at the moment after the demonstration was loaded. */
let staleUrl: string;

async function open({ primary = primaryUrl, replica = replicaUrl }) {
  const logged: string[] = [];
  const database = await openDatabase(
    { databaseUrl: primary, dataDir: '/no/such/folder', replica: { url: replica, lagSeconds: LONG_SECONDS } },
    { role: 'server', log: createStreamLogger({ write: (line) => void logged.push(line) }, 'warn') },
  );
  onTestFinished(() => database.close());
  return { ...database, readLog: () => logged.join('') };
}

async function isOnReplica(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
  return rows[0]?.standby ?? false;
}

async function untilReplicaIsRead(feeds: Kysely<Database>): Promise<void> {
  await expect.poll(() => isOnReplica(feeds)).toBe(true);
}

/** Until the replica is known to have what the primary has now. */
async function untilCaughtUp({ replica }: OpenDatabase): Promise<void> {
  const startedAt = performance.now();
  await expect.poll(() => (replica?.lagMs ?? Infinity) < performance.now() - startedAt).toBe(true);
}

const renameAccounts = (db: Kysely<Database>) =>
  db.updateTable('deposit_account').set({ deposit_account_name: NEW_NAME }).execute();

async function readNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('deposit_account').select('deposit_account_name').distinct().execute();
  return rows.map(({ deposit_account_name }) => deposit_account_name);
}

/** The statuses of feeds of one query and of several, with more at once than one connection can read. */
async function askFeeds({ db, feeds }: OpenDatabase): Promise<number[]> {
  const app = await buildTestApp({ db }, { feeds });
  const token = await signIn(app);
  const calls = ['member_dep', 'member_dep_statement/0100012345', 'member_loan', 'member_share'];
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => calls.map((call) => post(app, call, { token }))).flat(),
  );
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
}

beforeAll(async () => {
  const settings = { databaseUrl: primaryUrl, dataDir: '/no/such/folder' };
  const log = pino({ level: 'silent' });
  const { db, close } = await openDatabase(settings, { role: 'command', log });
  await seedDemo(db, { now: TEST_NOW, hashPassword }).finally(close);
  await runOn(primaryUrl, 'create role reader superuser login');
  staleUrl = await startStaleReplica();
});

it.each([
  ['admits no new connection', 'nologin', 'is not permitted to log in'],
  ['lets no table be read any more', 'nosuperuser', 'permission denied'],
])('feeds are answered when the replica %s', async (_what, attribute, reason) => {
  const database = await open({ replica: replicaUrl.replace('//postgres@', '//reader@') });
  await untilReplicaIsRead(database.feeds);
  onTestFinished(() => runOn(primaryUrl, 'alter role reader superuser login'));
  await runOn(primaryUrl, `alter role reader ${attribute}`);
  await renameAccounts(database.db);
  await expect.poll(async () => readNames(database.feeds)).toEqual([NEW_NAME]);
  expect(await askFeeds(database)).toEqual([200]);
  await expect.poll(database.readLog).toContain(reason);
});

it.each([
  ['says nothing any more', null],
  ['needs a second and a half for each word', 1500],
])('feeds are answered when the replica %s', async (_what, delay) => {
  const { proxy, url } = await openProxy(replicaUrl);
  const database = await open({ replica: url });
  await untilReplicaIsRead(database.feeds);
  proxy.delay = delay;
  expect(await askFeeds(database)).toEqual([200]);
  proxy.delay = 0;
  await untilReplicaIsRead(database.feeds);
});

it('a primary that is too busy to report its position does not also get the feeds', async () => {
  const { pool, feeds } = await open({});
  await untilReplicaIsRead(feeds);
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  // It is queried, gets no connection, and is queried again.
  for (const waiting of [1, 0, 1]) await expect.poll(() => pool.waitingCount).toBe(waiting);
  const onReplica = isOnReplica(feeds).finally(() => clients.forEach((client) => client.release()));
  expect(await onReplica).toBe(true);
});

it('nothing is read from a server of an earlier moment that takes the place of the replica', async () => {
  const { proxy, url } = await openProxy(replicaUrl);
  const database = await open({ replica: url });
  const { db, feeds, readLog } = database;
  await renameAccounts(db);
  await untilCaughtUp(database);
  await untilReplicaIsRead(feeds);
  proxy.url = staleUrl;
  const read = await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => readNames(feeds)));
  expect(read.flat().filter((name) => name !== NEW_NAME)).toEqual([]);
  await expect.poll(readLog).toContain('has gone back to an earlier moment');
});

it('nothing is read from a replica that has what its primary lost when it was restored', async () => {
  const database = await open({});
  // Far more than the restored primary writes meanwhile.
  await runOn(primaryUrl, 'select pg_switch_wal()');
  await renameAccounts(database.db);
  await untilCaughtUp(database);
  await runOn(staleUrl, 'select pg_promote()');
  const restored = await open({ primary: staleUrl });
  await expect.poll(restored.readLog).toContain('is ahead of the primary');
  expect(await isOnReplica(restored.feeds)).toBe(false);
  const config = testConfig({
    databaseUrl: staleUrl,
    replica: { url: replicaUrl, lagSeconds: LONG_SECONDS },
  });
  const [finding] = await checkReplica(config, pino({ level: 'silent' }));
  expect(finding).toMatchObject({
    state: 'warning',
    message: { en: expect.stringContaining('is ahead of DATABASE_URL') },
  });
});

it('feeds are answered, and what is new is read, when the replica is promoted', async () => {
  const database = await open({});
  await untilReplicaIsRead(database.feeds);
  await runOn(replicaUrl, 'select pg_promote()');
  expect(await askFeeds(database)).toEqual([200]);
  await expect.poll(database.readLog).toContain('is no replica');
  await database.db.updateTable('deposit_account').set({ deposit_account_name: 'ชื่อหลังสุด' }).execute();
  expect(await readNames(database.feeds)).toEqual(['ชื่อหลังสุด']);
});

import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkReplica } from '../../src/cli/doctor/replica-check.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import type { Database } from '../../src/db/schema.ts';
import { seedDemo } from '../../src/db/seed/seed-demo.ts';
import { hashPassword } from '../../src/modules/session/password.ts';
import { createStreamLogger } from '../../src/plugins/logger.ts';
import { buildTestApp, TEST_NOW, testConfig } from '../app.ts';
import { post, signIn } from '../demo.ts';
import { useReplicatedDatabase } from '../replicated-database.ts';

const replicated = useReplicatedDatabase();
const { primaryUrl, replicaUrl } = replicated;
const anotherUrl = replicaUrl.replace('/sahakorn?', '/postgres?');
const deadUrl = 'postgresql://postgres@127.0.0.1:1/sahakorn';
const LONG_SECONDS = 3600;
const silent = pino({ level: 'silent' });

async function open(lagSeconds: number, { url = replicaUrl, log = silent } = {}): Promise<OpenDatabase> {
  const settings = { databaseUrl: primaryUrl, dataDir: '/no/such/folder', replica: { url, lagSeconds } };
  const database = await openDatabase(settings, { role: 'server', log });
  onTestFinished(() => database.close());
  return database;
}

/** Whether a query runs on the replica. */
async function isOnReplica(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
  return rows[0]?.standby ?? false;
}

async function untilOn(db: Kysely<Database>, where: 'replica' | 'primary'): Promise<void> {
  await expect.poll(() => isOnReplica(db)).toBe(where === 'replica');
}

beforeAll(async () => {
  const settings = { databaseUrl: primaryUrl, dataDir: '/no/such/folder' };
  const { db, close } = await openDatabase(settings, { role: 'command', log: silent });
  await seedDemo(db, { now: TEST_NOW, hashPassword }).finally(close);
});

const renameAccounts = (db: Kysely<Database>, name: string) =>
  db.updateTable('deposit_account').set({ deposit_account_name: name }).execute();

/** Until the test ends the replica receives the log, but replays none of it. */
async function pauseReplay(): Promise<void> {
  await replicated.runOnReplica('select pg_wal_replay_pause()');
  onTestFinished(() => replicated.runOnReplica('select pg_wal_replay_resume()'));
}

async function lookAtReplica(lagSeconds: number, url = replicaUrl) {
  const replica = { url, lagSeconds };
  const [finding] = await checkReplica(testConfig({ databaseUrl: primaryUrl, replica }), silent);
  return [finding?.state, finding?.message.en];
}

describe('the doctor', () => {
  it('says how closely the replica follows', async () => {
    expect(await lookAtReplica(LONG_SECONDS)).toEqual([
      'ok',
      expect.stringMatching(/caught up within \d+\.\d seconds/),
    ]);
  });

  it.each([
    ['the primary itself', primaryUrl, 'is no replica of DATABASE_URL'],
    ['another database', anotherUrl, 'is no replica of DATABASE_URL'],
    ['a replica that cannot be reached', deadUrl, 'ECONNREFUSED'],
  ])('warns of %s', async (_what, url, words) => {
    expect(await lookAtReplica(1, url)).toEqual(['warning', expect.stringContaining(words)]);
  });

  it('warns of a replica that lags too far', async () => {
    const { db } = await open(LONG_SECONDS);
    await pauseReplay();
    await renameAccounts(db, 'ชื่อที่ยังไม่ถึง');
    expect(await lookAtReplica(1)).toEqual([
      'warning',
      expect.stringContaining('by more than READ_LAG_SECONDS (1)'),
    ]);
  });
});

it('the metrics say whether the replica is read, and how old it is', async () => {
  const { db, feeds, replica } = await open(LONG_SECONDS);
  const metrics = { address: null, token: 'token-of-the-scrape' };
  const app = await buildTestApp({ db }, { feeds, replica, config: { metrics } });
  await untilOn(feeds, 'replica');
  const headers = { authorization: `Bearer ${metrics.token}` };
  const text = (await app.inject({ url: '/metrics', headers })).body;
  expect(text).toContain('\nsahakorn_replica_used 1\n');
  expect(text).toMatch(/^sahakorn_replica_lag_seconds \d+(\.\d+)?$/m);
});

describe('feeds', () => {
  it('are read from the replica, and everything else from the primary', async () => {
    const { db, feeds } = await open(LONG_SECONDS);
    await untilOn(feeds, 'replica');
    expect(await isOnReplica(db)).toBe(false);
  });

  it('are read from the primary while the replica lags more than the limit', async () => {
    const { db, feeds } = await open(1);
    await untilOn(feeds, 'replica');
    await pauseReplay();
    await renameAccounts(db, 'ชื่อใหม่');
    await untilOn(feeds, 'primary');
    const { deposit_account_name } = await feeds
      .selectFrom('deposit_account')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(deposit_account_name).toBe('ชื่อใหม่');
    await replicated.runOnReplica('select pg_wal_replay_resume()');
    await untilOn(feeds, 'replica');
  });

  it('are answered while the replica dies, and read from it again when it is back', async () => {
    const { db, feeds, replica } = await open(LONG_SECONDS);
    const app = await buildTestApp({ db }, { feeds });
    const token = await signIn(app);
    await untilOn(feeds, 'replica');
    const seen = new Set<number>();
    const running = { on: true };
    // A single query, and two in one transaction.
    const clients = ['member_dep', 'member_dep_statement/0100012345', 'member_loan', 'member_share'].map(
      async (call) => {
        while (running.on) seen.add((await post(app, call, { token })).statusCode);
      },
    );
    await expect.poll(() => seen.size).toBe(1);
    replicated.killReplica();
    await expect.poll(() => replica?.isFresh).toBe(false);
    await untilOn(feeds, 'primary');
    await replicated.startReplica();
    await untilOn(feeds, 'replica');
    running.on = false;
    await Promise.all(clients);
    expect([...seen]).toEqual([200]);
  });
});

it('what a member has just written is read from the primary', async () => {
  const { db, feeds } = await open(LONG_SECONDS);
  const app = await buildTestApp({ db }, { feeds });
  await untilOn(feeds, 'replica');
  await pauseReplay();
  const token = await signIn(app);
  const body = { kind: 'correction', detail: 'ที่อยู่เปลี่ยนแล้ว' };
  await post(app, 'member_privacy_requests/make', { token, body });
  const requests = (await post(app, 'member_privacy_requests', { token })).json<{ data: unknown[] }>();
  expect(requests.data).toMatchObject([body]);
  const account = '0100012345';
  await post(app, `member_dep_nickname/${account}`, { token, body: { nickname: 'ค่าเทอม' } });
  const named = { deposit_account_no: account, nickname: 'ค่าเทอม' };
  const accounts = (await post(app, 'member_dep', { token })).json<{ data: object[] }>();
  expect(accounts.data).toContainEqual(expect.objectContaining(named));
  const statement = await post(app, `member_dep_statement/${account}`, { token, body: { limit: 1 } });
  expect(statement.json()).toMatchObject({ head: named });
  expect(await isOnReplica(feeds)).toBe(true);
});

it.each([
  ['the primary itself', primaryUrl, 'DATABASE_READ_URL is no replica'],
  ['another database', anotherUrl, 'is of another database'],
  ['a replica that cannot be reached', deadUrl, 'ECONNREFUSED'],
])('%s is not read, and the log says why', async (_what, url, reason) => {
  let text = '';
  const log = createStreamLogger({ write: (part) => void (text += part) }, 'warn');
  const { feeds } = await open(LONG_SECONDS, { url, log });
  await expect.poll(() => text).toContain(reason);
  expect(text).toContain('feeds are read from the primary');
  expect(await isOnReplica(feeds)).toBe(false);
});

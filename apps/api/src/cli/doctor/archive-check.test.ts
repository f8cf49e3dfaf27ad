import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { openDatabase } from '../../db/client.ts';
import { checkArchive } from './archive-check.ts';

const own = useTestDatabase();
const NOW = new Date('2026-11-20T03:00:00Z');
const TOKEN = 'canary-token-of-sixteen';

const copiedAt = (day: string) => {
  const archive = temporaryFolder();
  mkdirSync(path.join(archive, `base-${day}T020000Z-000000010000000000000003`));
  return archive;
};

it.each([
  ['of last week', '2026-11-14', 'ok', 'The newest base copy was made at 2026-11-14T02:00:00.000Z'],
  ['of last month', '2026-10-20', 'warning', 'The newest base copy was made at 2026-10-20'],
  ['that was never made', null, 'fault', 'There is no base copy in /nowhere'],
])('judges a base copy %s', async (_what, day, state, words) => {
  const archive = day === null ? '/nowhere' : copiedAt(day);
  const database = { db: own.db, embedded: true, wasRunning: false };
  const findings = await checkArchive(database, archive, NOW);
  expect(findings.map((finding) => [finding.state, finding.message.en])).toEqual([
    [state, expect.stringContaining(words)],
  ]);
});

it('ignores a PostgreSQL without archiving, and requests a restart where archiving is configured', async () => {
  expect(await checkArchive({ db: own.db, embedded: false, wasRunning: false }, null, NOW)).toEqual([]);
  const running = { db: own.db, embedded: true, wasRunning: true };
  const [finding] = await checkArchive(running, copiedAt('2026-11-20'), NOW);
  expect(finding?.message.en).toContain('the server was started without it: restart it');
});

it('finds that the log cannot be archived, as the metrics do', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const [dataDir, walArchive] = [path.join(folder, 'data'), path.join(folder, 'archive')];
  const settings = { databaseUrl: null, dataDir, walArchive };
  const database = await openDatabase(settings, { role: 'server', log: pino({ level: 'silent' }) });
  onTestFinished(() => database.close());
  const app = await buildTestApp(database, { config: { metrics: { address: null, token: TOKEN }, dataDir } });
  const fillLog = () =>
    database.pool.query(`select pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()`);
  const look = async () => {
    const [finding] = await checkArchive({ ...database, wasRunning: true }, walArchive, NOW);
    return [finding?.state, finding?.message.en];
  };
  const scrape = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    return (await app.inject({ url: '/metrics', headers })).body.match(
      /^sahakorn_wal_archive_failing .*$/m,
    )?.[0];
  };
  const patience = { timeout: 50_000 };
  await fillLog();
  await expect.poll(look, patience).toEqual(['ok', expect.stringMatching(/last archived at \d{4}-/)]);
  expect(await scrape()).toBe('sahakorn_wal_archive_failing 0');
  renameSync(walArchive, `${walArchive}-gone`);
  await fillLog();
  await expect.poll(look, patience).toEqual(['fault', expect.stringContaining('cannot archive its log')]);
  expect(await scrape()).toBe('sahakorn_wal_archive_failing 1');
});

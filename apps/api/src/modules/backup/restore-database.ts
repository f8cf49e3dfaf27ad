import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { migrate } from '../../db/migrate.ts';
import { getReleaseMigrations } from '../../db/migration-files.ts';
import { createClientKysely } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import { checkServer, checkThaiSearch } from '../../db/start-checks.ts';
import type { Bilingual } from '../../language.ts';
import { OperatorError } from '../../operator-error.ts';
import { type AuditReport, verifyAudit } from '../audit/verify-audit.ts';
import { verifySeals } from '../document/verify-seals.ts';
import { listSequences, listTables } from './catalog.ts';
import { prepareCopying, readAuditHead, readSequences, readTable } from './database-text.ts';
import { beginLoading, loadRows, setSequences } from './load-tables.ts';
import type { Manifest } from './manifest.ts';

/** The results of checking a restored database. */
export type DatabaseVerification = IntegrityReport & {
  rows: number;
  tables: number;
  /** Tables of the backup that no migration makes. They stay in its archive. */
  foreignTables: string[];
};

/** Whether the audit chain and the seals of documents in a database are intact. */
export type IntegrityReport = {
  audit: AuditReport;
  documents: number;
  /** Codes of documents whose seal does not fit their row. */
  brokenSeals: string[];
};

export type LoadRows = (table: string, text: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Fills an empty database from a backup in one transaction: migrates it as far as the backup's, loads the
 * rows, proves them equal to the backup, and then migrates it to this release.
 * @param steps.readRows reads the backup and hands every part of a table to the function it gets
 * @throws OperatorError if the database is not empty, or does not match the manifest afterwards
 */
export async function restoreDatabase(
  client: pg.PoolClient,
  manifest: Manifest,
  steps: { readRows: (load: LoadRows) => Promise<void>; beforeCommit: () => Promise<void> },
): Promise<DatabaseVerification> {
  const db = createClientKysely(client);
  await checkServer(db);
  const record = await db.transaction().execute(async (trx) => {
    await refuseFilled(client);
    const applied = new Set(manifest.migrations.map(({ name }) => name));
    await migrate(
      trx,
      getReleaseMigrations().filter(({ name }) => applied.has(name)),
    );
    await prepareCopying(client);
    const foreignTables = await loadTables(client, manifest, steps.readRows);
    await refuseDifferences(client, manifest, foreignTables);
    await migrate(trx);
    // Transaction numbers are not valid in another cluster, where a future
    // transaction may get the same number.
    await sql`update post_version set version = pg_current_xact_id()`.execute(trx);
    const found = { ...countRows(manifest, foreignTables), foreignTables, ...(await checkIntegrity(trx)) };
    await steps.beforeCommit();
    return found;
  });
  await checkThaiSearch(db);
  await client.query('analyze');
  return record;
}

async function refuseFilled(client: pg.PoolClient): Promise<void> {
  const filled = [...(await listTables(client)).map(({ name }) => name), ...(await listSequences(client))];
  if (filled.length === 0) return;
  throw new OperatorError({
    th: `ฐานข้อมูลไม่ว่าง (มี ${filled[0]}) กู้คืนได้เฉพาะลงในฐานข้อมูลว่าง`,
    en: `The database is not empty (it has ${filled[0]}): restore into an empty one.`,
  });
}

/** @returns the tables of the backup that are not the portal's */
async function loadTables(
  client: pg.PoolClient,
  manifest: Manifest,
  readRows: (load: LoadRows) => Promise<void>,
): Promise<string[]> {
  const own = (await listTables(client)).map(({ name }) => name);
  const expected = new Map(manifest.tables.map((table) => [table.name, table]));
  const endLoading = await beginLoading(client, own);
  await readRows(async (name, text) => {
    const table = own.includes(name) ? expected.get(name) : undefined;
    if (table) await loadRows(client, table, text);
  });
  await setSequences(client, manifest.sequences);
  await endLoading();
  return [...expected.keys()].filter((name) => !own.includes(name));
}

/** Reads every table again and compares its rows, checksum and sums with the backup's. */
async function refuseDifferences(
  client: pg.PoolClient,
  manifest: Manifest,
  foreignTables: readonly string[],
): Promise<void> {
  const refuse = ({ th, en }: Bilingual) => {
    throw new OperatorError({
      th: `${th}ที่กู้คืนไม่ตรงกับไฟล์สำรอง จึงไม่ได้เก็บอะไรไว้`,
      en: `The restored ${en} is not as in the backup: nothing was kept.`,
    });
  };
  const refuseTable = (name: string) => refuse({ th: `ตาราง ${name} `, en: `table ${name}` });
  const expected = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const table of await listTables(client)) {
    const found = await readTable(client, table, () => undefined);
    if (!isDeepStrictEqual(found, expected.get(table.name))) refuseTable(table.name);
    expected.delete(table.name);
  }
  const missing = [...expected.keys()].find((name) => !foreignTables.includes(name));
  if (missing !== undefined) refuseTable(missing);
  if (!isDeepStrictEqual(await readSequences(client), manifest.sequences)) {
    refuse({ th: 'เลขลำดับ (sequence) ', en: 'state of the sequences' });
  }
  if ((await readAuditHead(client)) !== manifest.auditHead) {
    refuse({ th: 'บันทึกการใช้งาน', en: 'audit log' });
  }
}

function countRows({ tables }: Manifest, foreignTables: readonly string[]) {
  const own = tables.filter(({ name }) => !foreignTables.includes(name));
  return { tables: own.length, rows: own.reduce((sum, { rows }) => sum + rows, 0) };
}

/** Chain and seals are unchanged since the backup was made, so an error in them is older than the backup. */
export async function checkIntegrity(db: Kysely<Database>): Promise<IntegrityReport> {
  const { documents, broken } = await verifySeals(db);
  return { audit: await verifyAudit(db), documents, brokenSeals: broken };
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { getErrorMessage } from '../../operator-error.ts';
import { fault, type Finding, ok, warning } from './finding.ts';
import type { ReadOnlyDatabase } from './read-only-database.ts';

type Method = 'amcheck' | 'read';

/**
 * Reads every page of the database, by which PostgreSQL verifies their checksums. With the
 * extension amcheck the structure of tables and indexes is verified too; the embedded database
 * loads it in a transaction that is rolled back.
 */
export async function checkPages({ db, embedded }: ReadOnlyDatabase): Promise<Finding[]> {
  const { checksums, failures, amcheck } = await readState(db);
  const found: Finding[] = [];
  if (!checksums) {
    found.push(
      warning(
        'ฐานข้อมูลไม่มี checksum ของหน้า: ข้อมูลที่เสียบนดิสก์จะไม่ถูกพบ (pg_checksums --enable)',
        'The database has no page checksums, so damage on the disk stays unnoticed (pg_checksums --enable)',
      ),
    );
  }
  if (failures > 0) {
    found.push(
      fault(
        `PostgreSQL พบ checksum ผิด ${failures} ครั้งแล้ว: กู้คืนจากข้อมูลสำรอง`,
        `PostgreSQL has found ${failures} wrong checksums: restore a backup`,
      ),
    );
  }
  const method: Method = amcheck || embedded ? 'amcheck' : 'read';
  try {
    const damage = method === 'amcheck' ? await verifyStructure(db, !amcheck) : await readAll(db);
    return [...found, damage === null ? reportIntact(method) : reportDamage(damage)];
  } catch (error) {
    return [...found, reportDamage(getErrorMessage(error))];
  }
}

async function readState(
  db: Kysely<Database>,
): Promise<{ checksums: boolean; failures: number; amcheck: boolean }> {
  const { rows } = await sql<{ checksums: boolean; failures: string; amcheck: boolean }>`
    select current_setting('data_checksums') = 'on' as checksums,
           (select coalesce(sum(checksum_failures), 0) from pg_stat_database) as failures,
           coalesce(has_function_privilege(to_regprocedure('verify_heapam(regclass,boolean,boolean,text,bigint,bigint)'), 'execute')
             and has_function_privilege(to_regprocedure('bt_index_check(regclass,boolean)'), 'execute'), false) as amcheck`.execute(
    db,
  );
  return {
    checksums: rows[0]?.checksums ?? false,
    failures: Number(rows[0]?.failures ?? 0),
    amcheck: rows[0]?.amcheck ?? false,
  };
}

/** The first damage that amcheck finds, or null. */
async function verifyStructure(db: Kysely<Database>, load: boolean): Promise<string | null> {
  const mode = load ? 'read write' : 'read only';
  const trx = await db.startTransaction().setAccessMode(mode).execute();
  try {
    if (load) await sql`create extension amcheck`.execute(trx);
    return (await findTableDamage(trx)) ?? (await findIndexDamage(trx));
  } finally {
    await trx.rollback().execute();
  }
}

async function findTableDamage(trx: Transaction<Database>): Promise<string | null> {
  const { rows } = await sql<{ damage: string }>`
    select format('%s, block %s: %s', c.oid::regclass, found.blkno, found.msg) as damage
      from pg_class c, lateral verify_heapam(c.oid, check_toast => true) found
     where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p' limit 1`.execute(trx);
  return rows[0]?.damage ?? null;
}

/** The checks of indexes throw at the first damage. */
async function findIndexDamage(trx: Transaction<Database>): Promise<null> {
  const checks = [{ kind: 'btree', check: 'bt_index_check(c.oid, true)' }];
  const { rows } = await sql<{ gin: boolean }>`
    select to_regprocedure('gin_index_check(regclass)') is not null as gin`.execute(trx);
  if (rows[0]?.gin) checks.push({ kind: 'gin', check: 'gin_index_check(c.oid)' });
  for (const { kind, check } of checks) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, in one transaction
    await sql`
      select ${sql.raw(check)} from pg_class c join pg_am on pg_am.oid = c.relam
        join pg_index on indexrelid = c.oid
       where amname = ${kind} and relkind = 'i' and relpersistence = 'p' and indisvalid`.execute(trx);
  }
  return null;
}

/** Reads every row of every table, with its TOAST data. Indexes are not read. */
async function readAll(db: Kysely<Database>): Promise<null> {
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { name } of tables) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, to keep the load low
    await sql`select sum(length(row::text)) from ${sql.raw(name)} as row`.execute(db);
  }
  return null;
}

function reportIntact(method: Method): Finding {
  return method === 'amcheck'
    ? ok('ทุกตารางและดัชนีสมบูรณ์ (ตรวจด้วย amcheck)', 'All tables and indexes are sound (verified by amcheck)')
    : ok(
        'อ่านทุกแถวของทุกตารางได้ ไม่ได้ตรวจดัชนี เพราะไม่มีหรือไม่มีสิทธิ์ใช้ amcheck',
        'All rows of all tables can be read; indexes were not verified, because amcheck is missing or not granted',
      );
}

function reportDamage(reason: string): Finding {
  return fault(`ฐานข้อมูลเสียหาย: ${reason}`, `The database is damaged: ${reason}`);
}

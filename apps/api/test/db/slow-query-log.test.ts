import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createKysely } from '../../src/db/pool.ts';
import { createSlowQueryLog } from '../../src/db/slow-query-log.ts';
import { createStreamLogger } from '../../src/plugins/logger.ts';
import { useTestDatabase } from '../database.ts';

const { pool } = useTestDatabase();

function remember(slowQueryMs: number) {
  const lines: Record<string, unknown>[] = [];
  const write = (part: string) => void lines.push(JSON.parse(part) as Record<string, unknown>);
  const log = createStreamLogger({ write }, 'info');
  return { lines, db: createKysely(pool, undefined, createSlowQueryLog(log, slowQueryMs)) };
}

it('has slow queries with their placeholders, never with their values', async () => {
  const { lines, db } = remember(20);
  await sql`select 1`.execute(db);
  await sql`select pg_sleep(0.03),
      ${'canary'}::text`.execute(db);
  const failing = sql`select 1 / (octet_length(pg_sleep(0.03)::text) + ${0}::int)`;
  await expect(failing.execute(db)).rejects.toThrow('division by zero');
  const slow = lines.filter(({ sql: text }) => String(text).includes('pg_sleep'));
  expect(slow).toMatchObject([
    { level: 'warn', msg: 'slow query', failed: false, sql: 'select pg_sleep(0.03), $1::text' },
    { failed: true, sql: 'select 1 / (octet_length(pg_sleep(0.03)::text) + $1::int)' },
  ]);
  expect(Number(slow[0]?.ms)).toBeGreaterThanOrEqual(30);
  expect(JSON.stringify(lines)).not.toContain('canary');
});

it('has none where the time is zero', async () => {
  const { lines, db } = remember(0);
  await sql`select pg_sleep(0.03)`.execute(db);
  expect(lines).toEqual([]);
});

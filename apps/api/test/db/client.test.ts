import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../database.ts';

const { db } = useTestDatabase({ role: 'server' });

async function read<Row>(expression: string): Promise<Row> {
  const { rows } = await sql<{ value: Row }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value as Row;
}

it.each([
  ["date '2026-01-31'", '2026-01-31'],
  ["timestamp '2026-01-31 23:59:59'", '2026-01-31 23:59:59'],
  ['0.10::numeric(15, 2)', '0.10'],
  ['9007199254740993::numeric(18, 2)', '9007199254740993.00'],
  ['9007199254740993::int8', '9007199254740993'],
  ['array[0.10, null, 1234567890123.45]::numeric[]', ['0.10', null, '1234567890123.45']],
  ["array['2026-01-31']::date[]", ['2026-01-31']],
  ["array['2026-01-31 10:00']::timestamp[]", ['2026-01-31 10:00:00']],
])('reads %s without loss', async (expression, value) => {
  expect(await read(expression)).toEqual(value);
});

it('sums money exactly', async () => {
  const total = await read('(select sum(n) from unnest(array[0.10, 0.20]::numeric(15, 2)[]) as n)');
  expect(total).toBe('0.30');
});

it('reads the day in Bangkok in every time zone of the process', async () => {
  expect(process.env.TZ).toBe('UTC');
  expect(await read("(timestamptz '2026-01-31 18:30:00Z')::date")).toBe('2026-02-01');
});

it('reads dates as year, month and day for every date style of the server', async () => {
  expect(await read("current_setting('datestyle')")).toBe('ISO, YMD');
});

it('stops a statement that takes too long', async () => {
  await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toMatchObject({ code: '57014' });
});

import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { useDemoDatabase } from '../../../test/demo.ts';
import type { ImportTable } from './tables/import-table.ts';
import { IMPORT_TABLES } from './tables/import-tables.ts';
import { runImport, useBooks } from './test/books.ts';

const demo = useDemoDatabase();
const empty = useTestDatabase();
const books = useBooks();

/** The register of the demonstration writes the sex as F and M, the books as f and m. */
const shown = (table: ImportTable) =>
  table.columns.map(({ name }) => (name === 'sex' ? 'lower(sex) as sex' : name)).join(', ');

async function getRows(pool: pg.Pool, table: ImportTable): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select ${shown(table)} from ${table.target} order by ${table.key.join(', ')}`,
  );
  return rows;
}

describe('every book that the guide describes', () => {
  it('written from the demonstration, comes in elsewhere as it is', async () => {
    const files: Record<string, string> = {};
    for (const table of IMPORT_TABLES) {
      const rows = await getRows(demo.pool, table);
      expect(rows.length, table.name).toBeGreaterThan(0);
      files[`${table.name}.jsonl`] = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
    const result = await runImport(empty.pool, await books(files));
    expect(result).toMatchObject({ tolerated: 0, midway: 0, unread: [], replacedDemo: false });
    for (const { file, rows, added, unused } of result.books) {
      expect([file, added, unused]).toEqual([file, rows, []]);
    }
    for (const table of IMPORT_TABLES) {
      expect(await getRows(empty.pool, table), table.name).toEqual(await getRows(demo.pool, table));
    }
  });
});

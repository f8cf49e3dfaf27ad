import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ImportTable } from './tables/import-table.ts';
import { IMPORT_TABLES } from './tables/import-tables.ts';

const GUIDE = path.resolve(import.meta.dirname, '../../../../../docs/guides/import.md');

const HOLDS: Record<ImportTable['columns'][number]['kind'], string> = {
  member: 'membership number',
  'deposit-no': 'account number',
  'loan-no': 'contract number',
  'id-card': 'id card',
  text: 'text',
  code: 'code',
  date: 'date',
  money: 'amount',
  rate: 'percent',
  integer: 'number',
  year: 'year',
};

/** The first three cells of every row of a table's section. */
function getRows(guide: string, name: string): string[][] {
  const section = guide.split(`\n### ${name}\n`)[1]?.split(/\n##/)[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  );
}

describe('the guide', () => {
  it.each(IMPORT_TABLES)(
    'names every column of $name, what it holds and whether it must be there',
    async (table) => {
      const guide = await readFile(GUIDE, 'utf8');
      expect(getRows(guide, table.name)).toEqual(
        table.columns.map(({ name, kind, maxLength, required, empty }) => [
          `\`${name}\``,
          maxLength === undefined ? HOLDS[kind] : `${HOLDS[kind]}, ${maxLength}`,
          required ? 'yes' : empty ? `no, then \`${empty}\`` : 'no',
        ]),
      );
    },
  );

  it.each(IMPORT_TABLES)('explains every code of $name', async (table) => {
    const guide = await readFile(GUIDE, 'utf8');
    const section = guide.split(`\n### ${table.name}\n`)[1]?.split(/\n##/)[0] ?? '';
    const fixed = table.columns.filter(({ codes }) => codes && codes.length > 1);
    for (const { name, codes = [] } of fixed) {
      const row = section.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      expect(codes.filter((code) => !row.includes(`\`${code}\``))).toEqual([]);
    }
    expect(section).toContain(table.title.th);
  });
});

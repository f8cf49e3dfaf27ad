import type { ClientBase } from 'pg';
import type { BookFile } from './books-folder.ts';
import type { ImportReference, ImportTable } from './tables/import-table.ts';
import { getImportTable } from './tables/import-tables.ts';
import { PROBLEMS_SHOWN } from './values/problems.ts';
import type { Problem, ProblemList } from './values/problems.ts';
import { getStagingTable } from './staging.ts';

type KeyViolation = { file_line: number; value: string; other: number | null; total: string };

/** Finds duplicate keys, duplicate unique values, and dangling references. */
export async function checkKeys(
  client: ClientBase,
  books: readonly BookFile[],
  problems: ProblemList,
): Promise<void> {
  for (const { table, source } of books) {
    const add = (found: KeyViolation[], column: string, reason: (violation: KeyViolation) => string): void =>
      problems.addCounted(
        found.map((violation): Problem => ({
          file: source.name,
          line: violation.file_line,
          column,
          value: violation.value,
          reason: reason(violation),
        })),
        Number(found[0]?.total ?? 0),
      );
    const repeated = await findRepeated(client, table, table.key);
    add(repeated, table.key.join(' '), ({ other }) => `ซ้ำกับบรรทัด ${other}`);
    for (const column of table.unique ?? []) {
      const duplicates = await findRepeated(client, table, [column]);
      add(duplicates, column, ({ other }) => `ซ้ำกับบรรทัด ${other}`);
      const taken = await findTaken(client, table, column);
      add(taken, column, () => 'ซ้ำกับรายการอื่นที่อยู่ในพอร์ทัลแล้ว');
    }
    for (const reference of table.references) {
      const dangling = await findMissingParents(client, table, reference);
      const parent = getImportTable(reference.table);
      add(
        dangling,
        reference.columns.join(' '),
        () => `ไม่มีใน${parent.title} (${parent.name}) ทั้งในไฟล์และในพอร์ทัล`,
      );
    }
  }
}

async function findRepeated(
  client: ClientBase,
  table: ImportTable,
  columns: readonly string[],
): Promise<KeyViolation[]> {
  const key = columns.join(', ');
  const stated = columns.map((column) => `${column} is not null`).join(' and ');
  const { rows } = await client.query<KeyViolation>(
    `select file_line, concat_ws(' ', ${key}) as value, other, count(*) over () as total
     from (select file_line, ${key}, lag(file_line) over (partition by ${key} order by file_line) as other
           from ${getStagingTable(table)} where ${stated}) as line
     where other is not null
     order by file_line limit ${PROBLEMS_SHOWN}`,
  );
  return rows;
}

/** A value that another row of the database has, and keeps because the file does not change that row. */
async function findTaken(client: ClientBase, table: ImportTable, column: string): Promise<KeyViolation[]> {
  const [stageKey, heldKey, movedKey] = ['stage', 'held', 'moved'].map((alias) => qualify(table.key, alias));
  const { rows } = await client.query<KeyViolation>(
    `select stage.file_line, stage.${column} as value, null::integer as other, count(*) over () as total
     from ${getStagingTable(table)} as stage join ${table.target} as held using (${column})
     where (${heldKey}) <> (${stageKey})
       and not exists (select from ${getStagingTable(table)} as moved
                       where (${movedKey}) = (${heldKey}) and moved.${column} is distinct from held.${column})
     order by stage.file_line limit ${PROBLEMS_SHOWN}`,
  );
  return rows;
}

async function findMissingParents(
  client: ClientBase,
  table: ImportTable,
  { columns, table: parentName }: ImportReference,
): Promise<KeyViolation[]> {
  const parent = getImportTable(parentName);
  const parentKey = qualify(parent.key, 'parent');
  const [stageKey, value] = [qualify(columns, 'stage'), columns.join(', ')];
  const stated = columns.map((column) => `${column} is not null`).join(' and ');
  const { rows } = await client.query<KeyViolation>(
    `select file_line, concat_ws(' ', ${value}) as value, null::integer as other, count(*) over () as total
     from ${getStagingTable(table)} as stage
     where ${stated}
       and not exists (select from ${getStagingTable(parent)} as parent where (${parentKey}) = (${stageKey}))
       and not exists (select from ${parent.target} as parent where (${parentKey}) = (${stageKey}))
     order by file_line limit ${PROBLEMS_SHOWN}`,
  );
  return rows;
}

function qualify(columns: readonly string[], alias: string): string {
  return columns.map((column) => `${alias}.${column}`).join(', ');
}

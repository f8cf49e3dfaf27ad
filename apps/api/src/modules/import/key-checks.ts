import type { ClientBase } from 'pg';
import { readRows } from '../../db/read-rows.ts';
import type { Bilingual } from '../../language.ts';
import type { BookFile } from './books-folder.ts';
import type { ImportReference, ImportTable } from './tables/import-table.ts';
import { getImportTable } from './tables/import-tables.ts';
import type { ProblemList } from './values/problems.ts';
import { getStagingTable } from './staging.ts';

type KeyViolation = { file_line: number; value: string; other: number | null };

/** Finds duplicate keys, duplicate unique values, and dangling references. */
export async function checkKeys(
  client: ClientBase,
  books: readonly BookFile[],
  problems: ProblemList,
): Promise<void> {
  for (const { table, source } of books) {
    const add = async (
      query: string,
      columns: readonly string[],
      reason: (violation: KeyViolation) => Bilingual,
    ): Promise<void> => {
      for await (const violation of readRows<KeyViolation>(client, query)) {
        const { file_line: line, value } = violation;
        problems.add({
          file: source.name,
          line,
          column: columns.join(' '),
          value,
          reason: reason(violation),
        });
      }
    };
    await add(selectRepeated(table, table.key), table.key, describeRepeated);
    for (const column of table.unique ?? []) {
      await add(selectRepeated(table, [column]), [column], describeRepeated);
      await add(selectTaken(table, column), [column], () => TAKEN);
    }
    for (const reference of table.references) {
      const parent = getImportTable(reference.table);
      await add(selectMissingParents(table, reference), reference.columns, () => describeMissing(parent));
    }
  }
}

const TAKEN: Bilingual = {
  th: 'ซ้ำกับรายการอื่นที่อยู่ในพอร์ทัลแล้ว',
  en: 'another entry of the portal already has it',
};

function describeRepeated({ other }: KeyViolation): Bilingual {
  return { th: `ซ้ำกับบรรทัด ${other}`, en: `the same as on line ${other}` };
}

function describeMissing({ name, title }: ImportTable): Bilingual {
  return {
    th: `ไม่มีใน${title.th} (${name}) ทั้งในไฟล์และในพอร์ทัล`,
    en: `not in the ${title.en} (${name}), neither in the files nor in the portal`,
  };
}

function selectRepeated(table: ImportTable, columns: readonly string[]): string {
  const key = columns.join(', ');
  const stated = columns.map((column) => `${column} is not null`).join(' and ');
  return `select file_line, concat_ws(' ', ${key}) as value, other
     from (select file_line, ${key}, lag(file_line) over (partition by ${key} order by file_line) as other
           from ${getStagingTable(table)} where ${stated}) as line
     where other is not null
     order by file_line`;
}

/** A value that another row of the database has, and keeps because the file does not change that row. */
function selectTaken(table: ImportTable, column: string): string {
  const [stageKey, heldKey, movedKey] = ['stage', 'held', 'moved'].map((alias) => qualify(table.key, alias));
  return `select stage.file_line, stage.${column} as value, null::integer as other
     from ${getStagingTable(table)} as stage join ${table.target} as held using (${column})
     where (${heldKey}) <> (${stageKey})
       and not exists (select from ${getStagingTable(table)} as moved
                       where (${movedKey}) = (${heldKey}) and moved.${column} is distinct from held.${column})
     order by stage.file_line`;
}

function selectMissingParents(table: ImportTable, { columns, table: parentName }: ImportReference): string {
  const parent = getImportTable(parentName);
  const parentKey = qualify(parent.key, 'parent');
  const [stageKey, value] = [qualify(columns, 'stage'), columns.join(', ')];
  const stated = columns.map((column) => `${column} is not null`).join(' and ');
  return `select file_line, concat_ws(' ', ${value}) as value, null::integer as other
     from ${getStagingTable(table)} as stage
     where ${stated}
       and not exists (select from ${getStagingTable(parent)} as parent where (${parentKey}) = (${stageKey}))
       and not exists (select from ${parent.target} as parent where (${parentKey}) = (${stageKey}))
     order by file_line`;
}

function qualify(columns: readonly string[], alias: string): string {
  return columns.map((column) => `${alias}.${column}`).join(', ');
}

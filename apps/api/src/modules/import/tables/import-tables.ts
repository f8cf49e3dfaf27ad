import { beneficiaryTable } from './beneficiary-table.ts';
import { cremationTable } from './cremation-table.ts';
import { depositTables } from './deposit-tables.ts';
import { dividendTables } from './dividend-tables.ts';
import { loanTables } from './loan-tables.ts';
import { memberTable } from './member-table.ts';
import { receiptTables } from './receipt-tables.ts';
import { shareTables } from './share-tables.ts';
import { welfareTable } from './welfare-table.ts';
import type { ImportTable, TableName } from './import-table.ts';

/** Every file that the import knows, in the order in which they are read and written: parents first. */
export const IMPORT_TABLES: readonly ImportTable[] = [
  memberTable,
  ...shareTables,
  ...loanTables,
  ...depositTables,
  ...receiptTables,
  cremationTable,
  beneficiaryTable,
  ...dividendTables,
  welfareTable,
];

/** The table of a name. Throws for an unknown name, which would be a bug. */
export function getImportTable(name: TableName): ImportTable {
  const table = IMPORT_TABLES.find((candidate) => candidate.name === name);
  if (!table) throw new Error(`No import table ${name}`);
  return table;
}

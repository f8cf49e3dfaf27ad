import { beneficiaryTable } from './tables/beneficiary-table.ts';
import { cremationTable } from './tables/cremation-table.ts';
import { depositTables } from './tables/deposit-tables.ts';
import { dividendTables } from './tables/dividend-tables.ts';
import { loanTables } from './tables/loan-tables.ts';
import { memberTable } from './tables/member-table.ts';
import { receiptTables } from './tables/receipt-tables.ts';
import { shareTables } from './tables/share-tables.ts';
import { welfareTable } from './tables/welfare-table.ts';
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

import type { ImportColumn } from './import-table.ts';

/**
 * What every movement of shares or of a loan begins with: whose it is, its
 * place, its day, its kind, its period.
 */
export function ledgerColumns(owner: Pick<ImportColumn, 'name' | 'kind'>, day: string): ImportColumn[] {
  return [
    { ...owner, required: true },
    { name: 'seq_no', kind: 'integer', required: true },
    { name: day, kind: 'date', required: true },
    { name: 'item_type_code', kind: 'code', required: true },
    { name: 'item_type_description', kind: 'text', maxLength: 200, required: true },
    { name: 'period', kind: 'integer' },
  ];
}

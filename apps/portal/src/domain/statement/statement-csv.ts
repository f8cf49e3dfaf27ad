import { formatThaiDate } from '@sahakorn/thai/date';
import { getMoneySign } from '@sahakorn/thai/money';
import type { StatementColumn } from '@sahakorn/ui/statement-table';
import { writeCsv } from '@sahakorn/thai/csv';

const BAHT = 'บาท';
const NOTE = 'หมายเหตุ';

type FileColumn<Entry> = { header: string; value: (entry: Entry) => string | null | undefined };

export function createStatementCsv<Entry>(
  columns: readonly StatementColumn<Entry>[],
  entries: readonly Entry[],
): string {
  const filed = columns.flatMap(fileColumns);
  return writeCsv([
    filed.map(({ header }) => header),
    ...entries.map((entry) => filed.map(({ value }) => value(entry) ?? '')),
  ]);
}

function fileColumns<Entry>(column: StatementColumn<Entry>): FileColumn<Entry>[] {
  const { header } = column;
  switch (column.kind) {
    case 'date':
      return [
        { header: `${header} (ค.ศ.)`, value: column.value },
        { header: `${header} (พ.ศ.)`, value: (entry) => shortDay(column.value(entry)) },
      ];
    case 'text':
      return [
        { header, value: column.value },
        { header: NOTE, value: column.note },
      ];
    case 'document':
      return [{ header, value: column.value }];
    default:
      return [
        {
          header: `${header} (${column.unit ?? BAHT})`,
          value: (entry) => getSide(column.kind, column.value(entry)),
        },
      ];
  }
}

function shortDay(day: string | null | undefined): string {
  return day ? formatThaiDate(day, { style: 'short' }) : '';
}

function getSide(
  kind: 'outflow' | 'inflow' | 'balance' | 'money',
  amount: string | null | undefined,
): string | null | undefined {
  if (!amount || (kind !== 'outflow' && kind !== 'inflow')) return amount;
  return getMoneySign(amount) < 0 === (kind === 'outflow') ? amount : null;
}

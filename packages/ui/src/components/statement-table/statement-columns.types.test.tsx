import { expect, it } from 'vitest';
import { statementColumns } from './statement-columns.ts';
import { StatementTable } from './statement-table.tsx';

type Entry = { date: string; item: string; amount: string };

const column = statementColumns<Entry>();

it('holds columns to their contract', () => {
  // @ts-expect-error -- an entry has no field of this name
  column.date({ header: 'วันที่', value: (row) => row.day });
  // @ts-expect-error -- an amount is a decimal string, never a number
  column.balance({ header: 'คงเหลือ', value: () => 12_345.5 });
  // @ts-expect-error -- there may be several columns of this kind, so each needs its own name
  column.money({ header: 'ดอกเบี้ย', value: (row) => row.amount });
  // @ts-expect-error -- a column needs its head
  column.text({ value: (row) => row.item });
  // @ts-expect-error -- the date always shows
  column.date({ header: 'วันที่', value: (row) => row.date, priority: 'wide' });
  expect(column).toBeDefined();
});

it('cannot be written without its caption', () => {
  // @ts-expect-error -- screen readers need the name of the table
  const table = <StatementTable columns={[]} rows={[]} rowKey={() => 0} />;
  expect(table).toBeDefined();
});

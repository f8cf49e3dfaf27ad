import type { Kysely } from 'kysely';
import type { ColumnOf, FirstRow, Ledger, LedgerPage, LedgerReader, LedgerTable } from './ledger.ts';
import { createLedgerCompiler } from './ledger-text.ts';
import { selectPage } from './ledger-statement.ts';
import type { Database } from './schema.ts';

/**
 * Reads ledgers of one table, each page in one statement, and so at one moment of the books. Names come from our own
 * descriptions; what a client sends is a parameter.
 */
export function ledgerReader<
  Head,
  Table extends LedgerTable,
  Column extends ColumnOf<Table>,
  KindName extends ColumnOf<Table>,
  More extends string = never,
>(db: Kysely<Database>, ledger: Ledger<Head, Table, Column, KindName, More>) {
  type Entry = FirstRow<Table, Column>;
  type Kind = FirstRow<Table, KindName> & { item_type_code: string };
  type Figures = Omit<LedgerPage<Head, Entry, Kind, More>, 'entries'>;
  type EntryRow = Entry & { sums: null };
  const compile = createLedgerCompiler<Figures | EntryRow>(db, (asked) => selectPage(ledger, asked));
  const isFigures = (row: Figures | EntryRow): row is Figures => row.sums !== null;
  const isEntry = (row: Figures | EntryRow): row is EntryRow => row.sums === null;
  const reader: LedgerReader<Head, Entry, Kind, More> = {
    async readPage(asked) {
      const { rows } = await db.executeQuery(compile(asked));
      const figures = rows.find(isFigures);
      if (!figures) return null;
      const { head, sums, kinds } = figures;
      return { head, sums, kinds, entries: rows.filter(isEntry) };
    },
  };
  return reader;
}
